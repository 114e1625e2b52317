import Syntax

extension Parser {
  /// if-config = '#if' condition elements ('#elseif' condition elements)* ('#else' elements)? '#endif'
  ///
  /// - Parameter parseElements: Parses the elements of one clause up to the next directive.
  mutating func parseIfConfig(_ parseElements: (inout Parser) -> Void) {
    let start = mark()
    guard !stopsAtMaximumNesting() else { return finish(.ifConfigDecl, start) }
    parseIfConfigClause(parseElements)
    while true {
      if !at(.poundElseif, .poundElse), !atMisspelledElseif() {
        skipToIfConfigDirective()
      }
      guard at(.poundElseif, .poundElse) || atMisspelledElseif() else { break }
      parseIfConfigClause(parseElements)
    }
    expect(.poundEndif)
    skipRestOfLine()
    finish(.ifConfigDecl, start)
  }

  /// clause = ('#if' | '#elseif') condition elements | '#else' elements
  private mutating func parseIfConfigClause(_ parseElements: (inout Parser) -> Void) {
    let start = mark()
    var hasCondition = !at(.poundElse)
    if atMisspelledElseif() {
      report("expected '#elseif'")
      advance()
    }
    advance()
    if !hasCondition, at(.if), !startsLine {
      report("expected '#elseif'")
      advance()
      hasCondition = true
    }
    if hasCondition { parseSequenceExpression(.poundIfDirective) }
    skipRestOfLine()
    parseElements(&self)
    finish(.ifConfigClause, start)
  }

  /// Consumes tokens that no clause allows, up to the next directive of this `#if`, if there is
  /// one.
  private mutating func skipToIfConfigDirective() {
    guard !at(.poundEndif, .endOfFile) else { return }
    var index = position
    while true {
      switch lexed[index].kind {
      case .endOfFile: return
      case .poundElseif, .poundElse, .poundEndif:
        return skipUnexpected { $0.position >= index }
      default: index = indexAfterSkipping(index)
      }
    }
  }

  /// Nothing may follow a directive on its line.
  mutating func skipRestOfLine() {
    guard !startsLine else { return }
    skipUnexpected { $0.startsLine }
  }

  /// Returns whether a clause of an `#if` ends here.
  @inline(__always)
  func atEndOfIfConfigClause() -> Bool {
    switch kind {
    case .poundElseif, .poundElse, .poundEndif: true
    case .pound: atMisspelledElseif()
    default: false
    }
  }

  /// Returns whether `#elif CONDITION` follows, the spelling of other languages.
  private func atMisspelledElseif() -> Bool {
    at(.pound) && isAdjacent(0) && text(of: peekToken(), is: "elif")
      && peek(2).isIdentifierLike && !peekToken(2).flags.contains(.startsLine)
  }

  /// source-location = '#sourceLocation' '(' ('file' ':' string ',' 'line' ':' integer)? ')'
  mutating func parsePoundSourceLocation() {
    let start = mark()
    advance()
    if startsLine { reportExpected(.leftParen) } else { expect(.leftParen) }
    if !at(.rightParen) {
      let arguments = mark()
      expectWord("file")
      expect(.colon)
      parseSimpleStringLiteral()
      expect(.comma)
      expectWord("line")
      expect(.colon)
      expect(.integerLiteral)
      finish(.poundSourceLocationArguments, arguments)
    }
    expectClosing(.rightParen)
    skipRestOfLine()
    finish(.poundSourceLocation, start)
  }

  /// Consumes a name with the given text.
  mutating func expectWord(_ word: StaticString) {
    if atWord(word) { advance() } else { report("expected '\(word)'") }
  }
}
