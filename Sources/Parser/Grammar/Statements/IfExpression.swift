import Syntax

extension Parser {
  /// if = 'if' condition-list code-block ('else' (if | code-block))?
  ///
  /// A chain of `else if` nests as deeply as it is long, so this is a loop that stores the marks.
  mutating func parseIfExpression() {
    let start = mark()
    var chain: [Mark] = []
    parseIfClause()
    while consume(.else) {
      guard at(.if) else {
        parseCodeBlock()
        break
      }
      chain.append(mark())
      parseIfClause()
    }
    while let inner = chain.popLast() { finish(.ifExpr, inner) }
    finish(.ifExpr, start)
  }

  /// if-clause = 'if' condition-list code-block
  private mutating func parseIfClause() {
    advance()
    parseConditionListOrReportMissing()
    parseCodeBlock()
  }

  /// guard = 'guard' condition-list 'else' code-block
  mutating func parseGuardStatement() {
    let start = mark()
    advance()
    parseConditionList()
    expect(.else)
    parseCodeBlock()
    finish(.guardStmt, start)
  }
}
