import Syntax

/// Integer and floating-point literals. Invalid digits for the radix stay in the token.
extension Lexer {
  @inline(__always)
  mutating func lexNumber(_ start: Bytes) -> Bytes {
    // Most numbers are one digit followed by a delimiter.
    let second = start[1]
    let isPlain =
      second != "." && !traits[Int(second)].contains(.continuesIdentifier) && second < 0x80
    if isPlain {
      append(.integerLiteral, from: start, to: start + 1)
      return start + 1
    }
    return lexLongNumber(start)
  }

  @inline(never)
  private mutating func lexLongNumber(_ start: Bytes) -> Bytes {
    if start[0] == "0" {
      switch start[1] {
      case "x": return lexHexadecimal(start)
      case "o": return lexInteger(start, lastDigit: UInt8(ascii: "7"))
      case "b": return lexInteger(start, lastDigit: UInt8(ascii: "1"))
      default: break
      }
    }
    return lexDecimal(start)
  }

  /// `0o17`, `0b1011`. The official lexer accepts a prefix without digits at the end of the file.
  private mutating func lexInteger(_ start: Bytes, lastDigit: UInt8) -> Bytes {
    var next = start + 2
    let isDigitFirst = UInt8(ascii: "0") <= next[0] && next[0] <= lastDigit
    guard isDigitFirst || next == end else {
      return endNumber(.integerLiteral, start, invalidDigit: next)
    }
    while next[0] == "_" || (UInt8(ascii: "0") <= next[0] && next[0] <= lastDigit) { next += 1 }
    return endNumberOrName(.integerLiteral, start, next)
  }

  /// `12`, `1_000`, `1.5`, `1e-3`
  private mutating func lexDecimal(_ start: Bytes) -> Bytes {
    var next = afterDigits(start)
    if next[0] == "." {
      // After a period, the digits are a tuple element: `pair.0.1`.
      guard isDigit(next[1]), previousKind != .period else {
        append(.integerLiteral, from: start, to: next)
        return next
      }
      next = afterDigits(next + 1)
    } else if next[0] != "e", next[0] != "E" {
      return endNumberOrName(.integerLiteral, start, next)
    }
    guard next[0] == "e" || next[0] == "E" else {
      append(.floatLiteral, from: start, to: next)
      return next
    }
    return lexExponent(start, next)
  }

  /// `0xFF`, `0x1.8p3`
  private mutating func lexHexadecimal(_ start: Bytes) -> Bytes {
    guard isHexDigit(start[2]) else {
      return endNumber(.integerLiteral, start, invalidDigit: start + 2)
    }
    let integerEnd = afterHexDigits(start + 2)
    var next = integerEnd
    if next[0] == "." {
      guard isHexDigit(next[1]) || next + 1 == end else { return endInteger(start, integerEnd) }
      next = afterHexDigits(next + 1)
      if next[0] != "p", next[0] != "P" {
        // As in the official lexer: in `0xFF.description`, the member starts with hexadecimal
        // digits, so it is not a fraction.
        if next + 1 < end, !isDigit(next[1]) { return endInteger(start, integerEnd) }
        report("a hexadecimal float needs an exponent, as in '0x1.8p0'", at: next)
        append(.integerLiteral, from: start, to: next, .isMalformed)
        return next
      }
    } else if next[0] != "p", next[0] != "P" {
      return endNumberOrName(.integerLiteral, start, next)
    }
    let isSigned = next[1] == "+" || next[1] == "-"
    let exponent = next + (isSigned ? 2 : 1)
    let hasFraction = integerEnd[0] == "."
    if !isDigit(exponent[0]), exponent < end, hasFraction, !isDigit(integerEnd[1]), !isSigned {
      return endInteger(start, integerEnd)
    }
    return lexExponent(start, next)
  }

  /// Reads the exponent of a float, starting at its letter.
  private mutating func lexExponent(_ start: Bytes, _ letter: Bytes) -> Bytes {
    let isSigned = letter[1] == "+" || letter[1] == "-"
    let digits = letter + (isSigned ? 2 : 1)
    let isHexadecimal = letter[0] == "p" || letter[0] == "P"
    guard isDigit(digits[0]) || (isHexadecimal && digits == end) else {
      return endNumber(.floatLiteral, start, invalidDigit: digits)
    }
    return endNumberOrName(.floatLiteral, start, afterDigits(digits))
  }
}

// MARK: - The ends of numbers

extension Lexer {
  private mutating func endInteger(_ start: Bytes, _ next: Bytes) -> Bytes {
    append(.integerLiteral, from: start, to: next)
    return next
  }

  /// Ends a number at `next`. If a name continues there, its letters are invalid digits.
  private mutating func endNumberOrName(_ kind: TokenKind, _ start: Bytes, _ next: Bytes) -> Bytes {
    guard afterIdentifier(next) == next else { return endNumber(kind, start, invalidDigit: next) }
    append(kind, from: start, to: next)
    return next
  }

  private mutating func endNumber(_ kind: TokenKind, _ start: Bytes, invalidDigit: Bytes) -> Bytes {
    let next = afterIdentifier(invalidDigit)
    report("this character is not a valid digit of the number before it", at: invalidDigit)
    append(kind, from: start, to: next, .isMalformed)
    return next
  }

  private func afterDigits(_ start: Bytes) -> Bytes {
    var next = start
    while traits[Int(next[0])].contains(.decimal) { next += 1 }
    return next
  }

  private func afterHexDigits(_ start: Bytes) -> Bytes {
    var next = start
    while traits[Int(next[0])].contains(.hexadecimal) { next += 1 }
    return next
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte != "_" && traits[Int(byte)].contains(.decimal)
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    byte != "_" && traits[Int(byte)].contains(.hexadecimal)
  }
}
