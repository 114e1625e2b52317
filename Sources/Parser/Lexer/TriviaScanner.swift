import Syntax

/// White space and comments. They have no records; the lexer only records that a line ended.
extension Lexer {
  /// Usually one space separates tokens, and the caller has skipped it. Indentation can have any
  /// length: this tests eight bytes at a time and counts the spaces before the first other byte.
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
    if isInSingleLineInterpolation, !isAfterTryMark { abandonSingleLineInterpolations() }
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

  /// Returns the first line ending at or after `start`, or the end of the file.
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

  /// Returns the highest bit of every zero byte of `word`, up to the first such byte; the bits
  /// above it may be wrong.
  @inline(__always)
  private func zeroBytes(of word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// Comments nest. The scanner counts the depth instead of recursing.
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
        reportTrivia("unterminated block comment: close it with '*/'", at: start)
        depth = 0
      default:
        next += 1
      }
    }
    pendingFlags.formUnion(flags)
    return next
  }
}
