import SourceText

/// A run of trivia of one kind.
public struct TriviaPiece: Hashable, Sendable {
  public enum Kind: Sendable {
    case spaces, tabs
    /// `\n`, `\r\n` or `\r`; each line ending is a piece of its own.
    case lineEnd
    /// `// …`, without its line ending.
    case lineComment
    /// `/// …`
    case docLineComment
    /// `/* … */`, including nested comments.
    case blockComment
    /// `/** … */`
    case docBlockComment
    /// A byte order mark, a vertical tab, a form feed, or invalid bytes that the lexer skipped.
    case other
  }

  public let kind: Kind
  public let range: ByteRange

  public var isComment: Bool {
    switch kind {
    case .lineComment, .docLineComment, .blockComment, .docBlockComment: true
    case .spaces, .tabs, .lineEnd, .other: false
    }
  }
}

extension SyntaxTree {
  /// Returns the trivia between a token and the token before it.
  public func trivia(before token: TokenID) -> [TriviaPiece] {
    var splitter = TriviaSplitter(source: source, range: triviaRange(before: token))
    return splitter.pieces()
  }

  /// Returns the trivia after a token that belongs to it: the trivia on the same line, without the
  /// line ending.
  public func trailingTrivia(of token: TokenID) -> [TriviaPiece] {
    guard token.index + 1 < tokens.count else { return [] }
    return Array(trivia(before: TokenID(token.index + 1)).prefix { $0.kind != .lineEnd })
  }

  /// Returns the trivia before a token that belongs to it: all trivia except the trailing trivia of
  /// the token before.
  public func leadingTrivia(of token: TokenID) -> [TriviaPiece] {
    let pieces = trivia(before: token)
    guard token.index > 0 else { return pieces }
    return Array(pieces.drop { $0.kind != .lineEnd })
  }

  /// All comments of the file, in order.
  public var comments: [TriviaPiece] {
    tokens.indices.flatMap { index -> [TriviaPiece] in
      let range = triviaRange(before: TokenID(index))
      guard source[range].contains(UInt8(ascii: "/")) else { return [] }
      return trivia(before: TokenID(index)).filter(\.isComment)
    }
  }
}

/// Splits a range that the lexer recognized as trivia.
private struct TriviaSplitter {
  let source: SourceText
  let end: Int
  var position: Int

  init(source: SourceText, range: ByteRange) {
    self.source = source
    position = range.start.index
    end = range.end.index
  }

  mutating func pieces() -> [TriviaPiece] {
    var pieces: [TriviaPiece] = []
    while position < end {
      let start = position
      let kind = takePiece()
      pieces.append(TriviaPiece(kind: kind, range: ByteRange(start..<position)))
    }
    return pieces
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    position + distance < end ? source[ByteOffset(position + distance)] : 0
  }

  private mutating func takePiece() -> TriviaPiece.Kind {
    switch byte() {
    case UInt8(ascii: " "):
      take { $0 == UInt8(ascii: " ") }
      return .spaces
    case UInt8(ascii: "\t"):
      take { $0 == UInt8(ascii: "\t") }
      return .tabs
    case UInt8(ascii: "\n"):
      position += 1
      return .lineEnd
    case UInt8(ascii: "\r"):
      position += byte(1) == UInt8(ascii: "\n") ? 2 : 1
      return .lineEnd
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      let isDoc = byte(2) == UInt8(ascii: "/")
      take { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      return isDoc ? .docLineComment : .lineComment
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      let isDoc = byte(2) == UInt8(ascii: "*") && byte(3) != UInt8(ascii: "/")
      takeBlockComment()
      return isDoc ? .docBlockComment : .blockComment
    default:
      position += 1
      return .other
    }
  }

  private mutating func take(while condition: (UInt8) -> Bool) {
    while position < end, condition(byte()) { position += 1 }
  }

  private mutating func takeBlockComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < end
    position = min(position, end)
  }
}
