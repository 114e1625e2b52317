import Syntax

extension Parser {
  /// closure = '{' signature? items '}'
  mutating func parseClosureExpression() {
    guard !stopsAtMaximumNesting() else { return finishMissing(.closureExpr) }
    let start = mark()
    expect(.leftBrace)
    parseClosureSignatureIfPresent()
    parseCodeBlockItems(until: .rightBrace)
    expectClosing(.rightBrace)
    finish(.closureExpr, start)
  }

  /// signature = attributes captures? (parameters effects? ('->' type)?)? 'in'
  private mutating func parseClosureSignatureIfPresent() {
    guard at(.atSign, .leftParen, .leftSquare) || at(.wildcard) || atIdentifier,
      lookahead({ $0.isClosureSignature() })
    else { return }
    let start = mark()
    parseAttributes()
    if at(.leftSquare) { parseClosureCaptureClause() }
    if !at(.in) {
      if at(.leftParen) || peek() == .colon {
        parseClosureParameterClause()
      } else {
        parseClosureShorthandParameters()
      }
      parseEffectSpecifiersIfPresent(.typeEffectSpecifiers)
      if at(.arrow) { parseReturnClause() }
    }
    expect(.in)
    finish(.closureSignature, start)
  }

  /// shorthand-parameters = (identifier | '_') (',' (identifier | '_'))*
  private mutating func parseClosureShorthandParameters() {
    var hasComma = true
    while hasComma {
      let start = mark()
      if atIdentifier {
        advance(as: .identifier)
      } else {
        expect(.wildcard)
      }
      hasComma = consume(.comma)
      finish(.closureShorthandParameter, start)
      if !hasTokens(since: start) { return }
    }
  }
}

// MARK: Captures

extension Parser {
  /// captures = '[' (capture (',' capture)* ','?)? ']'
  private mutating func parseClosureCaptureClause() {
    let start = mark()
    advance()
    var continues = !at(.rightSquare)
    while continues {
      let capture = mark()
      parseClosureCapture()
      continues = consume(.comma) && !at(.rightSquare)
      finish(.closureCapture, capture)
      if !hasTokens(since: capture) { break }
    }
    skipUnexpected { $0.at(.rightSquare, .in) }
    expect(.rightSquare)
    finish(.closureCaptureClause, start)
  }

  /// capture = ('weak' | 'unowned' ('(' ('safe' | 'unsafe') ')')?)? (identifier | 'self') ('=' expression)?
  private mutating func parseClosureCapture() {
    if at(.weak, .unowned) {
      let start = mark()
      let takesDetail = at(.unowned)
      advance()
      if takesDetail, consume(.leftParen) {
        if at(.safe, .unsafe) { advance() } else { reportExpected(.safe) }
        expectClosing(.rightParen)
      }
      finish(.closureCaptureSpecifier, start)
    }
    if at(.selfKeyword) { advance() } else { expectIdentifier() }
    if at(.equal) { parseInitializerClause() }
  }
}

// MARK: Lookahead

extension Parser {
  /// Returns whether a closure signature follows, up to its `in`. Consumes tokens; call it only
  /// during lookahead.
  private mutating func isClosureSignature() -> Bool {
    while at(.atSign), peek().isIdentifierLike {
      parseAttribute()
    }
    if at(.leftSquare) {
      position = indexAfterSkipping(position)
      guard lexed[position - 1].kind == .rightSquare else { return false }
    }
    if at(.leftParen) {
      while !at(.endOfFile, .rightBrace, .in), !at(.arrow) {
        position = indexAfterSkipping(position)
      }
    } else if atIdentifier || at(.wildcard) {
      guard skipShorthandParameters() else { return false }
    }
    consume(.rightParen)
    skipEffectSpecifiers()
    var hasArrow = false
    if consume(.arrow) {
      guard skipType() else { return false }
      hasArrow = true
      skipEffectSpecifiers()
    }
    return at(.in) || hasArrow
  }

  private mutating func skipShorthandParameters() -> Bool {
    advance()
    while true {
      if consume(.colon), !skipType() { return true }
      guard consume(.comma) else { return true }
      guard atIdentifier || at(.wildcard) else { return false }
      advance()
    }
  }

  /// Consumes `async`, `throws(E)` and words that are often mistaken for them.
  private mutating func skipEffectSpecifiers() {
    while true {
      switch kind {
      case .async, .reasync, .rethrows:
        advance()
      case .throws:
        advance()
        if at(.leftParen) { position = indexAfterSkipping(position) }
      case .await, .throw, .try:
        if startsLine { return }
        advance()
      default:
        return
      }
    }
  }
}
