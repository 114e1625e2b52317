import SourceText

extension SyntaxTree {
  /// Returns the comments that lie within a range, in order.
  public func comments(in range: ByteRange) -> [TriviaPiece] {
    guard !range.isEmpty else { return [] }
    var found: [TriviaPiece] = []
    var index = token(at: range.start).index
    while index < tokens.count {
      let gap = triviaRange(before: TokenID(index))
      guard gap.start < range.end else { break }
      if source[gap].contains(UInt8(ascii: "/")) {
        found += trivia(before: TokenID(index)).filter { $0.isComment && range.contains($0.range) }
      }
      index += 1
    }
    return found
  }
}
