import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What the declarations of the repository do that the kept view contains.
extension KeptContent {
  func caveat(ofType name: String, _ members: [SyntaxCursor]) -> String? {
    guard target == nil else { return nil }
    if members.configureOnlyOnce {
      return
        "after the change, `\(name)` keeps the view that it made: its update ignores the new values"
    }
    for member in members {
      if member.kind == .initializerDecl, member.createsState { return Self.stateCaveat(name) }
      if hides, let input = member.input(or: ["NavigationLink"]) { return Self.focusCaveat(input) }
      let calls = member.descendants.compactMap(FunctionCallView.init)
      let found = context.program.ask { program in
        let dependence = RebuildDependence(program, staysVisible: !hides)
        return calls.first { dependence.mayAffect($0) && dependence.affects($0) }
      }
      if let modifier = found?.member?.name {
        return "after the change, `\(modifier)` in `\(name)` may behave differently: "
          + "the view is no longer rebuilt"
      }
    }
    return nil
  }

  static func stateCaveat(_ name: String) -> String {
    "after the change, `\(name)` keeps the state that it was created with: the view is no "
      + "longer rebuilt"
  }

  /// A state that the memberwise initializer of a type sets.
  func stateCaveat(of type: DeclID, setBy labels: Set<String>) -> String? {
    context.program.ask { program in
      guard target == nil, program.knownModule(of: type) == nil,
        let decl = TypeDecl(program.cursor(of: type))
      else { return nil }
      let isSet = decl.storedProperties.contains { property in
        labels.contains(property.name)
          && property.wrappers.contains { Self.states.contains($0.name) }
      }
      return isSet ? Self.stateCaveat(decl.name) : nil
    }
  }

  fileprivate static let states: Set<String> = ["State", "StateObject"]
}

extension SyntaxCursor {
  /// Whether an initializer sets the first value of a state: `_text = State(initialValue: text)`.
  fileprivate var createsState: Bool {
    descendants.contains {
      KeptContent.states.contains(FunctionCallView($0)?.nameNode?.declaredName ?? "")
    }
  }
}

extension [SyntaxCursor] {
  /// Whether a representable takes values, and does not pass them on to the view that it has made.
  fileprivate var configureOnlyOnce: Bool {
    let functions = compactMap(FunctionDeclView.init)
    guard let update = functions.first(where: { Self.updates.contains($0.name) }),
      functions.contains(where: { Self.makers.contains($0.name) })
    else { return false }
    let isStored = contains { member in
      member.kind == .variableDecl
        && !member.children.contains { $0.child(.accessorBlock) != nil }
    }
    return isStored && update.body?.children.allSatisfy { $0.kind == .unexpectedNodes } != false
  }

  private static var makers: Set<String> {
    ["makeNSView", "makeNSViewController", "makeUIView", "makeUIViewController"]
  }

  private static var updates: Set<String> {
    ["updateNSView", "updateNSViewController", "updateUIView", "updateUIViewController"]
  }
}
