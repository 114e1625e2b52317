import Syntax

extension Parser {
  /// array = '[' (expression (',' expression)* ','?)? ']'
  /// dictionary = '[' ':' ']' | '[' expression ':' expression (',' expression ':' expression)* ','? ']'
  mutating func parseCollectionLiteral() {
    let start = mark()
    guard !stopsAtMaximumNesting() else { return finishMissing(.arrayExpr) }
    if atInlineArrayType() {
      parseInlineArrayType()
      return finish(.typeExpr, start)
    }
    advance()
    if at(.rightSquare) {
      advance()
      return finish(.arrayExpr, start)
    }
    if at(.colon), peek() == .rightSquare {
      advance()
      advance()
      return finish(.dictionaryExpr, start)
    }
    let isDictionary = parseCollectionElements()
    expectClosing(.rightSquare)
    finish(isDictionary ? .dictionaryExpr : .arrayExpr, start)
  }

  /// Parses the elements up to the closing bracket. The first element determines the kind of
  /// collection.
  private mutating func parseCollectionElements() -> Bool {
    var isDictionary: Bool?
    while true {
      let start = mark()
      parseExpression()
      if isDictionary ?? at(.colon) {
        isDictionary = true
        expect(.colon)
        parseExpression()
      } else {
        isDictionary = false
      }
      let isMissing = lastNodeKind == .missingExpr
      let continues = consume(.comma) || !isMissing && isMissingComma()
      finish(isDictionary == true ? .dictionaryElement : .arrayElement, start)
      if !continues || !hasTokens(since: start) || at(.rightSquare) { return isDictionary! }
    }
  }

  /// Returns whether another element follows on the same line, and reports the missing comma.
  private mutating func isMissingComma() -> Bool {
    if at(.rightSquare, .endOfFile) || startsLine || atStartOfDeclaration()
      || atStartOfStatement(preferExpression: false)
    {
      return false
    }
    reportExpected(.comma)
    return true
  }
}
