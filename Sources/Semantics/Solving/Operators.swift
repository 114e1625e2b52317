import Syntax

/// Sequences of operators.
extension Solver {
  /// Longer sequences are not solved as a whole: each operator is a level of recursion.
  private static let longestSequence = 400

  func solve(sequence node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    let folded = fold(node)
    let elements = Array(node.children)
    guard folded.problem == nil || elements.count == 3, elements.count < Self.longestSequence else {
      for element in elements where element.kind.isExpression { infer(element, expected: .unknown) }
      return .unknown
    }
    return solve(folded, expected: expected)
  }

  func solve(_ folded: FoldedExpr, expected: SwiftType?) -> SwiftType {
    switch folded.shape {
    case .operand(let node): return infer(node, expected: expected)
    case .assignment(let target, let value):
      let type = target.head.kind == .discardAssignmentExpr ? nil : inferTarget(target.head)
      let given = infer(Operand(value), expected: type)
      if let type { fitIfPossible(given, to: type) }
      return .void
    case .ternary(let condition, let then, let otherwise):
      solve(expression: Operand(condition), expected: program.standard("Bool"))
      return ternary(Operand(then), Operand(otherwise), expected: expected)
    case .typeCheck(let value, _):
      solve(expression: Operand(value), expected: nil)
      return program.standard("Bool")
    case .cast(let value, let `operator`, let type):
      return cast(value, `operator`, type)
    case .covered(let cover, let body):
      let type = infer(Operand(body), expected: expected)
      return cover.isOptionalTry ? optional(type) : type
    case .infix(let left, let `operator`, let right):
      return infix(Operand(left), `operator`, Operand(right), expected: expected)
    }
  }

  /// The type of what a value is assigned to: a chain with `?` takes a value that is no optional.
  func inferTarget(_ node: SyntaxCursor) -> SwiftType {
    note(inferLink(node, expected: nil).type, for: node)
  }

  private func ternary(
    _ then: Operand, _ otherwise: Operand, expected: SwiftType?
  ) -> SwiftType {
    let wanted = expected.map(resolved)
    guard let wanted, !wanted.isVariable else {
      let type = join([then, otherwise], expected: wanted)
      if let wanted { fitIfPossible(type, to: wanted) }
      return resolved(type)
    }
    let first = infer(then, expected: wanted)
    let second = infer(otherwise, expected: wanted)
    if resolved(first) == resolved(second) { return first }
    let fits = fitIfPossible(first, to: wanted) && fitIfPossible(second, to: wanted)
    return fits ? resolved(wanted) : .unknown
  }

  private func cast(
    _ value: FoldedExpr, _ operator: SyntaxCursor, _ written: SyntaxCursor
  ) -> SwiftType {
    let node =
      written.kind == .typeExpr ? written.children.first(where: \.kind.isTypeNode) : written
    let type = node.map { program.type(written: $0, in: file) } ?? .unknown
    let mark = `operator`.ownTokens.contains {
      tree.tokens[$0.index].kind == .postfixQuestionMark
    }
    let isForced = `operator`.ownTokens.contains {
      tree.tokens[$0.index].kind == .exclamationMark
    }
    let given = infer(Operand(value), expected: mark || isForced ? nil : type)
    if !mark, !isForced { fitIfPossible(given, to: type) }
    return mark ? program.optional(type) : type
  }
}

extension SyntaxCursor {
  /// Whether it is a `try?`.
  var isOptionalTry: Bool {
    kind == .tryExpr
      && ownTokens.contains { tree.tokens[$0.index].kind == .postfixQuestionMark }
  }
}
