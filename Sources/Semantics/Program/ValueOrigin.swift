import Syntax

/// Where a value of unknown type may come from.
///
/// Code that is not in sight returns a value of a type of the repository only where it is handed one.
struct ValueOrigin {
  let program: Program
  /// The types that are asked about.
  let types: Set<DeclID>

  /// Whether an expression of unknown type may be, or hold, a value of one of the types.
  func mayBeOne(_ expression: SyntaxCursor, in file: Int32) -> Bool {
    !program.type(of: expression, in: file).isComplete && isOne(expression, file, depth: 0)
  }

  /// Whether a variable whose type is not known may hold a value of one of the types.
  func mayBeOne(_ variable: DeclID) -> Bool { isOne(variable, depth: 0) }

  /// Whether one of the types is a part of a type.
  func isNamed(in type: SwiftType) -> Bool { type.contains(where: isAsked) }

  private func isOne(_ node: SyntaxCursor, _ file: Int32, depth: Int) -> Bool {
    guard depth < Self.limit else { return true }
    let type = program.type(of: node, in: file)
    if type.contains(where: isAsked) { return true }
    if type.isComplete { return false }
    switch node.kind {
    case .declReferenceExpr, .functionCallExpr, .memberAccessExpr, .subscriptCallExpr:
      let decls = decls(of: node, file)
      if !decls.isEmpty {
        return decls.contains { types.contains($0) || isOne($0, depth: depth + 1) }
      }
    case .closureExpr: return false
    default: break
    }
    return parts(of: node).contains { isOne($0, file, depth: depth + 1) }
  }

  private func isAsked(_ type: SwiftType) -> Bool {
    if case .nominal(let decl, _) = type { types.contains(decl) } else { false }
  }

  /// The expressions that the value of an expression is made of.
  private func parts(of node: SyntaxCursor) -> [SyntaxCursor] {
    guard let call = FunctionCallView(node) else {
      let elements = node.children.filter {
        [.arrayElement, .dictionaryElement, .labeledExpr].contains($0.kind)
      }
      return node.children.filter(\.kind.isExpression)
        + elements.flatMap { $0.children.filter(\.kind.isExpression) }
    }
    return [call.member?.base].compactMap(\.self) + call.arguments.map(\.value)
  }

  /// The declarations that an expression may refer to or call.
  private func decls(of node: SyntaxCursor, _ file: Int32) -> [DeclID] {
    let callee = FunctionCallView(node)?.callee ?? node
    let name = callee.kind == .memberAccessExpr ? callee.lastChild : callee
    return name.map { program.reference(of: $0, in: file).decls } ?? []
  }

  /// Whether the value of a declaration may be one. A type that is written but not known is another.
  private func isOne(_ decl: DeclID, depth: Int) -> Bool {
    let cursor = program.cursor(of: decl)
    let ancestry = program.ancestry(of: decl)
    switch cursor.kind {
    case .closureExpr, .closureShorthandParameter, .closureParameter:
      if cursor.children.contains(where: \.kind.isTypeNode) { return false }
      let closure =
        cursor.kind == .closureExpr
        ? cursor : ancestry.ancestors(of: cursor).first { $0.kind == .closureExpr }
      guard let closure, let call = ancestry.call(taking: closure) else { return true }
      return parts(of: call.cursor).contains {
        $0.id != closure.id && isOne($0, decl.file, depth: depth)
      }
    case .identifierPattern:
      guard let home = ancestry.binding(of: cursor), home.child(.typeAnnotation) == nil else {
        return false
      }
      let value =
        home.child(.initializerClause)?.firstExpression
        ?? home.children.first(where: \.kind.isExpression)
      return value.map { isOne($0, decl.file, depth: depth) } ?? false
    default: return false
    }
  }

  private static let limit = 8
}

extension Ancestry {
  /// The call that a closure is an argument of.
  func call(taking closure: SyntaxCursor) -> FunctionCallView? {
    guard let parent = parent(of: closure) else { return nil }
    if let call = FunctionCallView(parent) { return call.callee?.id == closure.id ? nil : call }
    guard parent.kind == .labeledExpr || parent.kind == .multipleTrailingClosureElement else {
      return nil
    }
    return self.parent(of: parent).flatMap(FunctionCallView.init)
  }

  /// What gives a variable its value: the nearest node around its pattern that has one.
  fileprivate func binding(of pattern: SyntaxCursor) -> SyntaxCursor? {
    ancestors(of: pattern).first {
      switch $0.kind {
      case .patternBinding, .optionalBindingCondition, .matchingPatternCondition, .forStmt,
        .switchExpr:
        true
      default: false
      }
    }
  }
}
