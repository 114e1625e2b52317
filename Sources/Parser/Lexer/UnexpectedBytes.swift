import Syntax

/// Records whether a range of trivia already has a diagnostic: only the first of a range counts,
/// and a harmless one hides the others. A range ends at a token and at the end of the token's line.
struct ReportedTrivia {
  var tokenCount = -1
  var startsLine = false
}

extension Lexer {
  /// Control characters. NUL is as harmless as a space.
  @inline(never)
  mutating func skipUnexpectedByte(_ start: Bytes) -> Bytes {
    if start[0] == 0 {
      claimTriviaDiagnostic()
    } else {
      reportTrivia("invalid control character: remove it", at: start)
    }
    return start + 1
  }

  mutating func reportTrivia(_ message: String, at place: Bytes) {
    guard claimTriviaDiagnostic() else { return }
    report(message, at: place)
  }

  /// Claims this range's diagnostic. Returns false if it is already claimed.
  @discardableResult
  mutating func claimTriviaDiagnostic() -> Bool {
    let startsLine = pendingFlags.contains(.startsLine)
    if reportedTrivia.tokenCount == tokens.count, reportedTrivia.startsLine == startsLine {
      return false
    }
    reportedTrivia = ReportedTrivia(tokenCount: tokens.count, startsLine: startsLine)
    return true
  }

  /// Names, operators, quotes and trivia that start above ASCII.
  @inline(never)
  mutating func lexNonASCII(_ start: Bytes) -> Bytes {
    if start[0] == 0xEF, start[1] == 0xBB, start[2] == 0xBF { return start + 3 }
    let scalar = DecodedScalar(at: start)
    guard scalar.isValid else {
      reportTrivia("invalid UTF-8: remove it", at: start)
      return scalar.end
    }
    if scalar.startsIdentifier {
      let next = afterIdentifier(scalar.end)
      append(.identifier, from: start, to: next)
      return next
    }
    if scalar.startsOperator { return lexOperator(start) }
    if scalar.continuesIdentifier {
      let next = afterIdentifier(scalar.end)
      report("a name cannot start with this character", at: start)
      append(.identifier, from: start, to: next, .isMalformed)
      return next
    }
    switch scalar.value {
    case 0xA0: claimTriviaDiagnostic()
    case 0x201C, 0x201D: return lexCurlyQuote(start, scalar)
    default: reportTrivia("invalid character: remove it", at: start)
    }
    return scalar.end
  }

  /// Returns the position after a closing typographic or plain quote on the same line, if the text
  /// before it is valid in a string.
  private mutating func endOfCurlyString(_ start: Bytes) -> Bytes? {
    guard failedCurlyQuoteEnd <= start else { return nil }
    var next = start
    while true {
      failedCurlyQuoteEnd = next
      switch next[0] {
      case "\\":
        guard next[1] != "(", let escapeEnd = afterValidEscape(next + 1) else { return nil }
        next = escapeEnd
      case "\"": return next + 1
      case 0x20..<0x7F: next += 1
      case ..<0x80: return nil
      default:
        let scalar = DecodedScalar(at: next)
        guard scalar.isValid else { return nil }
        next = scalar.end
        if scalar.value == 0x201D { return next }
      }
    }
  }

  /// A string in typographic quotes is one malformed name; a lone closing quote is an unknown
  /// token.
  private mutating func lexCurlyQuote(_ start: Bytes, _ scalar: DecodedScalar) -> Bytes {
    report("typographic quotes cannot delimit a string literal: use '\"'", at: start)
    guard scalar.value == 0x201C else {
      append(.unknown, from: start, to: scalar.end, .isMalformed)
      return scalar.end
    }
    let next = endOfCurlyString(scalar.end) ?? scalar.end
    append(.identifier, from: start, to: next, .isMalformed)
    return next
  }
}
