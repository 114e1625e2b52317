/// The files that may contain each name.
///
/// Creating the table sorts the names of all files, which pays off for many queries.
public struct MentionTable: Sendable {
  private let paths: [String]
  /// Hashes of names in the upper bits, the number of a file with that name in the lower bits.
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

  /// The paths of the files that may contain a name outside comments and strings, in the order of the
  /// index. Two names may rarely have the same hash.
  public func files(mentioning name: String) -> [String] {
    let hash = NameHash.hash(of: name)
    let start = entries.partitioningIndex { UInt64(hash) << 32 <= $0 }
    return entries[start...].prefix { $0 >> 32 == UInt64(hash) }.map {
      paths[Int($0 & UInt64(UInt32.max))]
    }
  }
}
