import Syntax

extension Parser {
  /// switch = 'switch' expression '{' switch-cases '}'
  mutating func parseSwitchExpression() {
    let start = mark()
    advance()
    if at(.leftBrace) {
      report("expected the value of the 'switch'")
    } else {
      parseExpression(.statementCondition)
    }
    if consume(.leftBrace) {
      parseSwitchCases()
      skipUnexpected { $0.at(.rightBrace) || $0.atEndOfIfConfigClause() }
      expect(.rightBrace)
    } else {
      reportExpected(.leftBrace)
    }
    finish(.switchExpr, start)
  }

  /// switch-cases = (switch-case | if-config of switch-cases)*
  mutating func parseSwitchCases() {
    while !at(.rightBrace, .endOfFile), !atEndOfIfConfigClause() {
      if atStartOfSwitchCase() {
        parseSwitchCase()
      } else if at(.poundIf) {
        parseIfConfig { $0.parseSwitchCases() }
      } else {
        report("statements in a 'switch' must follow a 'case' or 'default'")
        let before = position
        parseSwitchCaseBody()
        if position == before { return }
      }
    }
  }

  /// switch-case = unknown-attribute? (case-label | default-label) statements
  mutating func parseSwitchCase() {
    let start = mark()
    if at(.atSign) { parseUnknownAttribute() }
    switch kind {
    case .case: parseSwitchCaseLabel()
    case .default: parseSwitchDefaultLabel()
    default: reportExpected(.case)
    }
    parseSwitchCaseBody()
    finish(.switchCase, start)
  }

  /// unknown-attribute = '@' name
  private mutating func parseUnknownAttribute() {
    let start = mark()
    advance()
    let name = mark()
    expectIdentifier()
    finish(.identifierType, name)
    finish(.attribute, start)
    skipUnexpected { !$0.at(.atSign, .leftParen) }
  }

  /// case-label = 'case' case-item (',' case-item)* ':'
  private mutating func parseSwitchCaseLabel() {
    let start = mark()
    advance()
    while parseSwitchCaseItem() {
      // The official parser accepts a second `case` after the comma, with an error.
      if at(.case) {
        report("write 'case' once and separate its patterns with ','")
        advance()
      }
    }
    expect(.colon)
    finish(.switchCaseLabel, start)
  }

  /// case-item = matching-pattern where-clause? ','?
  ///
  /// Returns whether a comma follows, so that another item follows.
  private mutating func parseSwitchCaseItem() -> Bool {
    let start = mark()
    parseMatchingPattern(.matching)
    parseWhereClauseIfPresent(.basic)
    let continues = consume(.comma)
    finish(.switchCaseItem, start)
    return continues
  }

  /// default-label = 'default' ':'
  private mutating func parseSwitchDefaultLabel() {
    let start = mark()
    advance()
    expect(.colon)
    finish(.switchDefaultLabel, start)
  }

  private mutating func parseSwitchCaseBody() {
    parseCodeBlockItems(until: .switchCase)
  }
}
