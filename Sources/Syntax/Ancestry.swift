/// The parent of every node of a tree.
///
/// Creating the first one of a tree visits all nodes, so create it only after a search found something.
public struct Ancestry: Sendable {
  public let tree: SyntaxTree
  fileprivate let parents: [NodeID]

  public init(of tree: SyntaxTree) {
    self.tree = tree
    parents = tree.parents
  }

  /// Returns the parent of a node, or nil for the root.
  public func parent(of cursor: SyntaxCursor) -> SyntaxCursor? {
    guard cursor.id != .root else { return nil }
    return SyntaxCursor(tree: tree, id: parents[cursor.id.index])
  }

  /// Returns the parent of a node by its number. The root is its own parent. A loop over many ancestors copies no
  /// cursors with it.
  public func parent(of node: NodeID) -> NodeID { parents[node.index] }

  /// Returns the ancestors of a node, starting with its parent.
  public func ancestors(of cursor: SyntaxCursor) -> Ancestors {
    Ancestors(ancestry: self, node: cursor.id)
  }
}

/// The nodes around a node, the innermost first.
public struct Ancestors: Sequence, IteratorProtocol {
  fileprivate let ancestry: Ancestry
  fileprivate var node: NodeID

  public mutating func next() -> SyntaxCursor? {
    guard node != .root else { return nil }
    node = ancestry.parents[node.index]
    return SyntaxCursor(tree: ancestry.tree, id: node)
  }
}
