import Syntax

/// Which stretch of trivia has had its diagnostic: of each stretch the first one counts, and a
/// harmless one hides the others. A stretch ends at a token and at the end of the token's line.
struct TriviaDamage {
  var tokenCount = -1
  var startsLine = false
}

extension Lexer {
  /// Control characters; NUL is as harmless as a space.
  @inline(never)
  mutating func skipUnexpectedByte(_ start: Bytes) -> Bytes {
    if start[0] == 0 {
      hideTriviaDamage()
    } else {
      reportTrivia("this control character is not part of Swift: remove it", at: start)
    }
    return start + 1
  }

  mutating func reportTrivia(_ message: String, at place: Bytes) {
    guard hideTriviaDamage() else { return }
    report(message, at: place)
  }

  /// Takes the place of this stretch's diagnostic; false when it is taken.
  @discardableResult
  mutating func hideTriviaDamage() -> Bool {
    let startsLine = pendingFlags.contains(.startsLine)
    if triviaDamage.tokenCount == tokens.count, triviaDamage.startsLine == startsLine {
      return false
    }
    triviaDamage = TriviaDamage(tokenCount: tokens.count, startsLine: startsLine)
    return true
  }

  /// Names, operators, quotes and trivia that begin above ASCII.
  @inline(never)
  mutating func lexNonASCII(_ start: Bytes) -> Bytes {
    if start[0] == 0xEF, start[1] == 0xBB, start[2] == 0xBF { return start + 3 }
    let scalar = DecodedScalar(at: start)
    guard scalar.isValid else {
      reportTrivia("these bytes are not UTF-8: remove them", at: start)
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
      report("a name cannot begin with this character", at: start)
      append(.identifier, from: start, to: next, .isDamaged)
      return next
    }
    switch scalar.value {
    case 0xA0: hideTriviaDamage()
    case 0x201C, 0x201D: return lexCurlyQuote(start, scalar)
    default: reportTrivia("this character is not part of Swift: remove it", at: start)
    }
    return scalar.end
  }

  /// The place behind a closing typographic or plain quote on the same line, if the text up to it
  /// could stand in a string.
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

  /// A string in typographic quotes is taken as one damaged name, a lone closing quote as unknown.
  private mutating func lexCurlyQuote(_ start: Bytes, _ scalar: DecodedScalar) -> Bytes {
    report("typographic quotes do not delimit a string: use '\"'", at: start)
    guard scalar.value == 0x201C else {
      append(.unknown, from: start, to: scalar.end, .isDamaged)
      return scalar.end
    }
    let next = endOfCurlyString(scalar.end) ?? scalar.end
    append(.identifier, from: start, to: next, .isDamaged)
    return next
  }
}
