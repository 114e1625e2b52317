import Syntax

/// The tokens and nodes of a tree while it is built: nodes in postorder, each behind its children, a
/// subtree being a node and the `subtreeSize - 1` before it.
struct ParserTables {
  var tokens = Table<TokenRecord>(capacity: 4096)
  private(set) var nodes = Table<NodeRecord>(capacity: 4096)
  private(set) var nodeKinds = Table<SyntaxKind>(capacity: 4096)

  @inline(__always)
  mutating func append(_ kind: SyntaxKind, firstToken: UInt32, subtreeSize: UInt32) {
    nodes.append(
      NodeRecord(
        firstToken: firstToken, endToken: UInt32(truncatingIfNeeded: tokens.count),
        subtreeSize: subtreeSize))
    nodeKinds.append(kind)
  }

  mutating func truncate(tokens tokenCount: Int, nodes nodeCount: Int) {
    tokens.truncate(to: tokenCount)
    nodes.truncate(to: nodeCount)
    nodeKinds.truncate(to: nodeCount)
  }

  /// Frees the memory. The tables may not be used afterwards.
  func deallocate() {
    tokens.deallocate()
    nodes.deallocate()
    nodeKinds.deallocate()
  }

  /// The nodes in preorder.
  ///
  /// A subtree takes the same number of places in both orders. So, going backwards from the root, the
  /// place of each subtree follows from that of its parent: a parent's last child ends where the parent
  /// ends, and each child before ends where the next one starts.
  func makePreorder() -> (nodes: [NodeRecord], kinds: [SyntaxKind]) {
    let count = nodes.count
    // While a subtree is walked, the number of its ancestors says how far postorder and preorder lie
    // apart: preorder = postorder - (subtreeSize - 1) + depth.
    var openStarts: [Int] = []
    var kinds = [SyntaxKind](repeating: .none, count: count)
    let records = [NodeRecord](unsafeUninitializedCapacity: count) { ordered, initializedCount in
      kinds.withUnsafeMutableBufferPointer { orderedKinds in
        for index in stride(from: count - 1, through: 0, by: -1) {
          while let start = openStarts.last, index < start { openStarts.removeLast() }
          let record = nodes[index]
          let start = index + 1 - Int(record.subtreeSize)
          let place = start + openStarts.count
          (ordered.baseAddress! + place).initialize(to: record)
          orderedKinds[place] = nodeKinds[index]
          openStarts.append(start)
        }
      }
      initializedCount = count
    }
    return (records, kinds)
  }
}
