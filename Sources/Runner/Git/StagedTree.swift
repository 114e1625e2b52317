import SourceText

/// The index of a repository, where it differs from the working tree.
struct StagedTree: Sendable {
  /// The top level of the working tree.
  let top: [UInt8]
  /// The entries of the index, by paths relative to the top level.
  private(set) var entries: [String: IndexEntry] = [:]
  /// The paths of files whose staged version differs from the last commit.
  let changedPaths: Set<String>
  /// The lines of these files that differ from the last commit.
  let changedLines: [String: [ClosedRange<Int>]]
  /// The staged text of Swift files that differ or are missing in the working tree.
  private(set) var texts: [String: [UInt8]] = [:]
  /// The paths of untracked files.
  let untrackedPaths: Set<String>

  /// - Throws: if git fails, or if there are merge conflicts.
  init(of top: [UInt8]) throws(SystemError) {
    self.top = top
    let git = GitProcess(top: top.pathText)
    let differing = ["diff", "-z", "--name-only", "--no-renames", "--no-relative", "--no-ext-diff"]
    changedPaths = Set(try git.output(differing + ["--cached", "--diff-filter=d"]).entries)
    changedLines = try Self.changedLines(git)
    untrackedPaths = Set(
      try git.output(["ls-files", "-z", "--others", "--exclude-standard"]).entries)
    for line in try git.output(["ls-files", "-z", "--stage"]).entries {
      guard let entry = IndexEntry(reading: line, in: git.top) else {
        throw SystemError(
          path: git.top, reason: "unresolved merge conflicts; resolve and stage them")
      }
      entries[entry.path] = entry
    }
    let paths = try git.output(differing).entries
      .filter { $0.hasSuffix(".swift") && entries[$0]?.isFile == true }
    texts = try Self.texts(of: paths, as: entries, git)
  }

  /// Returns the staged lines, by path; all lines before the first commit.
  private static func changedLines(
    _ git: GitProcess
  ) throws(SystemError) -> [String: [ClosedRange<Int>]] {
    let head = try git.run(["rev-parse", "--verify", "--quiet", "HEAD"])
    let base =
      head.isSuccess
      ? head.firstLine : try git.output(["hash-object", "-t", "tree", "--stdin"]).firstLine
    let patch = try git.output(
      ["diff-index", "--cached", "-p", "-U0", "-M", "--no-ext-diff", "--no-textconv"]
        + ["--ignore-submodules", base, "--"])
    return PatchLines(patch.output).byPath
  }

  /// Reads the objects of some entries with one process.
  private static func texts(
    of paths: [String], as entries: [String: IndexEntry], _ git: GitProcess
  ) throws(SystemError) -> [String: [UInt8]] {
    let names = paths.map { entries[$0]!.object + "\n" }.joined()
    var rest = try git.output(["cat-file", "--batch"], input: Array(names.utf8)).output[...]
    var texts: [String: [UInt8]] = [:]
    for path in paths {
      // Each answer is `OBJECT TYPE SIZE`, a line ending, the bytes, and a line ending.
      let heading = rest.prefix { $0 != .lineFeed }
      guard
        let size = heading.split(separator: .space).last
          .flatMap({ Int(String(decoding: $0, as: UTF8.self)) })
      else { throw SystemError(path: path, reason: "git cannot read the staged version") }
      rest = rest.dropFirst(heading.count + 1)
      texts[path] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return texts
  }

  /// Returns a file's path relative to the top level, given its canonical path; nil if it is not
  /// inside.
  func relativePath(_ path: [UInt8]) -> String? {
    top.path(to: path)?.pathText
  }
}
