/// Which files may hold which names: the names of all files, turned around.
///
/// Making it sorts all of them, so make it when many names are going to be asked for.
public struct MentionTable: Sendable {
  private let paths: [String]
  /// The hash of a name above the number of a file that holds it.
  private let entries: [UInt64]

  public init(of index: SymbolIndex) {
    paths = index.paths
    var entries: [UInt64] = []
    entries.reserveCapacity(index.names.reduce(0) { $0 + $1.hashes.count })
    for (file, names) in index.names.enumerated() {
      for hash in names.hashes { entries.append(UInt64(hash) << 32 | UInt64(file)) }
    }
    entries.sort()
    self.entries = entries
  }

  /// The paths of the files that may hold a name, comments and strings left out, in the order of the
  /// index. A rare other name may answer for it.
  public func files(mentioning name: String) -> [String] {
    let hash = NameHash.hash(of: name)
    let start = entries.partitioningIndex { UInt64(hash) << 32 <= $0 }
    return entries[start...].prefix { $0 >> 32 == UInt64(hash) }.map {
      paths[Int($0 & UInt64(UInt32.max))]
    }
  }
}
