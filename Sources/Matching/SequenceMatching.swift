import Syntax

/// Matches sequences of operators by precedence.
extension TreeMatcher {
  mutating func matchesSequence(_ own: SyntaxCursor, _ other: SyntaxCursor) -> Bool {
    guard let otherFolded = other.certainlyFolded else { return false }
    return matches(OperatorTable.standard.fold(own), otherFolded)
  }

  mutating func matches(_ own: FoldedExpr, _ other: FoldedExpr) -> Bool {
    if case .operand(let node) = own.shape {
      if case .one(let index) = pattern.hole(at: node) { return take(index, Capture(other)) }
      guard case .operand(let otherNode) = other.shape else { return false }
      return matches(node, otherNode)
    }
    switch (own.shape, other.shape) {
    case (
      .infix(let left, let sign, let right), .infix(let otherLeft, let otherSign, let otherRight)
    ):
      return matchesElements(sign, otherSign) && matches(left, otherLeft)
        && matches(right, otherRight)
    case (.assignment(let place, let value), .assignment(let otherPlace, let otherValue)):
      return matches(place, otherPlace) && matches(value, otherValue)
    case (
      .ternary(let condition, let then, let otherwise),
      .ternary(let otherCondition, let otherThen, let otherOtherwise)
    ):
      return matches(condition, otherCondition) && matches(then, otherThen)
        && matches(otherwise, otherOtherwise)
    case (.typeCheck(let value, let type), .typeCheck(let otherValue, let otherType)):
      return matches(value, otherValue) && matches(type, otherType)
    case (.cast(let value, let sign, let type), .cast(let otherValue, let otherSign, let otherType)):
      return matchesElements(sign, otherSign) && matches(value, otherValue)
        && matches(type, otherType)
    case (.covered(let keyword, let body), .covered(let otherKeyword, let otherBody)):
      return keyword.kind == otherKeyword.kind && matches(body, otherBody)
    default:
      return false
    }
  }
}

extension SyntaxCursor {
  /// The sequence folded by precedence; nil if the precedence is uncertain. A single operator is
  /// always certain.
  var certainlyFolded: FoldedExpr? {
    let folded = OperatorTable.standard.fold(self)
    guard folded.problem != nil else { return folded }
    return children.reduce(0) { count, _ in count + 1 } == 3 ? folded : nil
  }
}

extension Capture {
  init(_ folded: FoldedExpr) {
    switch folded.shape {
    case .operand(let node):
      self.init(node)
    default:
      self.init(range: folded.range, tokens: folded.tokens, form: .folded(folded.head.id))
    }
  }
}
