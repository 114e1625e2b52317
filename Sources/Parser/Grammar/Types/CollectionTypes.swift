import Syntax

extension Parser {
  /// collection-type = '[' type ']' | '[' type ':' type ']' | inline-array-type
  ///
  /// The `of` after its count identifies an inline array.
  mutating func parseCollectionType() {
    let start = mark()
    guard !stopsAtMaximumNesting() else { return finish(.arrayType, start) }
    advance()
    let isExpansion = at(.repeat)
    let first = mark()
    let isCount = parseIntegerArgumentIfPresent()
    if !isCount { parseType() }
    if isCount || !isExpansion && at(.of) && !startsLine {
      finish(.genericArgument, first)
      return parseInlineArrayElement(from: start)
    }
    if consume(.colon) {
      parseType()
      expectClosing(.rightSquare)
      finish(.dictionaryType, start)
    } else {
      expectClosing(.rightSquare)
      finish(.arrayType, start)
    }
  }

  /// inline-array-type = '[' generic-argument 'of' generic-argument ']'
  mutating func parseInlineArrayType() {
    let start = mark()
    advance()
    let count = mark()
    parseGenericArgumentValue()
    finish(.genericArgument, count)
    parseInlineArrayElement(from: start)
  }

  private mutating func parseInlineArrayElement(from start: Mark) {
    if at(.of), !startsLine { advance() } else { reportExpected(.of) }
    let element = mark()
    parseGenericArgumentValue()
    finish(.genericArgument, element)
    expectClosing(.rightSquare)
    finish(.inlineArrayType, start)
  }

  /// Returns whether the bracket opens an inline array type, where an array literal is allowed too.
  @inline(__always)
  mutating func atInlineArrayType() -> Bool {
    switch peek() {
    case .integerLiteral: peek(2) == .of && !peekToken(2).flags.contains(.startsLine)
    case .stringQuote, .rightSquare, .floatLiteral, .period, .colon, .selfKeyword: false
    case let next where next.isIdentifierLike: isInlineArrayTypeAfterName()
    default: isInlineArrayType()
    }
  }

  /// The token after the name identifies nearly every array literal that starts with a name.
  private mutating func isInlineArrayTypeAfterName() -> Bool {
    switch peek(2) {
    case .comma, .rightSquare, .colon, .leftParen, .leftSquare, .leftBrace: false
    default: isInlineArrayType()
    }
  }

  @inline(never)
  private mutating func isInlineArrayType() -> Bool {
    lookahead { parser in
      parser.advance()
      return parser.skipInlineArrayCount()
    }
  }
}
