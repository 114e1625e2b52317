import Syntax

extension Parser {
  /// generic-arguments = '<' (generic-argument (',' generic-argument)* ','?)? '>'
  mutating func parseGenericArgumentClause() {
    let start = mark()
    guard !stopsAtMaximumNesting() else { return finish(.genericArgumentClause, start) }
    consumePrefix("<", as: .leftAngle)
    while !at(prefix: ">"), parseGenericArgument() {}
    if at(prefix: ">") {
      consumePrefix(">", as: .rightAngle)
    } else {
      reportExpected(.rightAngle)
    }
    finish(.genericArgumentClause, start)
  }

  /// generic-argument = (type | '-'? integer) ','?
  ///
  /// Says whether there was a comma.
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
  /// Whether the `<` here, in an expression, opens generic arguments and is no comparison: types stand
  /// between it and a `>`, and behind that a token which cannot begin an operand.
  mutating func canParseGenericArguments() -> Bool {
    guard at(prefix: "<") else { return false }
    if length(of: current) == 1 {
      guard mayBeginGenericArgument(peek()) else { return false }
    } else if text(of: current, startsWith: "<>") {
      return false
    }
    return lookahead { $0.skipGenericArguments() && $0.atEndOfGenericType }
  }

  /// Most comparisons are told by the token behind the `<`.
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
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
      .exclamationMark, .postfixQuestionMark, .colon:
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

  mutating func skipGenericArguments() -> Bool {
    guard nesting <= Self.maximumNesting else { return false }
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
