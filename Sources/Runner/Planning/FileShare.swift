import Reporting
import SourceText

/// The files of one shard, of several machines that share a run.
///
/// Each machine examines everything, so that all plan the same changes, but reports and writes only
/// its own files. Files that one change edits belong together, so that the change is made whole.
struct FileShare {
  private let shard: RunDescription.Shard
  /// Files that one change edits, each with the file that decides for all of them.
  private var leaders: [String: String] = [:]

  /// - Parameter changes: all changes of the run.
  init(of changes: [Candidate], shard: RunDescription.Shard) {
    self.shard = shard
    for change in changes {
      let paths = change.reported.paths
      guard 1 < paths.count else { continue }
      let found = Set(paths.map(leader))
      let first = found.min()!
      for path in paths { leaders[path] = first }
      for old in found { leaders[old] = first }
    }
  }

  func contains(_ path: String) -> Bool {
    let digits = SHA256.hexDigest(of: leader(of: path).utf8).prefix(15)
    return UInt64(digits, radix: 16)! % UInt64(shard.count) == UInt64(shard.index - 1)
  }

  /// The file that decides for a file.
  private func leader(of path: String) -> String {
    var leader = path
    while let next = leaders[leader], next != leader { leader = next }
    return leader
  }
}
