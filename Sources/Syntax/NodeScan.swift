/// The nodes of one kind in a tree, in source order.
public struct NodeScan: Sequence, IteratorProtocol {
  private let tree: SyntaxTree
  private let kinds: [SyntaxKind]
  private let kind: SyntaxKind
  private var position = 0

  init(tree: SyntaxTree, kind: SyntaxKind) {
    self.tree = tree
    self.kind = kind
    kinds = tree.nodeKinds
  }

  public mutating func next() -> SyntaxCursor? {
    while position < kinds.count {
      defer { position += 1 }
      if kinds[position] == kind { return SyntaxCursor(tree: tree, id: NodeID(position)) }
    }
    return nil
  }
}
