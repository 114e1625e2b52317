import Semantics
import SwiftUIModel
import Syntax
import TransformKit

/// What the views that a helper is called on contain, in the bodies of their types, that behaves differently if
/// they are kept: when the condition changed, they were made anew until now.
struct KeptContent {
  private let context: TransformContext
  private let hides: Bool

  /// How many types lead from the view to what it contains.
  private static let depth = 2

  init(in context: TransformContext, hides: Bool) {
    self.context = context
    self.hides = hides
  }

  /// What a reviewer has to know; nil where nothing is found.
  func caveat(of call: ConditionalCall) -> String? {
    guard let receiver = call.receiver else { return nil }
    return context.program.ask { program in
      var seen: Set<DeclID> = []
      if hides, let input = input(in: receiver) { return focusCaveat(input) }
      return caveat(of: receiver, Self.depth, &seen, program)
    }
  }

  private func caveat(
    of code: SyntaxCursor, _ depth: Int, _ seen: inout Set<DeclID>, _ program: Program
  ) -> String? {
    guard 0 < depth else { return nil }
    for node in [code] + Array(code.descendants) {
      if let part = part(namedBy: node, &seen, program) {
        let name = program.name(of: part.decl)
        if let found = caveat(ofType: name, [part.body], program) { return found }
        if let found = caveat(of: part.body, depth, &seen, program) { return found }
      }
      guard node.kind == .functionCallExpr, let type = program.typeDecl(calledBy: node),
        program.knownModule(of: type) == nil, seen.insert(type).inserted
      else { continue }
      let name = program.name(of: type)
      let members = program.cursor(of: type).members
      if let found = caveat(ofType: name, members, program) { return found }
      for member in members {
        if let found = caveat(of: member, depth - 1, &seen, program) { return found }
      }
    }
    return nil
  }

  /// The function or computed property of the repository that a name means, if it shows a view.
  private func part(
    namedBy node: SyntaxCursor, _ seen: inout Set<DeclID>, _ program: Program
  ) -> (decl: DeclID, body: SyntaxCursor)? {
    guard node.kind == .declReferenceExpr, node.declaredName?.first?.isLowercase == true,
      case .declaration(let decl) = program.reference(of: node),
      program.knownModule(of: decl) == nil
    else { return nil }
    let cursor = program.cursor(of: decl)
    let body = FunctionDeclView(cursor)?.body ?? program.binding(of: decl)?.child(.accessorBlock)
    guard let body, seen.insert(decl).inserted else { return nil }
    let type =
      switch program.type(ofDeclared: decl) {
      case .function(_, let result, _): result
      case let type: type
      }
    return program.isView(type) == true ? (decl, body) : nil
  }

  private func caveat(
    ofType name: String, _ members: [SyntaxCursor], _ program: Program
  ) -> String? {
    let dependence = RebuildDependence(program, staysVisible: !hides)
    if members.configureOnlyOnce {
      return
        "after the change, `\(name)` keeps the view that it made: its update ignores the new values"
    }
    for member in members {
      if member.kind == .initializerDecl, member.createsState {
        return
          "after the change, `\(name)` keeps the state that it was created with: the view is no "
          + "longer rebuilt"
      }
      if hides, let input = input(in: member, or: ["NavigationLink"]) { return focusCaveat(input) }
      let calls = member.descendants.compactMap(FunctionCallView.init)
      if let call = calls.first(where: { dependence.mayAffect($0) && dependence.affects($0) }),
        let modifier = call.member?.name
      {
        return "after the change, `\(modifier)` in `\(name)` may behave differently: "
          + "the view is no longer rebuilt"
      }
    }
    return nil
  }

  // MARK: Input

  /// A view or modifier by which code takes text or keys.
  ///
  /// - Parameter others: further names that count.
  private func input(in code: SyntaxCursor, or others: Set<String> = []) -> String? {
    ([code] + Array(code.descendants)).lazy.compactMap {
      FunctionCallView($0)?.nameNode?.declaredName
    }
    .first(where: Self.inputs.union(others).contains)
  }

  private static let inputs: Set<String> = [
    "SecureField", "TextEditor", "TextField", "focusable", "focused",
    "keyboardShortcut", "onKeyPress", "searchable",
  ]

  private func focusCaveat(_ name: String) -> String {
    "`\(name)` may still be used while it is transparent"
  }
}

extension SyntaxCursor {
  /// Whether an initializer sets the first value of a state: `_text = State(initialValue: text)`.
  fileprivate var createsState: Bool {
    descendants.contains {
      ["State", "StateObject"].contains(FunctionCallView($0)?.nameNode?.declaredName)
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
