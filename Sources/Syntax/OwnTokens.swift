/// The tokens of a node that belong to none of its children, in source order.
public struct OwnTokens: Sequence, IteratorProtocol {
  private let tree: SyntaxTree
  /// The token to look at next, and the end of the node's tokens.
  private var token: Int
  private let endOfTokens: Int
  /// The next child, and the end of the node's subtree.
  private var child: Int
  private let endOfNodes: Int

  init(_ node: SyntaxCursor) {
    tree = node.tree
    let record = tree.nodes[node.id.index]
    token = Int(record.firstToken)
    endOfTokens = Int(record.endToken)
    child = node.id.index + 1
    endOfNodes = node.id.index + Int(record.subtreeSize)
  }

  public mutating func next() -> TokenID? {
    while child < endOfNodes {
      let record = tree.nodes[child]
      if token < Int(record.firstToken) { break }
      token = Int(record.endToken)
      child += Int(record.subtreeSize)
    }
    guard token < endOfTokens else { return nil }
    defer { token += 1 }
    return TokenID(token)
  }

  public var first: TokenID? {
    var tokens = self
    return tokens.next()
  }

  /// The last token for which a condition holds.
  public func last(where isSuch: (TokenID) -> Bool) -> TokenID? {
    var last: TokenID?
    for token in self where isSuch(token) { last = token }
    return last
  }
}
