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

// MARK: Lookahead

extension Parser {
  /// Returns whether an expression can start at the next token.
  mutating func atStartOfExpression() -> Bool {
    if atModuleSelector() { return atStartOfExpressionAfterModuleSelector() }
    switch kind {
    case .await, .try, .borrow, .copy, .consume, .each, .any, .unsafe, .repeat:
      return lookahead { $0.isOperandOfPrefixKeyword() }
    case .atSign:
      return peek() == .stringQuote
    default:
      return kind.startsExpression
    }
  }

  /// Returns whether a declaration or statement follows a prefix keyword on the same line, so that
  /// the keyword is a stray modifier of it.
  private mutating func isOperandOfPrefixKeyword() -> Bool {
    advance()
    if at(.if, .switch) { return true }
    return atStartOfDeclaration() || atStartOfStatement(preferExpression: false) ? startsLine : true
  }

  private mutating func atStartOfExpressionAfterModuleSelector() -> Bool {
    lookahead { parser in
      parser.skipModuleSelectors()
      return parser.atStartOfExpression()
    }
  }

  /// Returns whether an operand follows the keyword, so that it is an operator rather than a name.
  /// - Parameters:
  ///   - acceptsClosure: Whether a brace after the keyword may open a closure operand.
  ///   - prefersPostfix: Whether `.`, `(` and `[` make the keyword a name, regardless of white
  ///     space.
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
  /// Whether an expression can start with the token, whatever follows.
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
