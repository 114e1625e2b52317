/// The nodes of one kind in a tree or below a node, in source order.
public struct NodeScan: Sequence, IteratorProtocol {
  private let tree: SyntaxTree
  private let kind: SyntaxKind
  private var position: Int
  private let end: Int

  init(of positions: Range<Int>, in tree: SyntaxTree, kind: SyntaxKind) {
    self.tree = tree
    self.kind = kind
    position = positions.lowerBound
    end = positions.upperBound
  }

  public mutating func next() -> SyntaxCursor? {
    let found = tree.nodeKinds.withUnsafeBufferPointer { kinds in
      var index = position
      while index < end, kinds[index] != kind { index += 1 }
      return index
    }
    position = found + 1
    return found < end ? SyntaxCursor(tree: tree, id: NodeID(found)) : nil
  }
}
