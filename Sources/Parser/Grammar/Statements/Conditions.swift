import Syntax

extension Parser {
  /// condition-list = condition (',' condition)*
  mutating func parseConditionList() {
    var followsBinding = false
    var continues: Bool
    repeat {
      let start = mark()
      followsBinding = parseCondition(followsBinding: followsBinding)
      continues = consumeConditionSeparator()
      finish(.conditionElement, start)
    } while continues
  }

  /// Parses the conditions of an `if` or `while`, where a brace directly after the keyword opens
  /// the body.
  mutating func parseConditionListOrReportMissing() {
    if at(.leftBrace) { report("expected a condition") } else { parseConditionList() }
  }

  /// Consumes a comma, or a token that is mistaken for one. Returns whether another condition
  /// follows.
  private mutating func consumeConditionSeparator() -> Bool {
    if consume(.comma) { return true }
    guard atOperator("&&") || at(.where) else { return false }
    reportExpected(.comma)
    advance()
    return true
  }

  /// condition = availability-condition | optional-binding | matching-pattern-condition | expression
  ///
  /// - Parameter followsBinding: Whether the condition before was an optional binding, so that in
  ///   `let a = b, c = d` the second keyword is missing.
  /// - Returns: Whether the condition is an optional binding.
  private mutating func parseCondition(followsBinding: Bool) -> Bool {
    switch kind {
    case .let, .var:
      parseOptionalBinding()
      return true
    case .case:
      parseMatchingPatternCondition()
      return false
    case .poundAvailable, .poundUnavailable:
      parseAvailabilityCondition()
      return false
    default:
      if at(.inout) || followsBinding && peek() == .equal {
        parseOptionalBinding()
        return true
      }
      parseExpression(.statementCondition)
      return false
    }
  }

  /// optional-binding = ('let' | 'var') matching-pattern type-annotation? initializer?
  private mutating func parseOptionalBinding() {
    let start = mark()
    if at(.let, .var) { advance() } else { reportExpected(.let) }
    parseMatchingPattern(.bindingIntroducer)
    if at(.colon) { parseTypeAnnotation() }
    if at(.equal) { parseConditionInitializer() }
    finish(.optionalBindingCondition, start)
  }

  /// matching-pattern-condition = 'case' matching-pattern type-annotation? initializer
  private mutating func parseMatchingPatternCondition() {
    let start = mark()
    advance()
    parseMatchingPattern(.matching)
    if at(.colon) { parseTypeAnnotation() }
    if at(.equal) { parseConditionInitializer() } else { reportExpected(.equal) }
    finish(.matchingPatternCondition, start)
  }

  /// initializer = '=' expression
  private mutating func parseConditionInitializer() {
    let start = mark()
    advance()
    parseExpression(.statementCondition)
    finish(.initializerClause, start)
  }
}
