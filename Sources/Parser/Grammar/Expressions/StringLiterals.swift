import Syntax

/// The contents of a string literal besides plain segments.
private struct StringParts: OptionSet {
  let rawValue: UInt8

  static let interpolation = StringParts(rawValue: 1)
  static let escapeAtLineStart = StringParts(rawValue: 2)
}

extension Parser {
  /// string = '#'* '"' (segment | interpolation)* '"' '#'*, the quotes also `"""`
  mutating func parseStringLiteral() {
    let start = mark()
    let poundCount = at(.rawStringPoundDelimiter) ? length(of: current) : 0
    consume(.rawStringPoundDelimiter)
    if at(.atSign) {
      report("a string literal cannot follow '@': remove the '@'")
      advance()
    }
    let quote = kind
    if at(.stringQuote, .multilineStringQuote) {
      advance()
    } else if !consume(.singleQuote) {
      reportExpected(.stringQuote)
    }
    let contents = mark()
    let parts = parseStringContents(quote: quote, poundCount: poundCount)
    let isClosed = at(quote) && isInString(quote)
    if quote == .multilineStringQuote, isClosed {
      trimIndentation(since: contents, poundCount: poundCount, parts)
    }
    if isClosed { advance() } else { reportUnclosed(quote) }
    parsePoundDelimiter(.rawStringPoundDelimiter, matching: poundCount)
    finish(.stringLiteralExpr, start)
  }

  /// If the lexer already reported that the string is unterminated, reports nothing more.
  private mutating func reportUnclosed(_ quote: TokenKind) {
    if tokens[tokens.count - 1].flags.contains(.isMalformed) { return }
    reportExpected(quote)
  }

  /// Parses a string literal without interpolation, as in attributes.
  mutating func parseSimpleStringLiteral() {
    let start = mark()
    if at(.rawStringPoundDelimiter) {
      report("a raw string literal is not allowed here")
      advance()
    }
    let quote = kind
    guard at(.stringQuote, .multilineStringQuote) else {
      reportExpected(.stringQuote)
      return finish(.simpleStringLiteralExpr, start)
    }
    advance()
    let contents = mark()
    let parts = parseStringContents(quote: quote, poundCount: 0)
    if parts.contains(.interpolation) { report("string interpolation is not allowed here") }
    if quote == .multilineStringQuote, at(quote) {
      trimIndentation(since: contents, poundCount: 0, parts)
    }
    expect(quote)
    finish(.simpleStringLiteralExpr, start)
  }

  /// Parses segments and interpolations up to the closing quote.
  private mutating func parseStringContents(quote: TokenKind, poundCount: Int) -> StringParts {
    var parts: StringParts = []
    while isInString(quote) {
      if !isAdjacentInSource, hasEscapeAtLineStart() { parts.insert(.escapeAtLineStart) }
      if at(.stringSegment) {
        if isIndentationOfClosingQuote(quote) {
          position += 1
        } else {
          finishToken(.stringSegment)
        }
      } else if at(.backslash) {
        parseInterpolation(quote: quote, poundCount: poundCount)
        parts.insert(.interpolation)
      } else {
        break
      }
    }
    return parts
  }

  /// Returns whether the line before the next token consists only of an escaped line ending. Such a
  /// line has no segment whose indentation could be checked.
  private func hasEscapeAtLineStart() -> Bool {
    for offset in end(of: lexed[position - 1])..<current.start
    where text[Int(offset)] == UInt8(ascii: "\\") && isAtLineStart(offset) {
      return true
    }
    return false
  }

  /// Returns whether the next token belongs to the string. Trivia ends the string, except for the
  /// line ending after the opening quotes and escaped line endings.
  private func isInString(_ quote: TokenKind) -> Bool {
    isAdjacentInSource || quote == .multilineStringQuote && isAtLineStart(current.start)
  }

  /// interpolation = '\' '#'* '(' arguments ')'
  private mutating func parseInterpolation(quote: TokenKind, poundCount: Int) {
    let start = mark()
    advance()
    parsePoundDelimiter(.rawStringPoundDelimiter, matching: poundCount)
    expectAdjacent(.leftParen)
    parseArgumentList()
    skipUnexpected { parser in
      parser.at(.rightParen, .stringSegment, .backslash) || parser.at(quote)
    }
    if at(.rightParen), !startsLine || quote == .multilineStringQuote {
      advance()
    } else {
      reportExpected(.rightParen)
    }
    finish(.expressionSegment, start)
  }
}

// MARK: Indentation of multi-line strings

extension Parser {
  /// Returns whether the segment is the white space before the closing quotes, which is trivia.
  private func isIndentationOfClosingQuote(_ quote: TokenKind) -> Bool {
    guard quote == .multilineStringQuote, peek() == .multilineStringQuote,
      isAdjacent(0), isAtLineStart(current.start)
    else { return false }
    return (current.start..<end(of: current)).allSatisfy { isBlank(text[Int($0)]) }
  }

  /// Turns the indentation of the closing quotes and the line ending before them into trivia. The
  /// next token is the closing quotes.
  private mutating func trimIndentation(
    since contents: Mark, poundCount: Int, _ parts: StringParts
  ) {
    var lineStart = current.start
    while isBlank(text[Int(lineStart) - 1]) { lineStart -= 1 }
    let indentation = Int(lineStart)..<Int(current.start)
    guard isAtLineStart(lineStart) else {
      return report("the closing quotes of a multi-line string literal must be on their own line")
    }
    checkFirstLine(after: Int(contents.token) - 1)
    trimLastLineEnd(lineStart: lineStart, poundCount: poundCount)
    trimSegments(since: contents, by: indentation)
    if parts.contains(.interpolation) { checkIndentation(since: contents, by: indentation) }
    if parts.contains(.escapeAtLineStart), !indentation.isEmpty { reportIndentation() }
  }

  /// Trims the segments of this literal, except those of literals in its interpolations.
  private mutating func trimSegments(since contents: Mark, by indentation: Range<Int>) {
    var node = nodes.count - 1
    while node >= Int(contents.node) {
      let record = nodes[node]
      if nodeKinds[node] == .stringSegment,
        isAtLineStart(tokens[Int(record.firstToken)].start)
      {
        trim(indentation, ofToken: Int(record.firstToken))
      }
      node -= Int(record.subtreeSize)
    }
  }

  /// Lines in interpolations have the same indentation as the text.
  private mutating func checkIndentation(since contents: Mark, by indentation: Range<Int>) {
    for index in Int(contents.token)..<tokens.count {
      let token = tokens[index]
      let isCode = token.flags.contains(.startsLine) && token.kind != .stringSegment
      if isCode, !isIndented(token, by: indentation) {
        reportIndentation()
      }
    }
  }

  /// Checks that the text starts on the line after the opening quotes.
  private mutating func checkFirstLine(after openingQuote: Int) {
    let quoteEnd = end(of: tokens[openingQuote])
    guard text[Int(quoteEnd)] != UInt8(ascii: "\n"), text[Int(quoteEnd)] != UInt8(ascii: "\r")
    else {
      return
    }
    report("the text of a multi-line string literal must begin on a new line")
  }

  /// Removes the line ending before the closing quotes, which is not part of the string.
  private mutating func trimLastLineEnd(lineStart: UInt32, poundCount: Int) {
    let last = tokens.count - 1
    var token = tokens[last]
    guard token.kind == .stringSegment, end(of: token) == lineStart else {
      let isEscaped = token.kind == .stringSegment || token.kind == .rightParen
      if isEscaped, poundCount == 0 {
        report("the last line ending of a multi-line string literal cannot be escaped")
      }
      return
    }
    guard token.shortLength != TokenRecord.longLength else { return }
    let isPair =
      lineStart >= 2 && text[Int(lineStart) - 1] == UInt8(ascii: "\n")
      && text[Int(lineStart) - 2] == UInt8(ascii: "\r") && token.shortLength >= 2
    token.shortLength -= isPair ? 2 : 1
    tokens[last] = token
  }

  private mutating func trim(_ indentation: Range<Int>, ofToken index: Int) {
    var token = tokens[index]
    if isIndented(from: Int(token.start), by: indentation) {
      token.start += UInt32(indentation.count)
      if token.shortLength != TokenRecord.longLength {
        token.shortLength -= UInt16(min(indentation.count, Int(token.shortLength)))
      }
      tokens[index] = token
    } else if !isLineEnd(text[Int(token.start)]), length(of: token) > 0 {
      reportIndentation()
    }
  }

  private mutating func reportIndentation() {
    report("a line of a multi-line string literal is indented less than its closing quotes")
  }

  private func isIndented(from start: Int, by indentation: Range<Int>) -> Bool {
    for offset in 0..<indentation.count
    where text[start + offset] != text[indentation.lowerBound + offset] {
      return false
    }
    return true
  }

  private func isIndented(_ token: TokenRecord, by indentation: Range<Int>) -> Bool {
    var lineStart = Int(token.start)
    while lineStart > 0, !isLineEnd(text[lineStart - 1]) { lineStart -= 1 }
    return lineStart + indentation.count <= Int(token.start)
      && isIndented(from: lineStart, by: indentation)
  }

  private func isAtLineStart(_ offset: UInt32) -> Bool {
    offset > 0 && isLineEnd(text[Int(offset) - 1])
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
