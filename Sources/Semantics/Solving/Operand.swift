import Syntax

/// An expression that a call or an operator takes: a node, or a part of a sequence of operators.
struct Operand {
  /// The node; of a part of a sequence the operator that is applied last.
  let node: SyntaxCursor
  /// The part of a sequence; nil for a node.
  let folded: FoldedExpr?

  init(_ node: SyntaxCursor) {
    self.node = node
    folded = nil
  }

  init(_ folded: FoldedExpr) {
    node = folded.head
    if case .operand = folded.shape { self.folded = nil } else { self.folded = folded }
  }
}

extension Solver {
  /// Finds the type of an operand, and notes it with those of all its parts.
  @discardableResult
  func infer(_ operand: Operand, expected: SwiftType?) -> SwiftType {
    guard let folded = operand.folded else { return infer(operand.node, expected: expected) }
    return note(solve(folded, expected: expected), for: operand.node)
  }

  func fold(_ sequence: SyntaxCursor) -> FoldedExpr {
    if let known = foldedSequences[sequence.id] { return known }
    let folded = OperatorTable.standard.fold(sequence)
    foldedSequences[sequence.id] = folded
    return folded
  }

  /// Whether the type of an expression depends on what its place wants, beyond the types of literals.
  func isContextual(_ operand: Operand) -> Bool {
    guard let folded = operand.folded else { return isContextual(operand.node) }
    switch folded.shape {
    case .ternary(_, let then, let otherwise):
      return isContextual(then) || isContextual(Operand(otherwise))
    case .infix(let left, _, let right):
      return isContextual(Operand(left)) && isContextual(Operand(right))
    case .covered(_, let body): return isContextual(Operand(body))
    default: return false
    }
  }

  func isContextual(_ node: SyntaxCursor) -> Bool {
    switch node.kind {
    case .closureExpr, .nilLiteralExpr, .arrayExpr, .dictionaryExpr, .keyPathExpr, .ifExpr,
      .switchExpr, .macroExpansionExpr:
      return true
    case .memberAccessExpr:
      guard let view = MemberAccessView(node) else { return false }
      return view.name == "init" || view.base?.implicitRoot != nil || view.base == nil
    case .declReferenceExpr: return node.referenceName?.isOperator ?? false
    case .functionCallExpr, .forceUnwrapExpr, .optionalChainingExpr:
      return node.implicitRoot != nil
    case .tupleExpr:
      let parts = node.children.filter { $0.kind == .labeledExpr }
      return parts.contains { $0.argumentValue.map(isContextual) ?? false }
    case .tryExpr, .awaitExpr, .inOutExpr:
      return node.firstExpression.map(isContextual) ?? false
    case .sequenceExpr: return isContextual(Operand(fold(node)))
    default: return false
    }
  }
}

extension SyntaxCursor {
  /// Whether it is a tuple of several elements.
  var isTuple: Bool { kind == .tupleExpr && children.count { $0.kind == .labeledExpr } > 1 }

  /// The member access without a base that a chain begins with.
  var implicitRoot: SyntaxCursor? {
    var node = self
    while true {
      if node.kind == .memberAccessExpr, MemberAccessView(node)?.base == nil { return node }
      guard let first = node.firstExpression, first.kind.isExpression,
        [.memberAccessExpr, .functionCallExpr, .forceUnwrapExpr, .optionalChainingExpr].contains(
          node.kind)
      else { return nil }
      node = first
    }
  }
}
