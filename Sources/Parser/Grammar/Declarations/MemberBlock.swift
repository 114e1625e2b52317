import Syntax

extension Parser {
  /// members = '{' member* '}'
  mutating func parseMemberBlock() {
    let start = mark()
    if !at(.leftBrace) { skipUnexpectedOnLine(before: .leftBrace) }
    if at(.leftBrace) {
      advance()
      parseMembers(untilRightBrace: true)
      expect(.rightBrace)
    } else {
      reportExpected(.leftBrace)
    }
    finish(.memberBlock, start)
  }

  /// member* up to the end of a clause of an `#if`, or to a right brace
  ///
  /// Each member is on a line of its own unless a semicolon separates it from the next.
  private mutating func parseMembers(untilRightBrace: Bool) {
    var needsSeparator = false
    while !atEndOfMembers(untilRightBrace) {
      let start = mark()
      if needsSeparator, !startsLine { reportExpected(.semicolon) }
      let takesSemicolon = parseMember(untilRightBrace: untilRightBrace)
      needsSeparator = true
      if takesSemicolon {
        if hasTokens(since: start), consume(.semicolon) { needsSeparator = false }
        while at(.semicolon) {
          report("unexpected ';': remove it")
          advance()
        }
      }
      if !hasTokens(since: start) { return }
    }
  }

  @inline(__always)
  private func atEndOfMembers(_ rightBraceIsEnd: Bool) -> Bool {
    at(.endOfFile) || rightBraceIsEnd && at(.rightBrace) || atEndOfIfConfigClause()
  }

  /// member = (declaration | if-config | source-location) ';'?
  ///
  /// Returns whether a semicolon may follow.
  private mutating func parseMember(untilRightBrace: Bool) -> Bool {
    guard !stopsAtMaximumNesting() else { return false }
    if at(.poundIf), !atIfConfigOfAttributes() {
      parseIfConfig { $0.parseMembers(untilRightBrace: false) }
      return false
    }
    if at(.poundSourceLocation) {
      parsePoundSourceLocation()
      return false
    }
    if atStartOfDeclaration(requiresDecl: true) {
      parseDeclaration()
    } else {
      parseUnexpectedMember(untilRightBrace: untilRightBrace)
    }
    return true
  }

  /// Consumes tokens that do not start a declaration, up to the next declaration.
  private mutating func parseUnexpectedMember(untilRightBrace: Bool) {
    guard !at(.semicolon) else { return }
    report("expected a declaration")
    let start = mark()
    repeat {
      skipBalanced()
    } while !atEndOfMembers(untilRightBrace)
      && !at(.semicolon, .poundIf, .poundSourceLocation)
      && !atStartOfDeclaration(requiresDecl: true)
    finish(.unexpectedCodeDecl, start)
  }
}
