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

  /// - Parameter parseParameter: Parses one with its comma, and says whether there was one.
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
  /// Specifiers of the type, which belong behind the colon, are taken too, as errors.
  private mutating func parseParameterModifiers(isClosure: Bool) {
    if kind == .identifier || kind == .wildcard { return }
    while at(.isolated, ._const), !startsParameterName(isClosure: isClosure) {
      parsePlainModifier()
    }
    guard kind.isTypeSpecifier, !startsParameterName(isClosure: false) else { return }
    while kind.isTypeSpecifier, isTypeSpecifierFollowedByType {
      let specifier = kind
      report("\(specifier.spelling) stands behind the colon")
      advance()
    }
  }

  /// Whether a name of the parameter stands here and no type. A closure's may lack the type.
  func startsParameterName(isClosure: Bool) -> Bool {
    guard atArgumentLabel(allowsDollarIdentifier: true) else { return false }
    let next = peek()
    if next == .colon { return true }
    if isArgumentLabel(next) || next == .dollarIdentifier {
      guard kind.isParameterSpecifier else { return true }
      // `isolated a:` is two names, `isolated a b:` a modifier and two names.
      return peek(2) == .colon
    }
    return isClosure && next != .postfixQuestionMark && next != .exclamationMark
  }

  /// Whether the token behind a specifier begins a type, so that the specifier is no type itself.
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

  /// Whether the name may also say something about the name or type behind it.
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
