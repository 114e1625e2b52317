import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The mentions of a helper's name that may be calls of it, and not of something else that has the name.
struct HelperUses {
  private let function: FunctionDeclView
  private let context: TransformContext

  init(of function: FunctionDeclView, in context: TransformContext) {
    self.function = function
    self.context = context
  }

  /// The mentions whose files call the helper, as far as is known; those whose line does come first.
  func uses(among mentions: [Mention]) -> [Mention] {
    var atLine: [Mention] = []
    var others: [Mention] = []
    for mention in mentions {
      guard let line = mention.line else { continue }
      let lines = linesOfCalls(in: mention.path)
      if lines.contains(line) {
        atLine.append(mention)
      } else if let next = lines.first(where: { line < $0 }) {
        others.append(Mention(of: mention.name, in: mention.path, line: next))
      }
    }
    return atLine + others
  }

  private func linesOfCalls(in path: String) -> [Int] {
    guard let file = context.file(at: path), file.sees(moduleOf: function, context) else {
      return []
    }
    let search = DeclarationUses(in: context)
    let signature = InitializerSignature(of: function.parameters)
    let lines = LineTable(file.tree.source)
    return search.possibleUses(of: function.cursor, in: file).filter { use in
      guard let call = use.call.flatMap(FunctionCallView.init),
        signature.parameterIndices(of: call) != nil
      else { return false }
      return search.isUse(use, of: function.cursor)
    }.map { lines.location(of: $0.name.range.start).line }
  }
}

extension IndexedFile {
  /// Whether a file is of the module of a declaration, or imports that.
  fileprivate func sees(moduleOf function: FunctionDeclView, _ context: TransformContext) -> Bool {
    let home = context.modules[function.cursor.tree.source.path]
    return context.modules[path] == home
      || tree.nodes(ofKind: .importDecl).contains { declaration in
        let name = home.importName ?? home.name.split(separator: "/").last.map(String.init)
        return declaration.textWithoutTrivia.hasSuffix(name ?? "")
      }
  }
}
