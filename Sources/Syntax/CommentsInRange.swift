import SourceText

extension SyntaxTree {
  /// Returns the comments that lie within a range, in order.
  public func comments(in range: ByteRange) -> [TriviaPiece] {
    guard !range.isEmpty else { return [] }
    var found: [TriviaPiece] = []
    var index = token(at: range.start).index
    while index < tokens.count, triviaRange(before: TokenID(index)).start < range.end {
      found += trivia(before: TokenID(index)).filter { $0.isComment && range.contains($0.range) }
      index += 1
    }
    return found
  }
}
