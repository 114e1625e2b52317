import Syntax

extension Parser {
  /// collection-type = '[' type ']' | '[' type ':' type ']' | inline-array-type
  ///
  /// An inline array shows itself by the `of` behind its count.
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

  /// Whether the bracket here opens an inline array type, where an array literal may stand too.
  @inline(__always)
  mutating func atInlineArrayType() -> Bool {
    switch peek() {
    case .integerLiteral: peek(2) == .of && !peekToken(2).flags.contains(.startsLine)
    case .stringQuote, .rightSquare, .floatLiteral, .period, .colon, .selfKeyword: false
    case let next where next.isIdentifierLike: isInlineArrayTypeBehindName()
    default: isInlineArrayType()
    }
  }

  /// Nearly every array literal that begins with a name is told by what follows the name.
  private mutating func isInlineArrayTypeBehindName() -> Bool {
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
