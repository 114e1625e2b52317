import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// One operand of an applied condition, which must be true or must be false.
struct ConditionTerm: Sendable {
  /// The expression on one line, without a negation of the whole.
  let source: String
  private(set) var holds = true
  /// `a != b` for `a == b`.
  private var negatedSource: String?
  /// Whether a prefix `!` negates the whole expression.
  private var isPrimary = true
  private(set) var bindsLooserThanChoice = false
  private var bindsLooserThanConjunction = false
  private(set) var holdsClosure = false
  private(set) var usesShorthandParameter = false
  private(set) var comment: String?
  /// The expression without a negation of the whole; nil for a name.
  private(set) var expression: SyntaxCursor?

  init(name: String) { source = name }

  /// - Parameter hasOpposite: whether `!=` is declared where `==` is.
  init(_ expr: SyntaxCursor, holds: Bool, hasOpposite: Bool = true) {
    let nodes = [expr] + Array(expr.descendants)
    source = expr.oneLineText
    self.holds = holds
    negatedSource = hasOpposite ? expr.negatedComparison : nil
    isPrimary = expr.isPrimary
    bindsLooserThanChoice = expr.bindsLooserThanChoice
    bindsLooserThanConjunction = expr.bindsLooserThanConjunction
    holdsClosure = nodes.contains { $0.kind == .closureExpr }
    usesShorthandParameter = expr.usesShorthandParameter
    expression = expr
    comment = expr.tree.comments(in: expr.range).first.map { expr.tree.source.string($0.range) }
  }

  var opposite: ConditionTerm {
    var opposite = self
    opposite.holds = !holds
    return opposite
  }

  var text: String {
    if holds { return source }
    return negatedSource ?? (isPrimary ? "!\(source)" : "!(\(source))")
  }

  /// Whether it consists of more than one operand.
  var hasOperator: Bool { expression?.kind == .sequenceExpr }

  /// Whether it contains a call.
  var callsSomething: Bool {
    expression.map { ([$0] + Array($0.descendants)).contains { $0.kind == .functionCallExpr } }
      ?? false
  }

  /// The text as one side of `&&`.
  var conjunct: String { holds && bindsLooserThanConjunction ? "(\(source))" : text }
}

extension SyntaxCursor {
  /// The optional in `optional!`.
  var unwrapped: SyntaxCursor? {
    kind == .forceUnwrapExpr ? children.first { $0.kind != .unexpectedNodes } : nil
  }

  /// Whether the expression is a ternary.
  var isChoice: Bool {
    if case .ternary = OperatorTable.standard.fold(unparenthesized).shape { true } else { false }
  }

  /// The test of a ternary that chooses between a value and the inert one: `isBold` in `isBold ? 8 : 0`.
  func choice(besides inert: String) -> (test: FoldedExpr, isInertWhenTrue: Bool)? {
    let folded = OperatorTable.standard.fold(self)
    guard folded.problem == nil, case .ternary(let test, let value, let other) = folded.shape,
      case .operand(let otherValue) = other.shape,
      value.isInert(inert) != otherValue.isInert(inert)
    else { return nil }
    return (test, value.isInert(inert))
  }

  /// Whether the expression is written as an inert value, with or without a fraction: `0`, `0.0`.
  private func isInert(_ inert: String) -> Bool { text == inert || text == inert + ".0" }

  /// The expression inside redundant parentheses.
  var unparenthesized: SyntaxCursor {
    guard kind == .tupleExpr else { return self }
    let elements = Array(children)
    guard elements.count == 1, elements[0].kind == .labeledExpr, elements[0].token(.colon) == nil,
      let inner = elements[0].children.first(where: { $0.kind != .unexpectedNodes })
    else { return self }
    return inner.unparenthesized
  }

  /// `a != b` for `a == b`, and `a == b` for `a != b`.
  fileprivate var negatedComparison: String? {
    guard case .infix(_, let sign, _) = OperatorTable.standard.fold(self).shape,
      OperatorTable.standard.fold(self).problem == nil, ["==", "!="].contains(sign.text)
    else { return nil }
    let all = oneLineText
    guard let place = all.range(ofWord: " \(sign.text) ") else { return nil }
    return all[..<place.lowerBound] + (sign.text == "==" ? " != " : " == ")
      + all[place.upperBound...]
  }

  /// Whether a prefix `!` negates the whole expression.
  fileprivate var isPrimary: Bool {
    switch kind {
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .booleanLiteralExpr, .tupleExpr, .forceUnwrapExpr, .optionalChainingExpr:
      true
    default: false
    }
  }

  /// Whether the test of a ternary would be only part of the expression.
  var bindsLooserThanChoice: Bool {
    // `try` may not follow an operator.
    firstToken.map { tree.tokens[$0.index].kind == .try } == true
      || OperatorTable.standard.fold(self).bindsLooserThanChoice
  }

  /// Whether one side of `&&` would be only part of the expression.
  var bindsLooserThanConjunction: Bool {
    bindsLooserThanChoice || OperatorTable.standard.fold(self).bindsLooserThanConjunction
  }
}

extension SyntaxCursor {
  /// Whether the node uses `$0`, not counting nested closures.
  var usesShorthandParameter: Bool {
    if kind == .closureExpr { return false }
    if kind == .declReferenceExpr, text.utf8.first == UInt8(ascii: "$"),
      text.utf8.dropFirst().first.map({ 48...57 ~= $0 }) == true
    {
      return true
    }
    return children.contains { $0.usesShorthandParameter }
  }
}

extension String {
  /// The only occurrence of a text in the string; nil if there are several or none.
  fileprivate func range(ofWord word: String) -> Range<String.Index>? {
    var found: Range<String.Index>?
    var start = startIndex
    while let place = self[start...].firstRange(of: word) {
      if found != nil { return nil }
      found = place
      start = place.upperBound
    }
    return found
  }
}
