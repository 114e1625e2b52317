import SourceText

extension SyntaxTree {
  /// The source, put together from the tables: each token's trivia and text in turn.
  ///
  /// The source itself is at hand; printing exists to prove that the tables cover every byte once.
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

  /// What is wrong with the tables, or nil: tokens are in order and end with the file, nodes nest.
  /// The parser upholds this for any bytes.
  public func firstBrokenInvariant() -> String? {
    var end = ByteOffset(0)
    for index in tokens.indices {
      let range = range(of: TokenID(index))
      guard end <= range.start else { return "token \(index) begins before the one before it ends" }
      end = range.end
    }
    guard end == source.range.end else { return "the last token does not end with the file" }
    guard let last = tokens.last, last.kind == .endOfFile else { return "no token ends the file" }
    return firstMisplacedNode()
  }

  private func firstMisplacedNode() -> String? {
    guard let root = nodes.first, Int(root.subtreeSize) == nodes.count else {
      return "the first node does not hold all nodes"
    }
    guard root.firstToken == 0, Int(root.endToken) == tokens.count else {
      return "the first node does not hold all tokens"
    }
    var open = [(end: nodes.count, tokens: root.firstToken..<root.endToken)]
    for index in nodes.indices {
      let node = nodes[index]
      while open[open.count - 1].end <= index { open.removeLast() }
      let parent = open[open.count - 1]
      let end = index + Int(node.subtreeSize)
      guard node.subtreeSize > 0, end <= parent.end, node.firstToken <= node.endToken,
        parent.tokens.lowerBound <= node.firstToken, node.endToken <= parent.tokens.upperBound
      else { return "node \(index), a \(nodeKinds[index]), does not lie within its parent" }
      open[open.count - 1].tokens = node.endToken..<parent.tokens.upperBound
      open.append((end, node.firstToken..<node.endToken))
    }
    return nil
  }
}
