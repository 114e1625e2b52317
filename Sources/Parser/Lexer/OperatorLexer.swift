import Syntax

/// Operators, and the punctuation that consists of operator characters.
///
/// Operators are as long as possible: `>>`, `?=`, `>?` are one token, and `<` and `...` are
/// operators. The parser splits them in types.
extension Lexer {
  /// `=` alone.
  @inline(__always)
  mutating func lexEqual(_ start: Bytes) -> Bytes {
    appendOperator(from: start, to: start + 1)
    return start + 1
  }

  /// `!` and `?`: a one-byte mark after an operand; elsewhere the start of an operator.
  mutating func lexMark(_ start: Bytes) -> Bytes {
    guard isLeftBound(start) else { return lexOperator(start) }
    append(start[0] == "!" ? .exclamationMark : .postfixQuestionMark, from: start, to: start + 1)
    return start + 1
  }

  /// `<` and `>`: a conflict marker, a placeholder, or an operator.
  mutating func lexAngle(_ start: Bytes) -> Bytes {
    if start[1] == start[0], let conflictEnd = endOfConflict(start) { return conflictEnd }
    if start[0] == "<", start[1] == "#", let placeholderEnd = lexPlaceholder(start) {
      return placeholderEnd
    }
    return lexOperator(start)
  }

  @inline(never)
  mutating func lexOperator(_ start: Bytes) -> Bytes {
    var next = afterOperatorByte(start, startsWithPeriod: start[0] == ".") ?? start
    var slash: Bytes?
    if start[0] == "/" { slash = start }
    while let after = afterOperatorByte(next, startsWithPeriod: start[0] == ".") {
      if next[0] == "<", next[1] == "#", start < next, hasPlaceholderEnd(from: next + 1) { break }
      if slash == nil, next[0] == "/" { slash = next }
      next = after
    }
    if let slash {
      if let regex = regexLiteral(at: slash, operatorStart: start, operatorEnd: next) {
        if start < slash { appendOperator(from: start, to: slash) }
        return lexRegex(regex)
      }
      next = startOfComment(from: max(slash, start + 1), to: next)
    }
    appendOperator(from: start, to: next)
    return next
  }

  /// Returns the position after the operator character at `next`; nil if the operator ends before
  /// it.
  @inline(__always)
  private func afterOperatorByte(_ next: Bytes, startsWithPeriod: Bool) -> Bytes? {
    let byte = next[0]
    if 0x80 <= byte {
      let scalar = DecodedScalar(at: next)
      return scalar.continuesOperator ? scalar.end : nil
    }
    guard traits[Int(byte)].contains(.operator) else { return nil }
    if byte == ".", !startsWithPeriod { return nil }
    return next + 1
  }

  /// Returns the first `//` or `/*` between two positions of an operator; the second position if
  /// there is none.
  private func startOfComment(from start: Bytes, to operatorEnd: Bytes) -> Bytes {
    var next = start
    while next < operatorEnd {
      if next[0] == "/", next[1] == "/" || next[1] == "*" { return next }
      next += 1
    }
    return operatorEnd
  }
}

// MARK: - Kinds of operators

extension Lexer {
  /// Appends an operator; its text and the white space around it determine its kind.
  mutating func appendOperator(from start: Bytes, to end: Bytes) {
    let isLeftBound = isLeftBound(start)
    let isRightBound = isRightBound(end, isLeftBound: isLeftBound)
    let kind: TokenKind
    switch (end - start, start[0], start[1]) {
    case (1, UInt8(ascii: "="), _):
      guard isLeftBound == isRightBound else {
        report("'=' must have consistent white space on both sides", at: start)
        return append(.equal, from: start, to: end, .isMalformed)
      }
      kind = .equal
    case (1, UInt8(ascii: "&"), _) where !isLeftBound && isRightBound:
      kind = .prefixAmpersand
    case (1, UInt8(ascii: "."), _):
      kind = .period
    case (1, UInt8(ascii: "?"), _):
      kind = isLeftBound ? .postfixQuestionMark : .infixQuestionMark
    case (2, UInt8(ascii: "-"), UInt8(ascii: ">")):
      kind = .arrow
    case (2..., _, _) where hasCommentEnd(from: start, to: end):
      report("unexpected end of a block comment: remove '*/'", at: start)
      return append(.unknown, from: start, to: end, .isMalformed)
    default:
      kind =
        isLeftBound == isRightBound
        ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator
    }
    append(kind, from: start, to: end)
  }

  private func hasCommentEnd(from start: Bytes, to end: Bytes) -> Bool {
    var next = start
    while next + 1 < end {
      if next[0] == "*", next[1] == "/" { return true }
      next += 1
    }
    return false
  }

  /// Returns whether an operand directly precedes an operator: not white space, a comment, an
  /// opening bracket or a separator.
  func isLeftBound(_ start: Bytes) -> Bool {
    guard text < start else { return false }
    switch start[-1] {
    case "/": return start - text < 2 || start[-2] != "*"
    case 0xA0: return start - text < 2 || start[-2] != 0xC2
    case let byte: return !traits[Int(byte)].contains(.unbindsLeft)
    }
  }

  /// Returns whether an operand directly follows an operator.
  func isRightBound(_ end: Bytes, isLeftBound: Bool) -> Bool {
    switch end[0] {
    // In `x^.y` the operator is postfix, in `^.y` it is prefix; in neither is it binary.
    case ".": return !isLeftBound
    case "/": return end[1] != "/" && end[1] != "*"
    case 0xC2: return end[1] != 0xA0
    case let byte: return !traits[Int(byte)].contains(.unbindsRight)
    }
  }
}
