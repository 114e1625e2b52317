import Syntax

/// The tokens and nodes of a tree under construction. Nodes are in postorder: each follows its
/// children, and a subtree consists of a node and the `subtreeSize - 1` nodes before it.
struct ParserTables {
  var tokens = Table<TokenRecord>(capacity: 4096)
  var nodes = Table<NodeRecord>(capacity: 4096)
  var nodeKinds = Table<SyntaxKind>(capacity: 4096)
  private var openStarts = Table<UInt32>(capacity: 256)

  /// Removes the contents of the last file but keeps the memory.
  mutating func removeAll() {
    tokens.truncate(to: 0)
    nodes.truncate(to: 0)
    nodeKinds.truncate(to: 0)
  }

  /// Frees the memory. The tables must not be used afterwards.
  func deallocate() {
    tokens.deallocate()
    nodes.deallocate()
    nodeKinds.deallocate()
    openStarts.deallocate()
  }

  /// The nodes in preorder.
  ///
  /// A subtree occupies the same number of entries in both orders; in preorder, its ancestors
  /// precede it, too. So a node's preorder index is the number of nodes before its subtree in
  /// postorder plus the number of its ancestors. Both are known when the nodes are visited backward
  /// from the root.
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
    // The starts of the subtrees that contain the current node; in the end, those of its ancestors.
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
