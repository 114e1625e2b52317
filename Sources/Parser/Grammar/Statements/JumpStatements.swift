import Syntax

// MARK: With an expression

extension Parser {
  /// return = 'return' expression?
  mutating func parseReturnStatement() {
    let start = mark()
    advance()
    if atStartOfReturnedExpression() { parseExpression() }
    finish(.returnStmt, start)
  }

  /// Returns whether the expression after `return` belongs to it, even on a new line.
  private mutating func atStartOfReturnedExpression() -> Bool {
    switch kind {
    case .rightBrace, .case, .default, .semicolon, .poundIf, .poundElseif, .poundElse, .poundEndif,
      .endOfFile:
      return false
    case .if, .switch:
      return true
    case .atSign:
      return atStartOfReturnedType()
    default:
      return !atStartOfStatement(preferExpression: true) && !atStartOfDeclaration()
    }
  }

  /// Returns whether the attributes after `return` belong to a type, rather than to a declaration
  /// or a case.
  private func atStartOfReturnedType() -> Bool {
    let following = indexAfterAttributes(at: position)
    switch lexed[following].kind {
    case .rightBrace, .poundEndif, .pound, .endOfFile: return false
    case .case, .default: return !startsLine
    default: return !startsDeclaration(at: following)
    }
  }

  /// throw = 'throw' expression
  mutating func parseThrowStatement() {
    parseJump(.throwStmt)
  }

  /// discard = 'discard' expression
  mutating func parseDiscardStatement() {
    parseJump(.discardStmt)
  }

  /// yield = 'yield' expression
  ///
  /// Before a parenthesis, `yield` is a function name, so the list of values that the official
  /// grammar allows cannot occur.
  mutating func parseYieldStatement() {
    parseJump(.yieldStmt)
  }

  private mutating func parseJump(_ node: SyntaxKind) {
    let start = mark()
    advance()
    parseExpression()
    finish(node, start)
  }
}

// MARK: With a label

extension Parser {
  /// break = 'break' label?, and the same for continue
  mutating func parseLabelJump(_ node: SyntaxKind) {
    let start = mark()
    advance()
    if atIdentifier, !startsLine, !atStartOfStatement(preferExpression: true),
      !atStartOfDeclaration()
    {
      advance(as: .identifier)
    }
    finish(node, start)
  }
}

// MARK: Defer

extension Parser {
  /// defer = 'defer' code-block
  mutating func parseDeferStatement() {
    let start = mark()
    advance()
    parseCodeBlock()
    finish(.deferStmt, start)
  }
}
