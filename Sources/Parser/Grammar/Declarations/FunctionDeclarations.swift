import Syntax

extension Parser {
  /// function = 'func' (identifier | operator) generics? signature where? body?
  mutating func parseFunctionDeclaration(_ start: Mark) {
    advance()
    if kind.isOperator || at(.exclamationMark, .prefixAmpersand) {
      parseOperatorName()
    } else {
      expectDeclarationName()
    }
    parseGenericParameterClauseIfPresent()
    parseFunctionSignature()
    parseGenericWhereClauseIfPresent()
    parseCodeBlockIfPresent()
    finish(.functionDecl, start)
  }

  /// In `func ==<T>(…)`, the operator ends before the `<` that opens the generic parameters. In
  /// `func <T>(…)`, no operator remains, which the official parser accepts.
  private mutating func parseOperatorName() {
    let count = length(of: current)
    let opensGenerics =
      text[Int(current.start) + count - 1] == UInt8(ascii: "<")
      && (peek().isIdentifierLike || peek() == .let)
    if !opensGenerics {
      advance(as: .binaryOperator)
    } else if count > 1 {
      consumePrefix(byteCount: count - 1, as: .binaryOperator)
    }
  }

  /// initializer = 'init' ('?' | '!')? generics? signature where? body?
  mutating func parseInitializerDeclaration(_ start: Mark) {
    advance()
    if at(.postfixQuestionMark, .infixQuestionMark) {
      advance(as: .postfixQuestionMark)
    } else if at(.exclamationMark) || atOperator("!") {
      advance(as: .exclamationMark)
    }
    parseGenericParameterClauseIfPresent()
    parseFunctionSignature()
    parseGenericWhereClauseIfPresent()
    parseCodeBlockIfPresent(allowInitDecl: false)
    finish(.initializerDecl, start)
  }

  /// deinitializer = 'deinit' 'async'? body?
  mutating func parseDeinitializerDeclaration(_ start: Mark) {
    advance()
    if !parseEffectSpecifiersIfPresent(.deinitializerEffectSpecifiers),
      !startsLine, atIdentifier || at(.leftParen)
    {
      skipUnexpected { $0.startsLine || $0.at(.leftBrace, .rightBrace, .semicolon) }
    }
    parseCodeBlockIfPresent()
    finish(.deinitializerDecl, start)
  }

  /// subscript = 'subscript' generics? parameters '->' type where? accessors?
  mutating func parseSubscriptDeclaration(_ start: Mark) {
    advance()
    if peek() == .leftParen, !at(.leftParen) {
      report("a subscript cannot have a name")
      advance()
    }
    parseGenericParameterClauseIfPresent()
    parseFunctionParameterClause()
    if at(.arrow) {
      parseReturnClause(allowsNamedOpaqueType: true)
    } else {
      reportExpected(.arrow)
    }
    parseGenericWhereClauseIfPresent()
    if at(.leftBrace) {
      parseAccessorBlock()
    } else if kind.isAccessorSpecifier {
      // Accessors without their brace. Not even an initializer may follow a subscript without
      // accessors.
      reportExpected(.leftBrace)
    }
    finish(.subscriptDecl, start)
  }
}

// MARK: Parts

extension Parser {
  /// signature = parameters effects? ('->' type)?
  mutating func parseFunctionSignature() {
    let start = mark()
    parseFunctionParameterClause()
    parseEffectSpecifiersIfPresent(.functionEffectSpecifiers)
    if at(.arrow) { parseReturnClause(allowsNamedOpaqueType: true) }
    finish(.functionSignature, start)
  }

  /// return-clause = '->' type
  ///
  /// - Parameter allowsNamedOpaqueType: Whether the type may have generic parameters of its own.
  mutating func parseReturnClause(allowsNamedOpaqueType: Bool = false) {
    let start = mark()
    expect(.arrow)
    reportMisplacedEffectSpecifiers()
    if allowsNamedOpaqueType { parseResultType() } else { parseType() }
    finish(.returnClause, start)
    reportMisplacedEffectSpecifiers()
  }

  /// body = block?
  ///
  /// A brace after stray tokens on the same line still opens the body, with an error.
  @inline(__always)
  mutating func parseCodeBlockIfPresent(allowInitDecl: Bool = true) {
    if at(.leftBrace) {
      parseCodeBlock(allowInitDecl: allowInitDecl)
    } else if !startsLine,
      let brace = indexAfterStrayTokens(of: .leftBrace, or: .leftBrace, below: .leftBrace)
    {
      skipUnexpected(before: brace)
      parseCodeBlock(allowInitDecl: allowInitDecl)
    }
  }
}
