import Syntax

extension Parser {
  /// parameters = '(' (parameter (',' parameter)* ','?)? ')'
  mutating func parseFunctionParameterClause() {
    parseParameterClause(.functionParameterClause) { $0.parseFunctionParameter() }
  }

  mutating func parseClosureParameterClause() {
    parseParameterClause(.closureParameterClause) { $0.parseClosureParameter() }
  }

  mutating func parseEnumCaseParameterClause() {
    parseParameterClause(.enumCaseParameterClause) { $0.parseEnumCaseParameter() }
  }

  /// - Parameter parseParameter: Parses a parameter with its comma. Returns whether there was a
  ///   comma.
  @inline(__always)
  private mutating func parseParameterClause(
    _ kind: SyntaxKind, _ parseParameter: (inout Parser) -> Bool
  ) {
    let start = mark()
    guard at(.leftParen) else {
      reportExpected(.leftParen)
      return finish(kind, start)
    }
    advance()
    while !at(.rightParen, .endOfFile) {
      let before = mark()
      guard parseParameter(&self), hasTokens(since: before) else { break }
    }
    expectClosing(.rightParen)
    finish(kind, start)
  }

  /// parameter = attributes modifiers label label? ':' type '...'? ('=' expression)? ','?
  private mutating func parseFunctionParameter() -> Bool {
    let start = mark()
    if at(.atSign, .poundIf) { parseAttributes() }
    parseParameterModifiers(isClosure: false)
    parseParameterNames()
    expect(.colon)
    parseType()
    if atEllipsis { advance(as: .ellipsis) }
    parseDefaultValueIfPresent()
    return finishParameter(.functionParameter, start)
  }

  /// closure-parameter = attributes modifiers label label? (':' type)? '...'? ','?
  private mutating func parseClosureParameter() -> Bool {
    let start = mark()
    if at(.atSign, .poundIf) { parseAttributes() }
    parseParameterModifiers(isClosure: true)
    parseParameterNames()
    if consume(.colon) { parseType() }
    if atEllipsis { advance(as: .ellipsis) }
    return finishParameter(.closureParameter, start)
  }

  /// enum-case-parameter = modifiers (label label? ':')? type ('=' expression)? ','?
  private mutating func parseEnumCaseParameter() -> Bool {
    let start = mark()
    parseParameterModifiers(isClosure: false)
    if startsParameterName(isClosure: false) {
      parseParameterNames()
      expect(.colon)
    }
    parseType()
    parseDefaultValueIfPresent()
    return finishParameter(.enumCaseParameter, start)
  }

  private mutating func finishParameter(_ kind: SyntaxKind, _ start: Mark) -> Bool {
    let hasComma = consume(.comma)
    finish(kind, start)
    return hasComma
  }

  private mutating func parseDefaultValueIfPresent() {
    if at(.equal) {
      parseInitializerClause()
    } else if atOperator("==") {
      reportExpected(.equal)
      advance()
      parseExpression()
    }
  }
}

// MARK: Names

extension Parser {
  /// names = label label?
  private mutating func parseParameterNames() {
    guard atArgumentLabel(allowsDollarIdentifier: true) else { return reportExpected(.identifier) }
    parseArgumentLabel()
    if atArgumentLabel(allowsDollarIdentifier: true) { parseArgumentLabel() }
  }

  /// modifiers = ('isolated' | '_const')*
  ///
  /// Also consumes type specifiers, which must follow the colon, and reports them as errors.
  private mutating func parseParameterModifiers(isClosure: Bool) {
    if kind == .identifier || kind == .wildcard { return }
    while at(.isolated, ._const), !startsParameterName(isClosure: isClosure) {
      parsePlainModifier()
    }
    guard kind.isTypeSpecifier, !startsParameterName(isClosure: false) else { return }
    while kind.isTypeSpecifier, isTypeSpecifierFollowedByType {
      let specifier = kind
      report("\(specifier.spelling) must follow the colon")
      advance()
    }
  }

  /// Returns whether the name of a parameter follows, rather than a type. A closure parameter may
  /// have no type.
  func startsParameterName(isClosure: Bool) -> Bool {
    guard atArgumentLabel(allowsDollarIdentifier: true) else { return false }
    let next = peek()
    if next == .colon { return true }
    if isArgumentLabel(next) || next == .dollarIdentifier {
      guard kind.isParameterSpecifier else { return true }
      // `isolated a:` has two names; `isolated a b:` has a modifier and two names.
      return peek(2) == .colon
    }
    return isClosure && next != .postfixQuestionMark && next != .exclamationMark
  }

  /// Whether a type starts after a specifier, so that the specifier is not the type itself.
  var isTypeSpecifierFollowedByType: Bool {
    switch peek() {
    case .atSign, .leftParen, .leftSquare, .wildcard: true
    case .inout, .capitalAnyKeyword, .capitalSelfKeyword, .var, .let: true
    case .prefixOperator: text(of: peekToken(), is: "~")
    case let next: next.isIdentifierLike
    }
  }
}

extension TokenKind {
  var isTypeSpecifier: Bool {
    switch self {
    case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending: true
    default: false
    }
  }

  /// Whether the name can also be a modifier of the next name or type.
  fileprivate var isParameterSpecifier: Bool {
    switch self {
    case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing,
      .consuming, .sending:
      true
    default:
      false
    }
  }
}
