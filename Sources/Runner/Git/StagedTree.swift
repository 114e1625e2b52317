import SourceText

/// What the next commit of a repository would hold, where that is not what its working tree holds.
struct StagedTree: Sendable {
  /// The top of the working tree.
  let top: [UInt8]
  /// The entries of the index, by paths from the top.
  private(set) var entries: [String: IndexEntry] = [:]
  /// The paths of the files that differ from the last commit.
  let changedPaths: Set<String>
  /// The Swift files that differ in the working tree, or are gone there, as the index has them.
  private(set) var texts: [String: [UInt8]] = [:]
  /// The files that the commit would not hold.
  let untrackedPaths: Set<String>

  /// - Throws: when git fails, or there are conflicts that nobody has resolved.
  init(of top: [UInt8]) throws(SystemError) {
    self.top = top
    let git = GitProcess(top: top.pathText)
    let differing = ["diff", "-z", "--name-only", "--no-renames", "--no-relative", "--no-ext-diff"]
    changedPaths = Set(try git.output(differing + ["--cached", "--diff-filter=d"]).entries)
    untrackedPaths = Set(
      try git.output(["ls-files", "-z", "--others", "--exclude-standard"]).entries)
    for line in try git.output(["ls-files", "-z", "--stage"]).entries {
      guard let entry = IndexEntry(reading: line, in: git.top) else {
        throw SystemError(path: git.top, reason: "has conflicts of a merge; resolve and stage them")
      }
      entries[entry.path] = entry
    }
    let paths = try git.output(differing).entries
      .filter { $0.hasSuffix(".swift") && entries[$0]?.isFile == true }
    texts = try Self.texts(of: paths, as: entries, git)
  }

  /// Reads the objects of some entries, all with one process.
  private static func texts(
    of paths: [String], as entries: [String: IndexEntry], _ git: GitProcess
  ) throws(SystemError) -> [String: [UInt8]] {
    let names = paths.map { entries[$0]!.object + "\n" }.joined()
    var rest = try git.output(["cat-file", "--batch"], input: Array(names.utf8)).output[...]
    var texts: [String: [UInt8]] = [:]
    for path in paths {
      // Each answer is `OBJECT TYPE SIZE`, a line end, the bytes, and a line end.
      let heading = rest.prefix { $0 != .lineFeed }
      guard
        let size = heading.split(separator: .space).last
          .flatMap({ Int(String(decoding: $0, as: UTF8.self)) })
      else { throw SystemError(path: path, reason: "git cannot read what is staged of it") }
      rest = rest.dropFirst(heading.count + 1)
      texts[path] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return texts
  }

  /// A file's path from the top, by its own path; nil when it lies elsewhere.
  func relativePath(_ path: [UInt8]) -> String? {
    top.path(to: path)?.pathText
  }
}
