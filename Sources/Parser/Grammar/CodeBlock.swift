import Syntax

/// The token that ends a list of items, besides the end of the file.
enum ItemListEnd {
  /// No token: the list is that of the file.
  case endOfFile
  /// A right brace, or a directive that ends a clause of an `#if`.
  case rightBrace
  /// A directive that ends a clause of an `#if`.
  case ifConfigClause
  /// Like `rightBrace`, or `case`, `default`, or an `#if` around them.
  case switchCase
}

// MARK: Files and blocks

extension Parser {
  /// file = shebang? items end-of-file
  mutating func parseSourceFile() {
    let start = mark()
    consume(.shebang)
    parseCodeBlockItems(until: .endOfFile)
    skipUnexpected { _ in false }
    advance()
    finish(.sourceFile, start)
  }

  /// block = '{' items '}'
  mutating func parseCodeBlock(allowInitDecl: Bool = true) {
    let start = mark()
    if !at(.leftBrace) { skipUnexpectedOnLine(before: .leftBrace) }
    guard at(.leftBrace) else {
      // Without a brace to count, nested bodies would have no depth limit.
      reportExpected(.leftBrace)
      return finish(.codeBlock, start)
    }
    advance()
    parseCodeBlockItems(until: .rightBrace, allowInitDecl: allowInitDecl)
    expect(.rightBrace)
    finish(.codeBlock, start)
  }

  /// Consumes the tokens before a token of a kind on the same line, if there is one.
  mutating func skipUnexpectedOnLine(before kind: TokenKind) {
    var index = position
    while lexed[index].kind != kind {
      guard lexed[index].kind != .endOfFile, !lexed[index].flags.contains(.startsLine),
        index < position + Self.maximumStrayTokens
      else { return }
      index = indexAfterSkipping(index)
    }
    let end = index
    skipUnexpected { $0.position >= end }
  }
}

// MARK: Items

extension Parser {
  /// items = (item ';'?)*, each on a line of its own where the semicolon is missing
  mutating func parseCodeBlockItems(until end: ItemListEnd, allowInitDecl: Bool = true) {
    var needsSeparator = false
    while !at(.endOfFile), !atEnd(end) {
      let start = mark()
      if needsSeparator, !startsLine { reportExpected(.semicolon) }
      let takesSemicolon = parseCodeBlockItem(until: end, allowInitDecl: allowInitDecl)
      needsSeparator = true
      if takesSemicolon, consume(.semicolon) {
        needsSeparator = false
        while at(.semicolon) {
          report("unexpected ';': remove it")
          advance()
        }
      }
      if !hasTokens(since: start) { return }
    }
  }

  @inline(__always)
  private mutating func atEnd(_ end: ItemListEnd) -> Bool {
    switch end {
    case .endOfFile: return false
    case .rightBrace: return at(.rightBrace) || atEndOfIfConfigClause()
    case .ifConfigClause: return atEndOfIfConfigClause()
    case .switchCase:
      if at(.rightBrace) || atEndOfIfConfigClause() { return true }
      switch kind {
      case .case, .default: return true
      case .poundIf, .atSign: return atStartOfConditionalSwitchCases()
      default: return false
      }
    }
  }

  /// item = declaration | statement | expression | if-config | source-location
  ///
  /// Returns whether a semicolon may follow.
  private mutating func parseCodeBlockItem(until end: ItemListEnd, allowInitDecl: Bool) -> Bool {
    guard !stopsAtMaximumNesting() else { return false }
    if at(.poundIf), !atIfConfigOfAttributes() {
      parseIfConfig { $0.parseCodeBlockItems(until: .ifConfigClause, allowInitDecl: allowInitDecl) }
      return false
    }
    if at(.poundSourceLocation) {
      parsePoundSourceLocation()
      return false
    }
    if atStartOfDeclaration(allowInitDecl: allowInitDecl) {
      parseDeclaration()
    } else if atStartOfStatement(preferExpression: false) {
      parseStatementItem()
    } else if atStartOfExpression() {
      parseExpression()
    } else {
      parseUnexpectedItem(until: end, allowInitDecl: allowInitDecl)
    }
    return true
  }

  /// Parses a statement, or an `if` or `switch` that is an operand of `as`.
  private mutating func parseStatementItem() {
    let start = mark()
    parseStatement()
    if at(.as), lastNodeKind == .ifExpr || lastNodeKind == .switchExpr {
      parseUnresolvedAs()
      finish(.sequenceExpr, start)
    }
  }

  private mutating func parseUnexpectedItem(until end: ItemListEnd, allowInitDecl: Bool) {
    report("expected a statement")
    guard !at(.semicolon) else { return }
    let start = mark()
    repeat {
      skipBalanced()
    } while !at(.endOfFile, .semicolon, .poundIf) && !atEnd(end)
      && !atStartOfItem(allowInitDecl: allowInitDecl)
    finish(.unexpectedNodes, start)
  }

  private mutating func atStartOfItem(allowInitDecl: Bool) -> Bool {
    at(.poundSourceLocation) || atStartOfDeclaration(allowInitDecl: allowInitDecl)
      || atStartOfStatement(preferExpression: false) || startsLine && atStartOfExpression()
  }
}
