/// The way up in a tree: what holds a node, for who has found one and looks around.
///
/// Making it walks over all nodes once, so make it after something was found.
public struct Ancestry: Sendable {
  public let tree: SyntaxTree
  private let parents: [NodeID]

  public init(of tree: SyntaxTree) {
    self.tree = tree
    parents = tree.makeParents()
  }

  /// The node that holds another, or nil for the root.
  public func parent(of cursor: SyntaxCursor) -> SyntaxCursor? {
    guard cursor.id != .root else { return nil }
    return SyntaxCursor(tree: tree, id: parents[cursor.id.index])
  }

  /// The nodes that hold a node, from the innermost.
  public func ancestors(of cursor: SyntaxCursor) -> some Sequence<SyntaxCursor> {
    sequence(state: cursor) { place -> SyntaxCursor? in
      guard let parent = parent(of: place) else { return nil }
      place = parent
      return parent
    }
  }
}
