import Syntax

/// An error in a segment. Only the first one counts: as in the official lexer, no error is reported
/// after a NUL, which itself is only a warning.
enum SegmentProblem: UInt8 {
  case none, nul, notUTF8, controlCharacter, escape, unicodeEscape

  fileprivate var message: String? {
    switch self {
    case .none, .nul: nil
    case .notUTF8: "invalid UTF-8 in a string literal"
    case .controlCharacter: "control character in a string literal: write it as an escape sequence"
    case .escape: "invalid escape sequence in a string literal"
    case .unicodeEscape:
      "a Unicode escape has the form '\\u{…}', with one to eight hexadecimal digits"
    }
  }
}

/// The piece of a string that is being read.
struct StringSegment {
  var start: Bytes
  private(set) var problem = SegmentProblem.none
  private(set) var problemPlace: Bytes

  init(start: Bytes) {
    self.start = start
    problemPlace = start
  }

  mutating func add(_ problem: SegmentProblem, at place: Bytes) {
    guard self.problem == .none else { return }
    self.problem = problem
    problemPlace = place
  }

  mutating func forgive() { problem = .none }
}

extension Lexer {
  /// Reads the pieces of a literal from `start` to its end or its next interpolation.
  mutating func lexSegments(_ start: Bytes, _ form: StringForm) -> Bytes {
    var segment = StringSegment(start: start)
    var next = start
    while true {
      while !traits[Int(next[0])].contains(.interruptsString) { next += 1 }
      switch next[0] {
      case "\"", "'":
        if isClosingQuote(next, form) {
          append(segment, to: next)
          return closeString(next, form)
        }
        next += 1
      case "\\":
        let escaped = afterEscapePounds(next + 1, form.pounds)
        if escaped?[0] == UInt8(ascii: "(") {
          append(segment, to: next)
          return beginInterpolation(next, form)
        }
        if form.quotes == .multiLine, let escaped, isLineEnd(afterBlanks(escaped)[0]) {
          // As in the official lexer, errors in this segment are ignored.
          segment.forgive()
          append(segment, to: next)
          next = skipLineEnd(afterBlanks(escaped))
          segment = StringSegment(start: next)
        } else {
          next = lexEscape(next, escaped, &segment)
        }
      case "\n", "\r":
        guard form.quotes == .multiLine else { return endUnclosed(segment, at: next) }
        next += lineEndLength(next)
        append(segment, to: next)
        pendingFlags.insert(.startsLine)
        segment = StringSegment(start: next)
      case 0 where end <= next:
        return endUnclosed(segment, at: end)
      default:
        next = afterUnusualCharacter(next, form, &segment)
      }
    }
  }

  private mutating func append(_ segment: StringSegment, to end: Bytes) {
    guard segment.start < end else { return }
    guard let message = segment.problem.message else {
      return append(.stringSegment, from: segment.start, to: end)
    }
    report(message, at: segment.problemPlace)
    append(.stringSegment, from: segment.start, to: end, .isMalformed)
  }

  private mutating func endUnclosed(_ segment: StringSegment, at place: Bytes) -> Bytes {
    append(segment, to: place)
    tokens[tokens.count - 1].flags.insert(.isMalformed)
    reportUnclosedString()
    return place
  }

  private func isClosingQuote(_ quote: Bytes, _ form: StringForm) -> Bool {
    switch form.quotes {
    case .apostrophe: quote[0] == "'"
    case .single: quote[0] == "\"" && hasPounds(quote + 1, form.pounds)
    case .multiLine:
      quote[0] == "\"" && quote[1] == "\"" && quote[2] == "\"" && hasPounds(quote + 3, form.pounds)
    }
  }

  private func hasPounds(_ start: Bytes, _ count: Int) -> Bool {
    var found = 0
    while found < count, start[found] == "#" { found += 1 }
    return found == count
  }

  /// Control characters and all scalars above ASCII.
  private func afterUnusualCharacter(
    _ start: Bytes, _ form: StringForm, _ segment: inout StringSegment
  ) -> Bytes {
    guard start[0] < 0x80 else {
      let scalar = DecodedScalar(at: start)
      if !scalar.isValid { segment.add(.notUTF8, at: start) }
      return scalar.end
    }
    if start[0] == 0 {
      segment.add(.nul, at: start)
    } else if start[0] != "\t" || form.quotes != .multiLine {
      segment.add(.controlCharacter, at: start)
    }
    return start + 1
  }
}

// MARK: - Escapes

extension Lexer {
  /// Returns the position after the `#` that a `\` needs in a raw string; nil if there are too few.
  /// Like the official lexer, this accepts one `#` more.
  private func afterEscapePounds(_ start: Bytes, _ count: Int) -> Bytes? {
    guard 0 < count else { return start }
    guard hasPounds(start, count) else { return nil }
    return start[count] == "#" ? start + count + 1 : start + count
  }

  /// Reads an escape sequence. One that represents a line ending also ends the segment.
  private mutating func lexEscape(
    _ backslash: Bytes, _ escaped: Bytes?, _ segment: inout StringSegment
  ) -> Bytes {
    guard let escaped else { return backslash + 1 }
    var next = escaped + 1
    var standsForLineEnd = false
    switch escaped[0] {
    case "0", "t", "\"", "'", "\\": break
    case "n", "r": standsForLineEnd = true
    case "u": (next, standsForLineEnd) = afterUnicodeEscape(escaped + 1, &segment)
    case "a"..."z", "A"..."Z", "1"..."9": segment.add(.escape, at: backslash)
    default:
      segment.add(.escape, at: backslash)
      return escaped
    }
    if standsForLineEnd {
      append(segment, to: next)
      segment = StringSegment(start: next)
    }
    return next
  }

  /// Returns the position after the escape sequence whose `\` precedes `start`, if it is valid.
  func afterValidEscape(_ start: Bytes) -> Bytes? {
    switch start[0] {
    case "0", "n", "r", "t", "\"", "'", "\\": return start + 1
    case "u":
      var segment = StringSegment(start: start)
      let (next, _) = afterUnicodeEscape(start + 1, &segment)
      return segment.problem == .none ? next : nil
    default: return nil
    }
  }

  /// Reads `{A}` after `\u`.
  private func afterUnicodeEscape(
    _ brace: Bytes, _ segment: inout StringSegment
  ) -> (next: Bytes, standsForLineEnd: Bool) {
    guard brace[0] == "{" else {
      segment.add(.unicodeEscape, at: brace)
      return (brace, false)
    }
    var next = brace + 1
    var value: UInt32 = 0
    while let digit = Character(Unicode.Scalar(next[0])).hexDigitValue, next[0] < 0x80 {
      value = value &<< 4 | UInt32(digit)
      next += 1
    }
    guard next[0] == "}" else {
      segment.add(.unicodeEscape, at: brace)
      return (next, false)
    }
    let count = next - brace - 1
    let isValid = 1 <= count && count <= 8 && Unicode.Scalar(value) != nil
    if !isValid { segment.add(.unicodeEscape, at: brace) }
    return (next + 1, isValid && (value == 0xA || value == 0xD))
  }
}

// MARK: - Line ends

extension Lexer {
  private func afterBlanks(_ start: Bytes) -> Bytes {
    var next = start
    while next[0] == " " || next[0] == "\t" { next += 1 }
    return next
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == "\n" || byte == "\r" }

  private func lineEndLength(_ start: Bytes) -> Int { start[0] == "\r" && start[1] == "\n" ? 2 : 1 }

  /// Returns the position after the line ending at `start`, which becomes trivia; `start` itself if
  /// there is none.
  mutating func skipLineEnd(_ start: Bytes) -> Bytes {
    guard isLineEnd(start[0]) else { return start }
    pendingFlags.insert(.startsLine)
    return start + lineEndLength(start)
  }
}

/// Allows ranges of ASCII characters in a `switch` over bytes.
private func ~= (range: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
  range.contains(Unicode.Scalar(byte))
}
