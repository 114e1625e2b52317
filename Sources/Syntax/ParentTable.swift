import SourceText

/// The parents of the nodes of one tree, found when any thread first asks for them, and kept with the tree: searches
/// ask the same tree again and again.
struct ParentTable: Sendable {
  private let known = Locked<[NodeID]?>(nil)

  func parents(_ find: () -> [NodeID]) -> [NodeID] {
    known.withLock { known in
      let parents = known ?? find()
      known = parents
      return parents
    }
  }
}
