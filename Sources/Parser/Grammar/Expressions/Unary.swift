import Syntax

extension Parser {
  /// unary = if | switch | '&' unary | prefix-operator unary | key-path | postfix
  mutating func parseUnaryExpression(_ flavor: ExpressionFlavor, pattern: PatternContext = .none) {
    switch kind {
    case .if: parseIfExpression()
    case .switch: parseSwitchExpression()
    case .prefixAmpersand: parsePrefixOperator(.inOutExpr, flavor, pattern)
    case .prefixOperator: parsePrefixOperator(.prefixOperatorExpr, flavor, pattern)
    case .backslash: parseKeyPathExpression(pattern: pattern)
    default: parsePostfixExpression(flavor, pattern: pattern)
    }
  }

  private mutating func parsePrefixOperator(
    _ node: SyntaxKind, _ flavor: ExpressionFlavor, _ pattern: PatternContext
  ) {
    let start = mark()
    advance()
    if stopsAtMaximumDepth() {
      reportMissingExpression()
    } else {
      depth += 1
      parseUnaryExpression(flavor, pattern: pattern)
      depth -= 1
    }
    finish(node, start)
  }
}

// MARK: Looking

extension Parser {
  /// Whether an expression may begin at the next token.
  mutating func atStartOfExpression() -> Bool {
    if atModuleSelector() { return atStartOfExpressionBehindModuleSelector() }
    switch kind {
    case .await, .try, .borrow, .copy, .consume, .each, .any, .unsafe, .repeat:
      return lookahead { $0.isOperandOfPrefixKeyword() }
    case .atSign:
      return peek() == .stringQuote
    default:
      return kind.startsExpression
    }
  }

  /// Behind a prefix keyword on the same line, a declaration or statement means that the keyword is a
  /// stray modifier of it; what begins on a new line belongs to something else.
  private mutating func isOperandOfPrefixKeyword() -> Bool {
    advance()
    if at(.if, .switch) { return true }
    return atStartOfDeclaration() || atStartOfStatement(preferExpression: false) ? startsLine : true
  }

  private mutating func atStartOfExpressionBehindModuleSelector() -> Bool {
    lookahead { parser in
      parser.skipModuleSelectors()
      return parser.atStartOfExpression()
    }
  }

  /// Whether the keyword at hand has an operand behind it and so is an operator; otherwise it is a name.
  /// - Parameters:
  ///   - acceptsClosure: A brace behind the keyword may open a closure that is its operand.
  ///   - prefersPostfix: `.`, `(` and `[` make the keyword a name, whatever the spaces.
  mutating func atPrefixKeyword(
    _ flavor: ExpressionFlavor, acceptsClosure: Bool = false, prefersPostfix: Bool = true,
    allowsNextLine: Bool = false
  ) -> Bool {
    let next = peekToken()
    if next.flags.contains(.startsLine) && !allowsNextLine { return false }
    switch next.kind {
    case .period, .leftParen, .leftSquare:
      return !prefersPostfix && !isAdjacent(0)
    case .leftBrace:
      guard acceptsClosure else { return false }
      return lookahead { parser in
        parser.advance()
        return parser.atTrailingClosure(flavor)
      }
    case .wildcard, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringQuote,
      .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .regexSlash,
      .regexPoundDelimiter, .prefixAmpersand, .prefixOperator, .atSign, .backslash, .pound,
      .capitalAnyKeyword, .capitalSelfKeyword, .selfKeyword, .super, .initKeyword, .true, .false,
      .nil, .repeat, .try, .if, .switch:
      return true
    default:
      return next.kind.isIdentifierLike
    }
  }
}

extension TokenKind {
  /// Whether an expression may begin with the token, whatever follows.
  fileprivate var startsExpression: Bool {
    switch self {
    case .capitalAnyKeyword, .capitalSelfKeyword, .colonColon, .deinit, .dollarIdentifier, .false,
      .floatLiteral, .initKeyword, .integerLiteral, .leftBrace, .leftParen, .leftSquare, .nil,
      .period, .pound, .poundAvailable, .poundUnavailable, .regexSlash, .regexPoundDelimiter,
      .selfKeyword, .subscript, .super, .true, .wildcard, .rawStringPoundDelimiter, .stringQuote,
      .multilineStringQuote, .singleQuote, .backslash, .prefixAmpersand, .prefixOperator, .if,
      .switch:
      true
    default:
      isIdentifierLike
    }
  }
}
