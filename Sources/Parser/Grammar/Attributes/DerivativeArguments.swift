import Syntax

extension Parser {
  /// differentiable = (('reverse' | '_linear' | '_forward') ','?)? (respects ','?)? generic-where?
  mutating func parseDifferentiableArguments() {
    if at(._linear, ._forward) || atWord("reverse") {
      advance()
      consume(.comma)
    }
    if atWord("wrt") {
      parseWithRespectToArgument()
      consume(.comma)
    }
    parseGenericWhereClauseIfPresent()
  }

  /// derivative = 'of' ':' qualified-name ('.' ('get' | 'set' | '_modify'))? (',' respects)?
  mutating func parseDerivativeArguments() {
    expect(.of)
    expect(.colon)
    parseQualifiedName()
    if consume(.period) {
      if at(.get, .set, ._modify) { advance() } else { reportExpected(.get) }
    }
    if consume(.comma) { parseWithRespectToArgument() }
  }

  /// respects = 'wrt' ':' (parameter | '(' (parameter ','?)* ')')
  private mutating func parseWithRespectToArgument() {
    expectWord("wrt")
    expect(.colon)
    guard consume(.leftParen) else {
      if !parseParameterIfPresent() { reportExpected(.identifier) }
      return
    }
    while parseParameterIfPresent() {}
    expectClosing(.rightParen)
  }

  /// parameter = (name | integer | 'self') ','?
  private mutating func parseParameterIfPresent() -> Bool {
    guard atIdentifier || at(.integerLiteral, .selfKeyword) else { return false }
    advance()
    consume(.comma)
    return true
  }
}

// MARK: Qualified names

extension Parser {
  /// qualified-name = (type-name ('.' member-name)* '.')? name
  private mutating func parseQualifiedName() {
    let start = mark()
    let isMember = lookahead { $0.skipQualifyingTypeName() }
    if isMember {
      parseQualifyingType()
      finish(.typeExpr, start)
      consumePrefix(".", as: .period)
    }
    parseDeclReference([.emptyCompoundNames, .keywordsAsSpecialNames, .operators])
    if isMember { finish(.memberAccessExpr, start) }
  }

  private mutating func parseQualifyingType() {
    let start = mark()
    let isAny = at(.capitalAnyKeyword)
    parseTypeName()
    while !isAny, at(.period), lookahead({ $0.skipPeriodAndQualifyingTypeName() }) {
      advance()
      parseModuleSelectorIfPresent()
      if atIdentifier || kind.isReservedKeyword {
        advance(as: .identifier)
      } else {
        reportExpected(.identifier)
      }
      if at(prefix: "<") { parseGenericArgumentClause() }
      finish(.memberType, start)
    }
  }

  private mutating func skipPeriodAndQualifyingTypeName() -> Bool {
    advance()
    return skipQualifyingTypeName()
  }

  /// Consumes the name of a type if a period follows. Without a period, it is the name itself.
  private mutating func skipQualifyingTypeName() -> Bool {
    skipTypeName() && at(prefix: ".")
  }
}
