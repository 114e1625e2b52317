import SourceText

extension SyntaxTree {
  /// Prints the source from the tables: the trivia and the text of each token.
  ///
  /// Printing exists to prove that the tables cover every byte exactly once.
  public func print() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    for index in tokens.indices {
      let text = range(of: TokenID(index))
      bytes += source[ByteRange(ByteOffset(bytes.count), text.start)]
      bytes += source[text]
    }
    return bytes
  }

  /// Describes the first inconsistency of the tables, or returns nil. Tokens must be in order and
  /// end with the file, and nodes must nest. The parser guarantees this for any bytes.
  public func firstBrokenInvariant() -> String? {
    var end = ByteOffset(0)
    for index in tokens.indices {
      let range = range(of: TokenID(index))
      guard end <= range.start else { return "token \(index) overlaps the token before it" }
      end = range.end
    }
    guard end == source.range.end else {
      return "the last token does not end at the end of the file"
    }
    guard let last = tokens.last, last.kind == .endOfFile else {
      return "the last token is not an end-of-file token"
    }
    return firstMisplacedNode()
  }

  private func firstMisplacedNode() -> String? {
    guard let root = nodes.first, Int(root.subtreeSize) == nodes.count else {
      return "the first node does not contain all nodes"
    }
    guard root.firstToken == 0, Int(root.endToken) == tokens.count else {
      return "the first node does not contain all tokens"
    }
    var open = [(end: nodes.count, tokens: root.firstToken..<root.endToken)]
    for index in nodes.indices {
      let node = nodes[index]
      while open[open.count - 1].end <= index { open.removeLast() }
      let parent = open[open.count - 1]
      let end = index + Int(node.subtreeSize)
      guard node.subtreeSize > 0, end <= parent.end, node.firstToken <= node.endToken,
        parent.tokens.lowerBound <= node.firstToken, node.endToken <= parent.tokens.upperBound
      else { return "node \(index) (\(nodeKinds[index])) extends beyond its parent" }
      open[open.count - 1].tokens = node.endToken..<parent.tokens.upperBound
      open.append((end, node.firstToken..<node.endToken))
    }
    return nil
  }
}
