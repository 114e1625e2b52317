import Syntax

/// White space, comments, conflict markers, and the bytes that are in no token. They leave no records,
/// only the news that a line ended.
extension Lexer {
  /// Between tokens one space is the rule, and it is behind us. Indentation comes in runs of any length:
  /// eight bytes at a time, the first that is no space is counted rather than looked for.
  @inline(__always)
  func afterSpaces(_ start: Bytes) -> Bytes {
    var next = start
    while next[0] == " " {
      let word = UInt64(littleEndian: UnsafeRawPointer(next).loadUnaligned(as: UInt64.self))
      let others = word ^ 0x2020_2020_2020_2020
      if others != 0 { return next + others.trailingZeroBitCount / 8 }
      next += 8
    }
    return next
  }

  @inline(__always)
  mutating func afterLineEnd(_ start: Bytes) -> Bytes {
    if isInSingleLineInterpolation, !isBehindTryMark { abandonSingleLineInterpolations() }
    pendingFlags.insert(.startsLine)
    return afterSpaces(start + 1)
  }

  /// `//…`, `/*…*/`, or an operator or regex that begins with a slash.
  mutating func lexSlash(_ start: Bytes) -> Bytes {
    switch start[1] {
    case "/": return endOfLine(start + 2)
    case "*": return afterBlockComment(start)
    default: return lexOperator(start)
    }
  }

  /// The first line end at `start` or behind it, or the end of the file.
  func endOfLine(_ start: Bytes) -> Bytes {
    var next = start
    let lineFeeds: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
    let returns: UInt64 = 0x0D0D_0D0D_0D0D_0D0D
    while next < end {
      let word = UInt64(littleEndian: UnsafeRawPointer(next).loadUnaligned(as: UInt64.self))
      let found = zeroBytes(of: word ^ lineFeeds) | zeroBytes(of: word ^ returns)
      if found != 0 { return min(next + found.trailingZeroBitCount / 8, end) }
      next += 8
    }
    return end
  }

  /// The highest bit of every byte of `word` that is zero, up to the first such byte; those above it
  /// may be wrong.
  @inline(__always)
  private func zeroBytes(of word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// Comments nest. The depth is counted rather than recursed into.
  private mutating func afterBlockComment(_ start: Bytes) -> Bytes {
    var next = start + 2
    var depth = 1
    var flags: TokenFlags = []
    while 0 < depth {
      switch next[0] {
      case "*" where next[1] == "/":
        next += 2
        depth -= 1
      case "/" where next[1] == "*":
        next += 2
        depth += 1
      case "\n", "\r":
        next += 1
        flags = .startsLine
      case 0 where end <= next:
        reportTrivia("This comment has no end: close it with '*/'.", at: start)
        depth = 0
      default:
        next += 1
      }
    }
    pendingFlags.formUnion(flags)
    return next
  }
}

// MARK: - Bytes that are in no token

/// Which stretch of trivia has had its diagnostic: of each stretch the first one counts, and a harmless
/// one hides the others. A stretch ends at a token and at the end of the token's line.
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
      reportTrivia("This control character is not part of Swift: remove it.", at: start)
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
    if triviaDamage.tokenCount == tokens.count, triviaDamage.startsLine == startsLine { return false }
    triviaDamage = TriviaDamage(tokenCount: tokens.count, startsLine: startsLine)
    return true
  }

  /// Names, operators, quotes and trivia that begin above ASCII.
  @inline(never)
  mutating func lexNonASCII(_ start: Bytes) -> Bytes {
    if start[0] == 0xEF, start[1] == 0xBB, start[2] == 0xBF { return start + 3 }
    let scalar = DecodedScalar(at: start)
    guard scalar.isValid else {
      reportTrivia("These bytes are not UTF-8: remove them.", at: start)
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
      report("A name cannot begin with this character.", at: start)
      append(.identifier, from: start, to: next, .isDamaged)
      return next
    }
    switch scalar.value {
    case 0xA0: hideTriviaDamage()
    case 0x201C, 0x201D: return lexCurlyQuote(start, scalar)
    default: reportTrivia("This character is not part of Swift: remove it.", at: start)
    }
    return scalar.end
  }

  /// The place behind a closing typographic or plain quote on the same line, if the text up to it could
  /// stand in a string.
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
    report("Typographic quotes do not delimit a string: use '\"'.", at: start)
    guard scalar.value == 0x201C else {
      append(.unknown, from: start, to: scalar.end, .isDamaged)
      return scalar.end
    }
    let next = endOfCurlyString(scalar.end) ?? scalar.end
    append(.identifier, from: start, to: next, .isDamaged)
    return next
  }
}

// MARK: - Conflict markers

/// The two ways in which version control marks a conflict.
struct ConflictMarkers: OptionSet {
  let rawValue: UInt8
  static let git = ConflictMarkers(rawValue: 1)
  static let perforce = ConflictMarkers(rawValue: 2)
}

extension Lexer {
  /// The end of the line on which the conflict that begins at `start` ends, if one begins there. All
  /// of it is trivia.
  mutating func endOfConflict(_ start: Bytes) -> Bytes? {
    guard start == text || start[-1] == "\n" || start[-1] == "\r" || start[-1] == 0 else { return nil }
    let opening: StaticString
    let closing: StaticString
    let marker: ConflictMarkers
    if matches("<<<<<<< ", at: start) {
      (opening, closing, marker) = ("<<<<<<< ", ">>>>>>> ", .git)
    } else if matches(">>>> ", at: start) {
      (opening, closing, marker) = (">>>> ", "<<<<\n", .perforce)
    } else {
      return nil
    }
    guard !missingConflictEnds.contains(marker) else { return nil }
    var next = start + opening.utf8CodeUnitCount
    while next < end {
      if next[-1] == "\n" || next[-1] == "\r", matches(closing, at: next) {
        report("A merge left this conflict: keep one side and remove the markers.", at: start)
        return endOfLine(next + closing.utf8CodeUnitCount)
      }
      next += 1
    }
    missingConflictEnds.insert(marker)
    return nil
  }

  private func matches(_ literal: StaticString, at place: Bytes) -> Bool {
    for index in 0..<literal.utf8CodeUnitCount where place[index] != literal.utf8Start[index] {
      return false
    }
    return true
  }
}
