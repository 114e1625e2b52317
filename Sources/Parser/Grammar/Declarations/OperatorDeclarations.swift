import Syntax

extension Parser {
  /// operator-declaration = ('prefix' | 'infix' | 'postfix') 'operator' operator (':' precedence)?
  mutating func parseOperatorDeclaration(_ start: Mark) {
    if hasTokens(since: start) {
      report("an operator declaration cannot have attributes or modifiers")
    }
    if at(.operator) { report("expected 'prefix', 'infix' or 'postfix'") } else { advance() }
    advance()
    parseDeclaredOperator()
    if at(.colon) { parseOperatorPrecedence() }
    if at(.leftBrace) {
      report("an operator declaration cannot have a body: use a precedence group")
      skipBalanced()
    }
    finish(.operatorDecl, start)
  }

  /// operator = an operator token, or a punctuation mark that can be an operator
  ///
  /// A token directly after it is part of the operator name, with an error.
  private mutating func parseDeclaredOperator() {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: advance()
    case .infixQuestionMark, .equal, .arrow: advance(as: .binaryOperator)
    case .exclamationMark, .postfixQuestionMark: advance(as: .postfixOperator)
    default:
      reportExpected(.binaryOperator)
      if !startsLine, atIdentifier || at(.dollarIdentifier) { advance() }
    }
    if isAdjacentToPrevious {
      skipUnexpected { !$0.isAdjacentToPrevious || $0.at(.colon, .leftBrace) }
    }
  }

  /// precedence = ':' name (',' designated-type)*
  private mutating func parseOperatorPrecedence() {
    let start = mark()
    advance()
    expectPrecedenceGroupName()
    while at(.comma) {
      let type = mark()
      advance()
      // Any token is accepted, and a missing one is no error: designated types have no meaning in
      // current Swift.
      if !at(.endOfFile) { advance(as: .identifier) }
      finish(.designatedType, type)
    }
    finish(.operatorPrecedenceAndTypes, start)
  }

  private mutating func expectPrecedenceGroupName() {
    if at(.selfKeyword, .capitalSelfKeyword) {
      advance(as: .identifier)
    } else {
      expectIdentifier()
    }
  }
}

// MARK: Precedence groups

extension Parser {
  /// precedence-group = 'precedencegroup' name '{' (relation | assignment | associativity)* '}'
  mutating func parsePrecedenceGroupDeclaration(_ start: Mark) {
    advance()
    expectPrecedenceGroupName()
    if at(.leftBrace) {
      advance()
      parsePrecedenceGroupAttributes()
      expectClosing(.rightBrace)
    } else {
      reportExpected(.leftBrace)
    }
    finish(.precedenceGroupDecl, start)
  }

  private mutating func parsePrecedenceGroupAttributes() {
    while true {
      let start = mark()
      switch kind {
      case .higherThan, .lowerThan:
        parsePrecedenceGroupRelation()
      case .assignment:
        advance()
        expect(.colon)
        if at(.true, .false) { advance() } else { reportExpected(.true) }
        finish(.precedenceGroupAssignment, start)
      case .associativity:
        advance()
        expect(.colon)
        if at(.left, .right, .none) { advance() } else { reportExpected(.none) }
        finish(.precedenceGroupAssociativity, start)
      default:
        return
      }
    }
  }

  /// relation = ('higherThan' | 'lowerThan') ':' name (',' name)*
  private mutating func parsePrecedenceGroupRelation() {
    let start = mark()
    advance()
    expect(.colon)
    var hasComma = true
    while hasComma {
      let name = mark()
      expectIdentifier()
      hasComma = consume(.comma)
      finish(.precedenceGroupName, name)
    }
    finish(.precedenceGroupRelation, start)
  }
}
