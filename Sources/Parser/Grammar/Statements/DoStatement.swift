import Syntax

extension Parser {
  /// do = 'do' throws-clause? code-block catch-clause*
  mutating func parseDoStatement() {
    let start = mark()
    advance()
    if at(.throws) { parseThrowsClause() }
    parseCodeBlock()
    while at(.catch) { parseCatchClause() }
    finish(.doStmt, start)
  }

  /// catch-clause = 'catch' (catch-item (',' catch-item)*)? code-block
  private mutating func parseCatchClause() {
    let start = mark()
    advance()
    if !at(.leftBrace) {
      repeat {} while parseCatchItem()
    }
    parseCodeBlock()
    finish(.catchClause, start)
  }

  /// catch-item = matching-pattern? where-clause? ','?
  ///
  /// An empty item is allowed. Returns whether a comma follows, so that another item follows.
  private mutating func parseCatchItem() -> Bool {
    let start = mark()
    if !at(.leftBrace, .where) { parseMatchingPattern(.matching) }
    parseWhereClauseIfPresent(.statementCondition)
    let continues = consume(.comma)
    if hasTokens(since: start) { finish(.catchItem, start) }
    return continues
  }
}
