import Syntax

extension Parser {
  /// Consumes the next token.
  @inline(__always)
  mutating func advance() {
    let token = lexed[position]
    adjustNesting(for: token.kind)
    tokens.append(token)
    if position < lastPosition { position &+= 1 }
  }

  /// Consumes the next token as another kind: a keyword that is a name here, an operator that is
  /// `<`.
  @inline(__always)
  mutating func advance(as kind: TokenKind) {
    var token = lexed[position]
    token.kind = kind
    adjustNesting(for: kind)
    tokens.append(token)
    if position < lastPosition { position &+= 1 }
  }

  /// Consumes the next token if it has a kind.
  @inline(__always)
  @discardableResult
  mutating func consume(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  /// Consumes the first `count` bytes of the next token as a separate token, if it starts with
  /// `prefix`. The rest keeps the kind that the lexer would give it.
  @discardableResult
  mutating func consumePrefix(_ prefix: StaticString, as kind: TokenKind) -> Bool {
    guard text(of: current, startsWith: prefix) else { return false }
    consumePrefix(byteCount: prefix.utf8CodeUnitCount, as: kind)
    return true
  }

  /// Consumes the first `count` bytes of the next token as a separate token.
  mutating func consumePrefix(byteCount count: Int, as kind: TokenKind) {
    let token = current
    guard length(of: token) > count else { return advance(as: kind) }
    splits.append(Split(position: position, original: token))
    adjustNesting(for: kind)
    tokens.append(
      TokenRecord(
        start: token.start, shortLength: UInt16(count), kind: kind,
        flags: token.flags.intersection(.startsLine)))
    lexed[position] = rest(of: token, after: count)
  }

  private func rest(of token: TokenRecord, after count: Int) -> TokenRecord {
    var rest = token
    rest.start += UInt32(count)
    rest.flags.remove(.startsLine)
    if token.shortLength != TokenRecord.longLength { rest.shortLength -= UInt16(count) }
    guard length(of: rest) == 1 else { return rest }
    switch firstByte(of: rest) {
    case UInt8(ascii: "="): rest.kind = .equal
    case UInt8(ascii: "?"): rest.kind = .postfixQuestionMark
    case UInt8(ascii: "!"): rest.kind = .exclamationMark
    case UInt8(ascii: "."): rest.kind = .period
    default: break
    }
    return rest
  }

  @inline(__always)
  private mutating func adjustNesting(for kind: TokenKind) {
    switch kind {
    case .leftAngle, .leftBrace, .leftParen, .leftSquare, .poundIf: nesting &+= 1
    case .rightAngle, .rightBrace, .rightParen, .rightSquare, .poundEndif: nesting &-= 1
    default: break
    }
  }

  /// Consumes a token of a kind, or reports that it is missing.
  @inline(__always)
  mutating func expect(_ kind: TokenKind) {
    if self.kind == kind { advance() } else { reportExpected(kind) }
  }

  /// Consumes a name, or reports that it is missing.
  @inline(__always)
  mutating func expectIdentifier() {
    if atIdentifier { advance(as: .identifier) } else { reportExpected(.identifier) }
  }
}
