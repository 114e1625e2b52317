import Syntax

extension Parser {
  /// generic-arguments = '<' (generic-argument (',' generic-argument)* ','?)? '>'
  mutating func parseGenericArgumentClause() {
    let start = mark()
    guard !stopsAtMaximumNesting() else { return finish(.genericArgumentClause, start) }
    consumePrefix("<", as: .leftAngle)
    while !at(prefix: ">"), parseGenericArgument() {}
    expectRightAngle()
    finish(.genericArgumentClause, start)
  }

  /// Consumes the first byte of an operator that starts with `>`.
  mutating func expectRightAngle() {
    guard consumePrefix(">", as: .rightAngle) else { return reportExpected(.rightAngle) }
    reportUnevenSpaceAroundEqual()
  }

  /// The rest of `>=` is an equal sign, which must have white space on both sides or on neither.
  mutating func reportUnevenSpaceAroundEqual() {
    guard at(.equal), isAdjacentToPrevious, !isAdjacent(0) else { return }
    report("'=' must have consistent white space on both sides")
  }

  /// generic-argument = (type | '-'? integer) ','?
  ///
  /// Returns whether there was a comma.
  private mutating func parseGenericArgument() -> Bool {
    let start = mark()
    parseGenericArgumentValue()
    let hasComma = consume(.comma)
    finish(.genericArgument, start)
    return hasComma
  }

  mutating func parseGenericArgumentValue() {
    if !parseIntegerArgumentIfPresent() { parseType() }
  }

  /// integer-argument = '-'? integer
  @inline(__always)
  mutating func parseIntegerArgumentIfPresent() -> Bool {
    if at(.integerLiteral) {
      finishToken(.integerLiteralExpr)
      return true
    }
    guard atOperator(startingWith: "-"), peek() == .integerLiteral, atOperator("-") else {
      return false
    }
    let start = mark()
    advance(as: .prefixOperator)
    finishToken(.integerLiteralExpr)
    finish(.prefixOperatorExpr, start)
    return true
  }
}

// MARK: Lookahead

extension Parser {
  /// Returns whether the `<` in an expression opens generic arguments rather than a comparison:
  /// types up to a `>`, followed by a token that cannot start an operand.
  mutating func canParseGenericArguments() -> Bool {
    guard at(prefix: "<"), !current.flags.contains(.isComparison) else { return false }
    if length(of: current) == 1 {
      guard mayBeginGenericArgument(peek()) else { return false }
    } else if text(of: current, startsWith: "<>") {
      return false
    }
    return lookahead { $0.skipGenericArguments() && $0.atEndOfGenericType }
  }

  /// The token after the `<` identifies most comparisons.
  private func mayBeginGenericArgument(_ kind: TokenKind) -> Bool {
    switch kind {
    case .floatLiteral, .stringQuote, .dollarIdentifier, .selfKeyword, .period, .pound: false
    case .integerLiteral: peek(2) == .comma || peek(2).isOperator
    default: true
    }
  }

  /// Whether the next token shows that the `>` before it closed generic arguments.
  private var atEndOfGenericType: Bool {
    switch kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .colon,
      .exclamationMark, .postfixQuestionMark, .endOfFile:
      true
    case .leftParen, .leftSquare:
      !startsLine
    case .binaryOperator, .postfixOperator:
      text(of: current, is: "&")
        || isAdjacentToPrevious && (at(prefix: "?") || at(prefix: "!"))
    default:
      false
    }
  }

  /// Consumes generic arguments during lookahead.
  ///
  /// If there are none, the parser marks the `<`: in `a < b < c < …`, lookahead reaches each `<`
  /// from all those before it.
  mutating func skipGenericArguments() -> Bool {
    let start = position
    let isWhole = length(of: current) == 1
    guard nesting <= Self.maximumNesting, !current.flags.contains(.isComparison) else {
      return false
    }
    if skipAngleBrackets() { return true }
    if isWhole { lexed[start].flags.insert(.isComparison) }
    return false
  }

  private mutating func skipAngleBrackets() -> Bool {
    consumePrefix("<", as: .leftAngle)
    if !at(prefix: ">") {
      repeat {
        guard skipGenericArgument() else { return false }
      } while consume(.comma) && !at(prefix: ">")
    }
    return consumePrefix(">", as: .rightAngle)
  }

  mutating func skipGenericArgument() -> Bool {
    skipIntegerArgument() || skipType()
  }

  mutating func skipIntegerArgument() -> Bool {
    if at(prefix: "-"), peek() == .integerLiteral, length(of: current) == 1 { advance() }
    return consume(.integerLiteral)
  }
}

extension TokenFlags {
  /// Whether lookahead found that this `<` does not open generic arguments.
  fileprivate static var isComparison: TokenFlags { TokenFlags(rawValue: 128) }
}
