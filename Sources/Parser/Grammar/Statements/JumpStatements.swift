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

  /// Whether what stands behind `return` belongs to it, a line end between them or not.
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

  /// Whether attributes behind `return` are those of a type, and not of a declaration or a case.
  private func atStartOfReturnedType() -> Bool {
    let behind = indexBehindAttributes(at: position)
    switch lexed[behind].kind {
    case .rightBrace, .poundEndif, .pound, .endOfFile: return false
    case .case, .default: return !startsLine
    default: return !startsDeclaration(at: behind)
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
  /// With a parenthesis behind it `yield` is a function that is called, so the list of values that the
  /// official grammar has a node for cannot be written.
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

// MARK: Later

extension Parser {
  /// defer = 'defer' code-block
  mutating func parseDeferStatement() {
    let start = mark()
    advance()
    parseCodeBlock()
    finish(.deferStmt, start)
  }
}
