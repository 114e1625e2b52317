import Syntax

extension Parser {
  /// while = 'while' condition-list code-block
  mutating func parseWhileStatement() {
    let start = mark()
    advance()
    parseConditionListOrReportMissing()
    parseCodeBlock()
    finish(.whileStmt, start)
  }

  /// repeat = 'repeat' code-block 'while' expression
  mutating func parseRepeatStatement() {
    let start = mark()
    advance()
    parseCodeBlock()
    if at(.while) {
      advance()
      parseExpression()
    } else {
      reportExpected(.while)
    }
    finish(.repeatStmt, start)
  }

  /// for = 'for' 'try'? 'await'? 'unsafe'? for-pattern 'in' expression where-clause? code-block
  mutating func parseForStatement() {
    let start = mark()
    advance()
    consume(.try)
    consume(.await)
    if at(.unsafe), peek() != .in, peek() != .colon { advance() }
    parseForPattern()
    expect(.in)
    if at(.leftBrace) {
      report("expected the sequence of the 'for' loop")
    } else {
      parseExpression(.statementCondition)
    }
    parseWhereClauseIfPresent(.statementCondition)
    parseCodeBlock()
    finish(.forStmt, start)
  }

  /// for-pattern = 'case' matching-pattern type-annotation? | typed-pattern
  private mutating func parseForPattern() {
    guard consume(.case) else { return parseTypedPattern() }
    parseMatchingPattern(.matching)
    if at(.colon) { parseTypeAnnotation() }
  }

  /// where-clause = 'where' expression
  @discardableResult
  mutating func parseWhereClauseIfPresent(_ flavor: ExpressionFlavor) -> Bool {
    guard at(.where) else { return false }
    let start = mark()
    advance()
    parseExpression(flavor)
    finish(.whereClause, start)
    return true
  }
}
