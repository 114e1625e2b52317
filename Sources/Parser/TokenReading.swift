import Syntax

extension Parser {
  /// The next token.
  var current: TokenRecord {
    @inline(__always) get { lexed[position] }
  }

  /// The next token's kind.
  var kind: TokenKind {
    @inline(__always) get { lexed[position].kind }
  }

  /// Returns the token `distance` tokens after the next one; `endOfFile` beyond the end.
  @inline(__always)
  func peekToken(_ distance: Int = 1) -> TokenRecord {
    lexed[min(position &+ distance, lastPosition)]
  }

  @inline(__always)
  func peek(_ distance: Int = 1) -> TokenKind {
    peekToken(distance).kind
  }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool {
    self.kind == kind
  }

  @inline(__always)
  func at(_ first: TokenKind, _ second: TokenKind) -> Bool {
    let kind = kind
    return kind == first || kind == second
  }

  @inline(__always)
  func at(_ first: TokenKind, _ second: TokenKind, _ third: TokenKind) -> Bool {
    let kind = kind
    return kind == first || kind == second || kind == third
  }

  /// Whether the next token is a name; contextual keywords are names.
  var atIdentifier: Bool {
    @inline(__always) get { kind.isIdentifierLike }
  }

  /// Whether a line ending precedes the next token.
  var startsLine: Bool {
    @inline(__always) get { lexed[position].flags.contains(.startsLine) }
  }

  /// Returns the end of a token's text.
  @inline(__always)
  func end(of token: TokenRecord) -> UInt32 {
    token.shortLength != TokenRecord.longLength
      ? token.start &+ UInt32(token.shortLength) : endOfLongToken(startingAt: token.start)
  }

  /// Returns the last long token that starts before an offset. The rest of a split token keeps its
  /// end.
  private func endOfLongToken(startingAt start: UInt32) -> UInt32 {
    var low = 0
    var high = longTokens.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if longTokens[middle].start <= start { low = middle } else { high = middle }
    }
    return longTokens[low].end
  }

  /// Returns the length of a token's text in bytes.
  @inline(__always)
  func length(of token: TokenRecord) -> Int {
    Int(end(of: token) &- token.start)
  }

  /// Whether no trivia separates the next token from the token before it.
  var isAdjacentToPrevious: Bool {
    @inline(__always) get {
      tokens.count > 0 && end(of: tokens[tokens.count &- 1]) == current.start
    }
  }

  /// Returns whether no trivia separates the token at a distance from the token after it.
  @inline(__always)
  func isAdjacent(_ distance: Int) -> Bool {
    end(of: peekToken(distance)) == peekToken(distance + 1).start
  }

  /// Returns the first byte of a token's text; 0 at the end of the file.
  @inline(__always)
  func firstByte(of token: TokenRecord) -> UInt8 {
    text[Int(token.start)]
  }

  /// Returns whether a token's text is `expected`.
  @inline(__always)
  func text(of token: TokenRecord, is expected: StaticString) -> Bool {
    length(of: token) == expected.utf8CodeUnitCount && bytes(text + Int(token.start), are: expected)
  }

  /// Returns whether a token's text starts with `prefix`.
  @inline(__always)
  func text(of token: TokenRecord, startsWith prefix: StaticString) -> Bool {
    length(of: token) >= prefix.utf8CodeUnitCount && bytes(text + Int(token.start), are: prefix)
  }

  /// Returns whether the next token is a name or a keyword with this text, not in backticks.
  @inline(__always)
  func atWord(_ text: StaticString) -> Bool {
    self.text(of: current, is: text)
  }

  /// Returns whether the next token is an operator with this text, regardless of white space around
  /// it.
  @inline(__always)
  func atOperator(_ text: StaticString) -> Bool {
    kind.isOperator && self.text(of: current, is: text)
  }

  /// Returns whether the next token is an operator, or a `?` or `!`, that starts with a byte.
  @inline(__always)
  func atOperator(startingWith byte: Unicode.Scalar) -> Bool {
    kind.isOperator && firstByte(of: current) == UInt8(truncatingIfNeeded: byte.value)
  }

  /// Whether the next token is `...`, which marks a variadic parameter or a pack.
  var atEllipsis: Bool {
    @inline(__always) get { kind == .ellipsis || atOperator("...") }
  }
}

/// A function rather than a method, and its callers are inlined: for a call of a method that is not
/// inlined, the compiler first copies the parser, which took 6% of the time.
@inline(never)
private func bytes(_ start: UnsafePointer<UInt8>, are expected: StaticString) -> Bool {
  for index in 0..<expected.utf8CodeUnitCount where start[index] != expected.utf8Start[index] {
    return false
  }
  return true
}
