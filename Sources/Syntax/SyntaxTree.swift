import SourceText

/// All tokens and nodes of one file, lossless and immutable.
///
/// Two tables: tokens in source order and nodes in preorder. A node's children start right behind it,
/// each followed by the next when its subtree is skipped.
public final class SyntaxTree: Sendable {
  public let source: SourceText
  public let tokens: [TokenRecord]
  public let nodeKinds: [SyntaxKind]
  public let nodes: [NodeRecord]
  /// What is wrong with the source, by offset.
  public let diagnostics: [SyntaxDiagnostic]

  private let longTokens: [LongToken]

  package init(
    source: SourceText,
    tokens: [TokenRecord],
    longTokens: [LongToken],
    nodeKinds: [SyntaxKind],
    nodes: [NodeRecord],
    diagnostics: [SyntaxDiagnostic]
  ) {
    precondition(nodeKinds.count == nodes.count, "Every node has a kind.")
    self.source = source
    self.tokens = tokens
    self.longTokens = longTokens
    self.nodeKinds = nodeKinds
    self.nodes = nodes
    self.diagnostics = diagnostics
  }

  /// Whether the source is not Swift.
  public var hasError: Bool { diagnostics.contains { $0.severity == .error } }

  /// The source file's node.
  public var root: SyntaxCursor { SyntaxCursor(tree: self, id: .root) }

  /// The number of bytes that the tables keep, the source included.
  public var keptBytes: Int {
    source.count + SourceText.padding
      + tokens.count * MemoryLayout<TokenRecord>.stride
      + nodes.count * (MemoryLayout<NodeRecord>.stride + MemoryLayout<SyntaxKind>.stride)
      + longTokens.count * MemoryLayout<LongToken>.stride
  }
}

// MARK: Tokens

extension SyntaxTree {
  /// The bytes of a token's text, trivia left out.
  @inlinable
  public func range(of token: TokenID) -> ByteRange {
    let record = tokens[token.index]
    let end =
      record.shortLength == TokenRecord.longLength
      ? endOfLongToken(startingAt: record.start) : record.start + UInt32(record.shortLength)
    return ByteRange(ByteOffset(record.start), ByteOffset(end))
  }

  /// The bytes between the token before and this one's text.
  public func triviaRange(before token: TokenID) -> ByteRange {
    let start = token.index == 0 ? ByteOffset(0) : range(of: TokenID(token.index - 1)).end
    return ByteRange(start, ByteOffset(tokens[token.index].start))
  }

  /// The first token whose text ends behind an offset: the one there, or the next.
  public func token(at offset: ByteOffset) -> TokenID {
    var low = 0
    var high = tokens.count - 1
    while low < high {
      let middle = (low + high) / 2
      if range(of: TokenID(middle)).end <= offset { low = middle + 1 } else { high = middle }
    }
    return TokenID(low)
  }

  @usableFromInline
  func endOfLongToken(startingAt start: UInt32) -> UInt32 {
    var low = 0
    var high = longTokens.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if longTokens[middle].start <= start { low = middle } else { high = middle }
    }
    return longTokens[low].end
  }
}

// MARK: Nodes

extension SyntaxTree {
  /// From the text of a node's first token to that of its last, outer trivia left out. A node without
  /// tokens has an empty range where it would stand.
  @inlinable
  public func range(of node: NodeID) -> ByteRange {
    let record = nodes[node.index]
    let start = ByteOffset(tokens[Int(record.firstToken)].start)
    guard record.endToken > record.firstToken else { return ByteRange(start, start) }
    return ByteRange(start, range(of: TokenID(record.endToken - 1)).end)
  }

  /// All nodes of a kind, in source order: one pass over a byte array.
  public func nodes(ofKind kind: SyntaxKind) -> NodeScan {
    NodeScan(tree: self, kind: kind)
  }

  /// The parent of every node, for who needs to go up; the root is its own.
  public func makeParents() -> [NodeID] {
    var parents = [NodeID](repeating: .root, count: nodes.count)
    var open = [(id: 0, end: nodes.count)]
    for index in nodes.indices.dropFirst() {
      while open[open.count - 1].end <= index { open.removeLast() }
      parents[index] = NodeID(open[open.count - 1].id)
      open.append((index, index + Int(nodes[index].subtreeSize)))
    }
    return parents
  }
}
