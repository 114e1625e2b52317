import Syntax

extension Parser {
  /// regex = '#'* '/' pattern '/' '#'*, without white space between
  mutating func parseRegexLiteral() {
    let start = mark()
    let opening = at(.regexPoundDelimiter) ? length(of: current) : 0
    consume(.regexPoundDelimiter)
    expect(.regexSlash)
    // An empty pattern has no token.
    if at(.regexLiteralPattern), isAdjacentInSource { advance() }
    expectAdjacent(.regexSlash)
    parsePoundDelimiter(.regexPoundDelimiter, matching: opening)
    finish(.regexLiteralExpr, start)
  }

  /// Consumes a token that must follow the token before without trivia.
  mutating func expectAdjacent(_ kind: TokenKind) {
    if at(kind), isAdjacentInSource { advance() } else { reportExpected(kind) }
  }

  /// Consumes the `##` of a literal, which must have the same length as the opening one.
  /// - Parameter length: The length of the opening delimiter; 0 if there is none.
  mutating func parsePoundDelimiter(_ kind: TokenKind, matching length: Int) {
    guard at(kind), isAdjacentInSource else {
      if length > 0 { reportExpected(kind) }
      return
    }
    if self.length(of: current) != length {
      report("the delimiters of a literal must have the same number of '#'")
    }
    advance()
  }

  /// Whether no trivia separates the last lexed token, before any split, from the next one.
  var isAdjacentInSource: Bool {
    @inline(__always) get { position > 0 && end(of: lexed[position &- 1]) == current.start }
  }
}
