import Syntax

/// The tokens and nodes of a tree while it is built: nodes in postorder, each behind its children, a
/// subtree being a node and the `subtreeSize - 1` before it.
struct ParserTables {
  var tokens = Table<TokenRecord>(capacity: 4096)
  var nodes = Table<NodeRecord>(capacity: 4096)
  var nodeKinds = Table<SyntaxKind>(capacity: 4096)
  private var openStarts = Table<UInt32>(capacity: 256)

  /// Forgets the last file; the memory stays.
  mutating func removeAll() {
    tokens.truncate(to: 0)
    nodes.truncate(to: 0)
    nodeKinds.truncate(to: 0)
  }

  /// Frees the memory. The tables may not be used afterwards.
  func deallocate() {
    tokens.deallocate()
    nodes.deallocate()
    nodeKinds.deallocate()
    openStarts.deallocate()
  }

  /// The nodes in preorder.
  ///
  /// A subtree takes the same number of places in both orders, and in preorder its ancestors stand before
  /// it besides: so a node's place is the number of nodes before its subtree, the same in both orders,
  /// and the number of its ancestors. Those are known when the nodes are walked from the root backwards.
  mutating func makePreorder() -> (nodes: [NodeRecord], kinds: [SyntaxKind]) {
    let count = nodes.count
    openStarts.truncate(to: 0)
    var kinds: [SyntaxKind] = []
    let records = [NodeRecord](unsafeUninitializedCapacity: count) { records, recordCount in
      kinds = [SyntaxKind](unsafeUninitializedCapacity: count) { kinds, kindCount in
        scatter(to: records.baseAddress!, kinds.baseAddress!)
        kindCount = count
      }
      recordCount = count
    }
    return (records, kinds)
  }

  private mutating func scatter(
    to records: UnsafeMutablePointer<NodeRecord>, _ kinds: UnsafeMutablePointer<SyntaxKind>
  ) {
    // Where the subtrees begin that hold the node at hand: at the end, its ancestors'.
    openStarts.append(0)
    var index = nodes.count
    while index > 0 {
      index &-= 1
      while index < Int(openStarts[openStarts.count &- 1]) {
        openStarts.truncate(to: openStarts.count &- 1)
      }
      let record = nodes[index]
      let start = index &+ 1 &- Int(record.subtreeSize)
      let place = start &+ openStarts.count &- 1
      (records + place).initialize(to: record)
      (kinds + place).initialize(to: nodeKinds[index])
      if record.subtreeSize > 1 { openStarts.append(UInt32(truncatingIfNeeded: start)) }
    }
  }
}
