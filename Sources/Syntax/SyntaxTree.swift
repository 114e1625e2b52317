import SourceText

/// All tokens and nodes of one file, lossless and immutable.
///
/// The tree consists of two tables: tokens in source order and nodes in preorder. The first child
/// of a node directly follows it; the next child follows the subtree of the one before.
public final class SyntaxTree: Sendable {
  public let source: SourceText
  public let tokens: [TokenRecord]
  public let nodeKinds: [SyntaxKind]
  public let nodes: [NodeRecord]
  /// The syntax errors and warnings, sorted by offset.
  public let diagnostics: [SyntaxDiagnostic]

  private let longTokens: [LongToken]
  private let parentTable = ParentTable()

  package init(
    source: SourceText,
    tokens: [TokenRecord],
    longTokens: [LongToken],
    nodeKinds: [SyntaxKind],
    nodes: [NodeRecord],
    diagnostics: [SyntaxDiagnostic]
  ) {
    precondition(nodeKinds.count == nodes.count, "Every node must have a kind.")
    self.source = source
    self.tokens = tokens
    self.longTokens = longTokens
    self.nodeKinds = nodeKinds
    self.nodes = nodes
    self.diagnostics = diagnostics
  }

  /// Whether the source has a syntax error.
  public var hasError: Bool { diagnostics.contains { $0.severity == .error } }

  /// The root node, a `sourceFile`.
  public var root: SyntaxCursor { SyntaxCursor(tree: self, id: .root) }

  /// The number of bytes that the tables and the source occupy.
  public var keptBytes: Int {
    source.count + SourceText.padding
      + tokens.count * MemoryLayout<TokenRecord>.stride
      + nodes.count * (MemoryLayout<NodeRecord>.stride + MemoryLayout<SyntaxKind>.stride)
      + longTokens.count * MemoryLayout<LongToken>.stride
  }
}

// MARK: Tokens

extension SyntaxTree {
  /// Returns the bytes of a token's text, without trivia.
  @inlinable
  public func range(of token: TokenID) -> ByteRange {
    let record = tokens[token.index]
    let end =
      record.shortLength == TokenRecord.longLength
      ? endOfLongToken(startingAt: record.start) : record.start + UInt32(record.shortLength)
    return ByteRange(ByteOffset(record.start), ByteOffset(end))
  }

  /// Returns the bytes between the text of the token before and the text of this token.
  public func triviaRange(before token: TokenID) -> ByteRange {
    let start = token.index == 0 ? ByteOffset(0) : range(of: TokenID(token.index - 1)).end
    return ByteRange(start, ByteOffset(tokens[token.index].start))
  }

  /// Returns the first token whose text ends after an offset: the token at the offset, or else the
  /// next one.
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
  /// Returns the bytes from the node's first token to its last, without leading and trailing
  /// trivia. A node without tokens has an empty range at its position.
  @inlinable
  public func range(of node: NodeID) -> ByteRange {
    let record = nodes[node.index]
    let start = ByteOffset(tokens[Int(record.firstToken)].start)
    guard record.endToken > record.firstToken else { return ByteRange(start, start) }
    return ByteRange(start, range(of: TokenID(record.endToken - 1)).end)
  }

  /// Returns all nodes of a kind, in source order. The scan reads one byte per node.
  public func nodes(ofKind kind: SyntaxKind) -> NodeScan {
    NodeScan(of: nodeKinds.indices, in: self, kind: kind)
  }

  /// The parent of every node, found once. The root is its own parent.
  var parents: [NodeID] { parentTable.parents { makeParents() } }

  /// Returns the parent of every node. The root is its own parent.
  public func makeParents() -> [NodeID] {
    var parents = [NodeID](repeating: .root, count: nodes.count)
    nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices.dropFirst() {
        var parent = index - 1
        while parent + Int(nodes[parent].subtreeSize) <= index { parent = parents[parent].index }
        parents[index] = NodeID(parent)
      }
    }
    return parents
  }
}
