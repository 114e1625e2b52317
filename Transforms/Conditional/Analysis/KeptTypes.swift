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

// MARK: Callable values and subscripts

extension KeptContent {
  /// What a value of the repository returns that is called like a function.
  mutating func caveat(ofCallableNamedBy call: FunctionCallView) -> String? {
    guard let callee = call.callee else { return nil }
    let functions = context.program.ask { program -> [DeclID] in
      guard case .nominal(let type, _) = program.type(of: callee),
        program.knownModule(of: type) == nil, program.isView(program.type(of: call.cursor)) != false
      else { return [] }
      return program.members(named: "callAsFunction", ofType: type, from: type.file)
    }
    for function in functions {
      let body = context.program.ask { FunctionDeclView($0.cursor(of: function))?.body }
      if let found = body.flatMap({ caveat(ofCode: [$0], of: function) }) { return found }
    }
    return nil
  }

  /// What a subscript of the repository returns is not followed.
  func caveat(ofSubscript node: SyntaxCursor) -> String? {
    let isOwn = context.program.ask { program in
      guard let base = node.children.first(where: { $0.kind != .unexpectedNodes }),
        case .nominal(let type, _) = program.type(of: base)
      else { return false }
      return program.knownModule(of: type) == nil
        && program.isView(program.type(of: node)) == true
    }
    return isOwn ? "a subscript makes the view, which may depend on being rebuilt" : nil
  }
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
