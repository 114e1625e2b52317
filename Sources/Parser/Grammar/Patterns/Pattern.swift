import Syntax

extension Parser {
  /// pattern = name | '_' | '(' tuple-pattern-elements ')' | ('let' | 'var' | 'inout') pattern
  mutating func parsePattern() {
    guard at(.let, .var, .inout) else { return parsePatternWithoutBinding() }
    parseValueBindings {
      $0.at(.let, .var, .inout)
    } pattern: {
      $0.parsePatternWithoutBinding()
    }
  }

  private mutating func parsePatternWithoutBinding() {
    switch kind {
    case .leftParen:
      parseTuplePattern()
    case .wildcard:
      finishToken(.wildcardPattern)
    case let name where name.isIdentifierLike:
      let start = mark()
      advance(as: .identifier)
      finish(.identifierPattern, start)
    default:
      parseInvalidPattern()
    }
  }

  /// Consumes a keyword or `$0` in place of a name, with an error.
  private mutating func parseInvalidPattern() {
    let start = mark()
    reportExpected(.identifier)
    guard at(.dollarIdentifier) || kind.isReservedKeyword && !startsLine else {
      return finish(.missingPattern, start)
    }
    advance()
    finish(.unexpectedNodes, start)
    finish(.identifierPattern, start)
  }

  /// value-binding = specifier+ pattern
  ///
  /// Each specifier opens a pattern that contains everything after it; the innermost pattern is
  /// completed first.
  @inline(__always)
  mutating func parseValueBindings(
    while isSpecifier: (inout Parser) -> Bool, pattern parseBound: (inout Parser) -> Void
  ) {
    let start = mark()
    advance()
    var inner: [Mark] = []
    while isSpecifier(&self) {
      inner.append(mark())
      advance()
    }
    parseBound(&self)
    while let mark = inner.popLast() { finish(.valueBindingPattern, mark) }
    finish(.valueBindingPattern, start)
  }

  /// typed-pattern = pattern (':' result-type)?
  ///
  /// A type without the colon is not consumed; the caller reports it as unexpected.
  mutating func parseTypedPattern() {
    parsePattern()
    guard at(.colon) else { return }
    let start = mark()
    advance()
    parseResultType()
    finish(.typeAnnotation, start)
  }
}

// MARK: Tuples

extension Parser {
  /// tuple-pattern = '(' (tuple-pattern-element (',' tuple-pattern-element)*)? ')'
  private mutating func parseTuplePattern() {
    let start = mark()
    advance()
    if !stopsAtMaximumNesting() {
      while !at(.rightParen, .endOfFile), parseTuplePatternElement() {}
    }
    expect(.rightParen)
    finish(.tuplePattern, start)
  }

  /// tuple-pattern-element = (label ':')? pattern ','?
  ///
  /// Returns whether a comma follows, so that another element may follow.
  private mutating func parseTuplePatternElement() -> Bool {
    let start = mark()
    if atIdentifier, peek() == .colon {
      advance(as: .identifier)
      advance()
    }
    parsePattern()
    let continues = consume(.comma)
    finish(.tuplePatternElement, start)
    return continues
  }
}
