import Syntax

extension Parser {
  /// arguments = (argument (',' argument)* ','?)?
  ///
  /// The caller consumes the brackets.
  mutating func parseArgumentList(
    _ flavor: ExpressionFlavor = .basic, pattern: PatternContext = .none
  ) {
    guard !stopsAtMaximumNesting() else { return reportMissingExpression() }
    guard !at(.rightParen) else { return }
    var hasComma = true
    while hasComma {
      let start = mark()
      parseArgument(flavor, pattern: pattern)
      hasComma = consume(.comma)
      finish(.labeledExpr, start)
      if !hasTokens(since: start) || at(.rightParen, .rightSquare) { return }
    }
  }

  /// argument = (label ':')? (expression | operator)
  private mutating func parseArgument(_ flavor: ExpressionFlavor, pattern: PatternContext) {
    if peek() == .colon, atArgumentLabel(allowsDollarIdentifier: true) {
      parseArgumentLabel()
      advance()
    } else if at(.colon) {
      reportExpected(.identifier)
      advance()
    }
    if atOperatorArgument() {
      parseDeclReference(.operators)
    } else {
      parseExpression(flavor, pattern: pattern)
    }
  }

  /// Returns whether a label can start here: any name or keyword except `inout`.
  @inline(__always)
  func atArgumentLabel(allowsDollarIdentifier: Bool = false) -> Bool {
    isArgumentLabel(kind) || allowsDollarIdentifier && at(.dollarIdentifier)
  }

  @inline(__always)
  func isArgumentLabel(_ kind: TokenKind) -> Bool {
    kind.isIdentifierLike || kind == .wildcard || kind.isReservedKeyword && kind != .inout
  }

  /// label = name | keyword | '_'
  mutating func parseArgumentLabel() {
    if at(.wildcard) {
      advance()
    } else {
      if at(.dollarIdentifier) { reportExpected(.identifier) }
      advance(as: .identifier)
    }
  }

  /// Returns whether an operator is passed as a function: `reduce(0, +)`.
  private mutating func atOperatorArgument() -> Bool {
    guard atModuleSelector() else { return isOperatorArgument }
    return lookahead { parser in
      parser.skipModuleSelectors()
      return parser.isOperatorArgument
    }
  }

  private var isOperatorArgument: Bool {
    guard at(.binaryOperator) else { return false }
    let next = peek()
    return next == .comma || next == .rightParen || next == .rightSquare
  }
}
