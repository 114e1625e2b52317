/// Where a node is: what tells it from the nodes of all files.
public struct NodePlace: Hashable, Sendable {
  public let path: String
  public let node: NodeID

  public init(_ cursor: SyntaxCursor) {
    path = cursor.tree.source.path
    node = cursor.id
  }
}
