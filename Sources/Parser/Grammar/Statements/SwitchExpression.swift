import Syntax

extension Parser {
  /// switch = 'switch' expression '{' switch-cases '}'
  mutating func parseSwitchExpression() {
    let start = mark()
    advance()
    if at(.leftBrace) {
      report("expected the value to switch over")
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
        report("statements in a 'switch' stand behind a 'case'")
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
      // A second `case` behind the comma is a slip that the official parser takes along.
      if at(.case) {
        report("'case' is written once for all of its patterns")
        advance()
      }
    }
    expect(.colon)
    finish(.switchCaseLabel, start)
  }

  /// case-item = matching-pattern where-clause? ','?
  ///
  /// Whether a comma says that another item follows.
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
