import Syntax

/// The delimiters of a string literal.
struct StringForm {
  enum Quotes { case single, multiLine, apostrophe }

  var quotes: Quotes
  /// The number of `#` on either side.
  var pounds: Int
}

/// An open interpolation, and the string literal to continue after it.
struct Interpolation {
  let form: StringForm
  let outerParens: Int
}

// MARK: - Opening and closing

/// Opens and closes string literals.
///
/// The tokens of a literal are: its opening `#` if any, its opening quote, its pieces, its closing
/// quote, its closing `#`. The pieces are `stringSegment` tokens and, for each interpolation, `\`,
/// its `#` if any, `(`, the tokens inside, `)`. An empty segment has no token.
///
/// A segment ends:
/// - before an interpolation, before the closing quote, and if that is missing, at the line ending
///   or the end of the file;
/// - after an escape sequence for a line ending (`\n`, `\r`, `\u{A}`): `"a\nb"` has two segments;
/// - in multi-line literals, after every line ending (`\n`, `\r\n` and `\r`), which is the end of
///   the segment, and before a `\` that escapes the line ending. That `\`, the `#` and spaces after
///   it and the line ending are trivia, and so is a line ending directly after the opening quotes.
///
/// In a multi-line literal, the first segment of a line starts at column 0, including the
/// indentation, and has `startsLine`. The white space before the closing quotes is a segment. To
/// get the official ranges, the parser drops that last segment, removes its text from the start of
/// every segment that starts a line, and removes the line ending from the last segment before it.
extension Lexer {
  /// Reads a literal from its opening quote to its end or its first interpolation.
  @inline(never)
  mutating func lexString(at quote: Bytes, pounds: Int, startingAt start: Bytes) -> Bytes {
    if start < quote { append(.rawStringPoundDelimiter, from: start, to: quote) }
    if quote[0] == "'" {
      report("single quotes cannot delimit a string literal: use '\"'", at: quote)
      append(.singleQuote, from: quote, to: quote + 1, .isMalformed)
      return lexSegments(quote + 1, StringForm(quotes: .apostrophe, pounds: pounds))
    }
    guard quote[1] == "\"", quote[2] == "\"", !closesOnItsLine(from: quote + 2, pounds: pounds)
    else {
      append(.stringQuote, from: quote, to: quote + 1)
      return lexSegments(quote + 1, StringForm(quotes: .single, pounds: pounds))
    }
    append(.multilineStringQuote, from: quote, to: quote + 3)
    return lexSegments(
      skipLineEnd(quote + 3), StringForm(quotes: .multiLine, pounds: pounds))
  }

  /// `#"""#` is a quote in a raw single-line string, not the start of a multi-line literal. Returns
  /// whether a `"` with enough `#` follows before the line ends.
  private mutating func closesOnItsLine(from start: Bytes, pounds: Int) -> Bool {
    guard 0 < pounds else { return false }
    if !stringRuns.covers(start - text) { findStringRuns(from: start) }
    return stringRuns.hasRun(from: start - text, length: pounds)
  }

  private mutating func findStringRuns(from start: Bytes) {
    let lineEnd = endOfLine(start)
    stringRuns.begin((start - text)..<(lineEnd - text))
    var next = start
    while next < lineEnd {
      let quote = next
      next += 1
      guard quote[0] == "\"", next[0] == "#" else { continue }
      while next[0] == "#" { next += 1 }
      stringRuns.add(start: quote - text, length: next - quote - 1)
    }
    stringRuns.finish()
  }

  mutating func closeString(_ quote: Bytes, _ form: StringForm) -> Bytes {
    var next = quote
    switch form.quotes {
    case .single:
      next += 1
      append(.stringQuote, from: quote, to: next)
    case .apostrophe:
      next += 1
      append(.singleQuote, from: quote, to: next)
    case .multiLine:
      next += 3
      append(.multilineStringQuote, from: quote, to: next)
    }
    guard 0 < form.pounds, next[0] == "#" else { return next }
    let pounds = next
    while next[0] == "#" { next += 1 }
    if next - pounds != form.pounds {
      report("a string literal cannot end with more '#' than it starts with", at: pounds)
    }
    append(.rawStringPoundDelimiter, from: pounds, to: next)
    return next
  }

  mutating func reportUnclosedString() {
    let last = tokens[tokens.count - 1]
    report(
      "unterminated string literal: close it with the quotes that open it",
      at: text + Int(last.start))
  }
}

// MARK: - Interpolations

extension Lexer {
  /// Reads `\(`, with the `#` of a raw string between the two.
  mutating func beginInterpolation(_ backslash: Bytes, _ form: StringForm) -> Bytes {
    append(.backslash, from: backslash, to: backslash + 1)
    var next = backslash + 1
    while next[0] == "#" { next += 1 }
    if backslash + 1 < next { append(.rawStringPoundDelimiter, from: backslash + 1, to: next) }
    append(.leftParen, from: next, to: next + 1)
    interpolations.append(Interpolation(form: form, outerParens: openParens))
    openParens = 0
    isInSingleLineInterpolation = form.quotes != .multiLine
    return next + 1
  }

  /// Continues the string around an interpolation, after its closing parenthesis.
  @inline(never)
  mutating func endInterpolation(_ next: Bytes) -> Bytes {
    lexSegments(next, popInterpolation())
  }

  /// A line ending closes the single-line strings around it, up to the innermost multi-line string,
  /// whose interpolation may span lines.
  @inline(never)
  mutating func abandonSingleLineInterpolations() {
    reportUnclosedString()
    while isInSingleLineInterpolation { _ = popInterpolation() }
    previousKind = .stringSegment
  }

  private mutating func popInterpolation() -> StringForm {
    let inner = interpolations.removeLast()
    openParens = inner.outerParens
    isInSingleLineInterpolation = interpolations.last.map { $0.form.quotes != .multiLine } ?? false
    return inner.form
  }
}
