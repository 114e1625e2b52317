import SourceText

/// A tree and a node in it. A cursor is cheap to copy; do not store it.
public struct SyntaxCursor: Sendable {
  public let tree: SyntaxTree
  public let id: NodeID

  @inlinable
  public init(tree: SyntaxTree, id: NodeID) {
    self.tree = tree
    self.id = id
  }

  @inlinable
  public var kind: SyntaxKind { tree.nodeKinds[id.index] }

  /// The node's bytes, without leading and trailing trivia.
  @inlinable
  public var range: ByteRange { tree.range(of: id) }

  /// The node's source, without leading and trailing trivia.
  public var text: String { tree.source.string(range) }

  /// The text of the node's tokens without any trivia. Use it to compare names and paths: a line
  /// break or comment inside them changes nothing.
  public var textWithoutTrivia: String {
    tokenIDs.map { tree.source.string(tree.range(of: TokenID($0))) }.joined()
  }

  /// The node's tokens, including those of its children.
  @inlinable
  public var tokenIDs: Range<Int> {
    let record = tree.nodes[id.index]
    return Int(record.firstToken)..<Int(record.endToken)
  }

  /// The first token, or nil for a node without tokens.
  public var firstToken: TokenID? { tokenIDs.isEmpty ? nil : TokenID(tokenIDs.lowerBound) }

  public var lastToken: TokenID? { tokenIDs.isEmpty ? nil : TokenID(tokenIDs.upperBound - 1) }

  @inlinable
  public var children: Children { Children(self) }

  /// Returns the first child of a kind.
  public func child(_ kind: SyntaxKind) -> SyntaxCursor? {
    var position = id.index + 1
    let end = id.index + Int(tree.nodes[id.index].subtreeSize)
    while position < end {
      if tree.nodeKinds[position] == kind { return SyntaxCursor(tree: tree, id: NodeID(position)) }
      position += Int(tree.nodes[position].subtreeSize)
    }
    return nil
  }

  /// The descendants of the node, in preorder.
  public var descendants: some Sequence<SyntaxCursor> {
    let tree = tree
    let end = id.index + Int(tree.nodes[id.index].subtreeSize)
    return (id.index + 1..<end).lazy.map { SyntaxCursor(tree: tree, id: NodeID($0)) }
  }

  /// The descendants of a kind, in source order. The search reads one byte per node.
  public func descendants(ofKind kind: SyntaxKind) -> NodeScan {
    let end = id.index + Int(tree.nodes[id.index].subtreeSize)
    return NodeScan(of: id.index + 1..<end, in: tree, kind: kind)
  }

  /// The node and its descendants of some kinds, in preorder.
  @inlinable
  public func nodes(where isWanted: (SyntaxKind) -> Bool) -> [SyntaxCursor] {
    let end = id.index + Int(tree.nodes[id.index].subtreeSize)
    var found: [SyntaxCursor] = []
    for index in id.index..<end where isWanted(tree.nodeKinds[index]) {
      found.append(SyntaxCursor(tree: tree, id: NodeID(index)))
    }
    return found
  }

  /// The node's tokens that belong to none of its children.
  public var ownTokens: OwnTokens { OwnTokens(self) }

  /// Returns the first of the node's own tokens that has a kind.
  public func token(_ kind: TokenKind) -> TokenID? {
    for token in ownTokens where tree.tokens[token.index].kind == kind { return token }
    return nil
  }

  /// Returns the node's own token that follows the first one of a kind.
  public func token(after kind: TokenKind) -> TokenID? {
    var tokens = ownTokens
    while let token = tokens.next() {
      if tree.tokens[token.index].kind == kind { return tokens.next() }
    }
    return nil
  }
}

extension SyntaxCursor {
  /// The direct children of a node, in source order.
  public struct Children: Sequence, IteratorProtocol {
    @usableFromInline let tree: SyntaxTree
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable
    init(_ parent: SyntaxCursor) {
      tree = parent.tree
      position = parent.id.index + 1
      end = parent.id.index + Int(parent.tree.nodes[parent.id.index].subtreeSize)
    }

    @inlinable
    public mutating func next() -> SyntaxCursor? {
      guard position < end else { return nil }
      defer { position += Int(tree.nodes[position].subtreeSize) }
      return SyntaxCursor(tree: tree, id: NodeID(position))
    }
  }
}
