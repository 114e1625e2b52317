import SwiftUIModel
import Syntax

/// What a representable takes only while it makes its view, so that the kept view does not have it later.
///
/// It lists what is passed on in an update; everything else is taken to be kept.
struct KeptRepresentable {
  let functions: [FunctionDeclView]
  /// The getters of the computed properties, by their names.
  private let getters: [String: SyntaxCursor]
  /// The stored properties that a caller sets.
  let inputs: Set<String>
  /// The properties that come from the views around it.
  private let surroundings: Set<String>
  private let updates: [FunctionDeclView]
  let makers: [FunctionDeclView]

  /// Nil for a type that is no representable.
  init?(_ members: [SyntaxCursor]) {
    functions = members.compactMap(FunctionDeclView.init)
    updates = functions.filter { Self.updates.contains($0.name) }
    makers = functions.filter { Self.makers.contains($0.name) }
    guard !makers.isEmpty else { return nil }
    inputs = Set(members.filter(\.isInput).flatMap(\.boundNames))
    surroundings = Set(members.filter(\.isFromSurroundings).flatMap(\.boundNames))
    getters = members.filter { $0.kind == .variableDecl }.flatMap(\.children).reduce(into: [:]) {
      guard let name = $1.child(.identifierPattern)?.textWithoutTrivia else { return }
      $0[name] = $1.child(.accessorBlock)
    }
  }

  /// Whether it takes values, and does not pass all of them on to the view that it has made.
  var configuresOnlyOnce: Bool {
    let given = updates.reduce(into: Set<String>()) { $0.formUnion(namesGiven(by: $1)) }
    let isEmpty = updates.allSatisfy { $0.body?.statements.isEmpty != false }
    let used = updates.compactMap(\.body).reduce(into: taken) {
      $0.formUnion(names(in: $1, isPassed: false))
    }
    return !used.subtracting(given).isEmpty || isEmpty && !inputs.isEmpty || readsEnvironmentOnce
      || !passesItself && !Set(makingUses).isSubset(of: updatingUses)
  }

  /// Whether an update hands over the whole value, as `context.coordinator.parent = self` does.
  private var passesItself: Bool {
    updates.contains { $0.body?.statements.contains(where: \.isAssignmentOfSelf) == true }
  }

  /// Whether the made view has values of the environment that no update passes on.
  private var readsEnvironmentOnce: Bool {
    func reads(_ function: FunctionDeclView) -> Bool {
      function.body?.descendants.contains {
        MemberAccessView($0)?.name == "environment" && MemberAccessView($0)?.base?.text == "context"
      } == true
    }
    return makers.contains(where: reads) && !updates.contains(where: reads)
  }

  /// The inputs, and values of the environment, that the made view or its coordinator has.
  private var taken: Set<String> {
    (makers + functions.filter { $0.name == "makeCoordinator" }).compactMap(\.body)
      .reduce(into: []) { $0.formUnion(names(in: $1, isPassed: true)) }
  }

  /// The inputs that an update passes on whenever it is called.
  private func namesGiven(by update: FunctionDeclView) -> Set<String> {
    var names: Set<String> = []
    for statement in update.body?.statements ?? [] where !asksForNoInput(statement) {
      names.formUnion(self.names(in: statement, isPassed: statement.isAssignmentOfSelf))
      // What follows may not run. What the `guard` compares is what the view has already.
      if statement.kind == .guardStmt { break }
    }
    return names
  }

  /// Whether a statement does something only in a state of the made view, such as while it is empty.
  private func asksForNoInput(_ statement: SyntaxCursor) -> Bool {
    let conditions = statement.children.prefix { $0.kind != .codeBlock }
    return statement.kind == .ifExpr
      && conditions.allSatisfy { names(in: $0, isPassed: true).isEmpty }
  }

  /// The inputs that code mentions, also in the functions that it calls.
  ///
  /// - Parameter isPassed: whether the value as a whole stands for all of them.
  private func names(
    in code: SyntaxCursor, isPassed: Bool, within outer: Set<String> = []
  ) -> Set<String> {
    var found: Set<String> = []
    for node in [code] + Array(code.descendants) where node.kind == .declReferenceExpr {
      guard let name = node.declaredName else { continue }
      if node.isSelf, isPassed, !code.namesMember(of: node) { return inputs }
      let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
      if inputs.contains(plain) || surroundings.contains(plain) { found.insert(plain) }
      // A binding is a reference to the value, and not a copy.
      guard !outer.contains(name), outer.count < 4,
        let body = functions.first(where: { $0.name == name })?.body ?? getters[name]
      else { continue }
      found.formUnion(names(in: body, isPassed: isPassed, within: outer.union([name])))
    }
    return found
  }

  /// Whether it assigns more, while it makes its view, than variables of the function.
  var setsMoreThanItMakes: Bool {
    makers.compactMap(\.body).contains { body in
      let locals = Set(
        body.descendants.filter { $0.kind == .identifierPattern }.map(\.textWithoutTrivia))
      return body.descendants.contains { node in
        guard node.kind == .sequenceExpr else { return false }
        let parts = Array(node.children)
        guard 1 < parts.count, parts[1].isAssignment else { return false }
        let root = parts[0].textWithoutTrivia.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return !locals.contains(String(root)) && root != "context"
      }
    }
  }

  /// The bindings that the coordinator or the made view holds.
  var heldBindings: Set<String> {
    let bodies = (makers + functions.filter { $0.name == "makeCoordinator" }).compactMap(\.body)
    let names = bodies.flatMap(\.descendants).compactMap(\.declaredName)
    return Set(names.filter { $0.hasPrefix("$") }.map { String($0.dropFirst()) })
  }

  private static let makers: Set<String> = [
    "makeNSView", "makeNSViewController", "makeUIView", "makeUIViewController",
  ]

  private static let updates: Set<String> = [
    "updateNSView", "updateNSViewController", "updateUIView", "updateUIViewController",
  ]
}

extension SyntaxCursor {
  /// Whether a member is a stored property whose value may differ between two values of the type.
  fileprivate var isInput: Bool {
    guard kind == .variableDecl, !hasModifier(.static),
      !children.contains(where: { $0.child(.accessorBlock) != nil })
    else { return false }
    let isConstant = token(.let) != nil && children.contains { $0.child(.initializerClause) != nil }
    let isFromSwiftUI = children.contains { child in
      child.kind == .attribute
        && ["@Environment", "@State", "@EnvironmentObject"].contains { child.text.hasPrefix($0) }
    }
    return !isConstant && !isFromSwiftUI
  }

  /// Whether a member is a property that the environment sets.
  fileprivate var isFromSurroundings: Bool {
    children.contains {
      $0.kind == .attribute
        && ["@Environment(", "@EnvironmentObject"].contains(where: $0.text.hasPrefix)
    }
  }

  fileprivate var boundNames: [String] {
    children.compactMap { $0.child(.identifierPattern)?.textWithoutTrivia }
  }

  fileprivate var statements: [SyntaxCursor] { children.filter { $0.kind != .unexpectedNodes } }

  /// Whether a statement hands over the whole value: `context.coordinator.parent = self`.
  fileprivate var isAssignmentOfSelf: Bool {
    let parts = Array(children)
    return kind == .sequenceExpr && parts.count == 3 && parts[1].kind == .assignmentExpr
      && parts[2].isSelf
  }

  /// Whether a `self` in the code is only the base of a member.
  fileprivate func namesMember(of node: SyntaxCursor) -> Bool {
    descendants.contains { MemberAccessView($0)?.base?.id == node.id }
      || MemberAccessView(self)?.base?.id == node.id
  }

  /// Whether an operator assigns: `=`, `+=`.
  var isAssignment: Bool {
    let sign = textWithoutTrivia
    return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
  }
}
