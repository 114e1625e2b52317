import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension TransformContext {
  /// Whether a class is of the view controller that is the root of a window, or the first of a storyboard, so that its
  /// object stays as long as the application.
  func isFirstScreen(_ name: String) -> Bool {
    let names = once { FirstScreens(in: self) }.names
    // Where there are several, one may take the place of another.
    if names == [name] { return true }
    guard name.hasPrefix("Root"), name.hasSuffix("Controller") else { return false }
    // A storyboard makes it, and no code does.
    return !files(mentioning: name).contains { file in
      file.tree.nodes(ofKind: .functionCallExpr).contains {
        FunctionCallView($0)?.callee?.textWithoutTrivia == name
      }
    }
  }
}

/// The classes of which code makes the root view controller of a window.
private struct FirstScreens: Sendable {
  let names: Set<String>

  init(in context: TransformContext) {
    var names: Set<String> = []
    for file in context.files(mentioning: "rootViewController") {
      for sequence in file.tree.nodes(ofKind: .sequenceExpr) {
        let parts = Array(sequence.children)
        guard parts.count == 3, parts[1].kind == .assignmentExpr,
          MemberAccessView(parts[0])?.name == "rootViewController"
        else { continue }
        let type = context.program.ask { program -> String? in
          guard case .nominal(let decl, _) = program.unwrapped(program.type(of: parts[2])),
            program.knownModule(of: decl) == nil
          else { return nil }
          return program.name(of: decl)
        }
        if let type { names.insert(type) }
      }
    }
    self.names = names
  }
}
