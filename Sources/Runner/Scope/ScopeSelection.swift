import SourceText

/// The scope that the user requested, with canonical paths.
struct ScopeSelection {
  private let scope: ChangeScope
  private let listed: Set<[UInt8]>?
  /// The top levels of the repositories of the roots. A pattern is relative to the innermost.
  private let tops: [[UInt8]]
  private let currentFolder: [UInt8]
  /// The selected lines, by the file's canonical path; nil if all lines are selected. In a run on staged files,
  /// the lines that differ from the last commit.
  private let lines: [[UInt8]: [ClosedRange<Int>]]?
  /// The staged trees of the repositories, in a run on staged files.
  let staged: [StagedTree]

  /// - Throws: if a listed file does not exist or a root is not in a repository that the selection
  ///   requires.
  init(_ scope: ChangeScope, at roots: [[UInt8]]) throws(SystemError) {
    self.scope = scope
    tops = Set(roots.compactMap(Repository.top)).sorted { $1.count < $0.count }
    currentFolder = CanonicalPath.currentFolder
    listed = try scope.listed.map { paths throws(SystemError) in
      Set(try paths.map { path throws(SystemError) in try Self.listedPath(path, at: roots) })
    }
    switch scope.selection {
    case .all:
      (lines, staged) = (nil, [])
    case .lines(let named):
      (lines, staged) = (try Self.lines(named, at: roots), [])
    case .since(let revision):
      (lines, staged) = (try Self.lines(changedSince: revision, at: roots), [])
    case .staged:
      staged = try Self.tops(of: roots, for: "--staged").map { top throws(SystemError) in
        try StagedTree(of: top)
      }
      lines = staged.reduce(into: [:]) { lines, tree in
        for (path, changed) in tree.changedLines {
          lines[tree.top.appending(name: path.utf8)] = changed
        }
      }
    }
  }

  private static func listedPath(_ path: String, at roots: [[UInt8]]) throws(SystemError) -> [UInt8]
  {
    guard FileStatus(path: path) != nil else {
      throw SystemError(
        path: path,
        reason: "no such file; to omit deleted files, list with `git diff --diff-filter=d`")
    }
    return try canonicalPath(of: path, at: roots)
  }

  private static func canonicalPath(of path: String, at roots: [[UInt8]]) throws(SystemError)
    -> [UInt8]
  {
    guard let own = CanonicalPath.of(path) else {
      throw SystemError(path: path, cannot: "open")
    }
    guard roots.contains(where: { $0.path(to: own) != nil }) else {
      throw SystemError(path: path, reason: "the file is outside the given paths")
    }
    return own
  }

  /// Returns the top levels of the repositories of the roots, innermost first.
  private static func tops(
    of roots: [[UInt8]], for flag: String
  ) throws(SystemError) -> [[UInt8]] {
    Set(
      try roots.map { root throws(SystemError) in
        guard let top = Repository.top(of: root) else {
          throw SystemError(
            path: String(decoding: root, as: UTF8.self),
            reason: "not in a git repository, which `\(flag)` requires")
        }
        return top
      }
    ).sorted { $1.count < $0.count }
  }

  /// Returns the number of lines. An empty line after a final line ending does not count.
  private static func lineCount(of source: SourceText) -> Int {
    let table = LineTable(source)
    return table.starts.last == source.range.end ? table.count - 1 : table.count
  }

  private static func lines(
    _ named: [NamedLines], at roots: [[UInt8]]
  ) throws(SystemError) -> [[UInt8]: [ClosedRange<Int>]] {
    var lines: [[UInt8]: [ClosedRange<Int>]] = [:]
    for place in named {
      let path = try canonicalPath(of: place.path, at: roots)
      let count = lineCount(of: try SourceLoader.read(place.path).source)
      guard place.lines.upperBound <= count else {
        throw SystemError(
          path: place.path,
          reason: "line \(place.lines.upperBound) does not exist; the file has \(count) lines")
      }
      lines[path, default: []].append(place.lines)
    }
    return lines
  }

  private static func lines(
    changedSince revision: String, at roots: [[UInt8]]
  ) throws(SystemError) -> [[UInt8]: [ClosedRange<Int>]] {
    var lines: [[UInt8]: [ClosedRange<Int>]] = [:]
    for top in try tops(of: roots, for: "--since") {
      let changes = try RevisionChanges(since: revision, in: top.pathText)
      for (path, changed) in changes.linesByPath {
        lines[top.appending(name: path.utf8)] = changed
      }
    }
    return lines
  }
}

extension ScopeSelection {
  /// Whether all discovered files may be changed.
  var isEverything: Bool {
    guard case .all = scope.selection else { return false }
    return scope.included.isEmpty && scope.excluded.isEmpty && listed == nil
  }

  /// Whether only some lines of files are selected.
  var selectsLines: Bool { lines != nil }

  /// Whether findings that begin in a selected file count, whatever their line is.
  var selectsWholeFiles: Bool { !staged.isEmpty }

  var editsBeyondSelection: Bool { scope.editsBeyondSelection }

  /// Returns the reason why a file may not be examined; nil if it may.
  func exclusion(of path: [UInt8]) -> ScopeExclusion? {
    let relative = relative(path)
    if scope.excluded.matches(relative) { return .excluded }
    if !scope.included.isEmpty, !scope.included.matches(relative) { return .notIncluded }
    if let listed, !path.enclosingFolders().contains(where: listed.contains) { return .notListed }
    if !staged.isEmpty, isStaged(path), FileStatus(path: path.pathText) == nil {
      return .onlyStaged
    }
    return nil
  }

  /// Returns the reason why no line of a file is selected; nil if some are.
  func absence(of path: [UInt8]) -> ScopeExclusion? {
    switch scope.selection {
    case .all: return nil
    case .since(let revision): return lines?[path] == nil ? .unchanged(since: revision) : nil
    case .lines: return lines?[path] == nil ? .noLines : nil
    case .staged: return isStaged(path) ? nil : .notStaged
    }
  }

  private func isStaged(_ path: [UInt8]) -> Bool {
    staged.contains { tree in tree.relativePath(path).map(tree.changedPaths.contains) ?? false }
  }

  /// Returns the selected lines of a file; nil if it has none.
  ///
  /// - Parameters:
  ///   - displayPath: the path for reading the file and for messages.
  ///   - texts: reads the file as the run does.
  func selectedLines(
    of displayPath: String, at path: [UInt8], in texts: FileTexts
  ) -> SelectedLines? {
    guard let numbers = lines?[path] else { return nil }
    // The run reports files that cannot be read.
    guard let source = try? texts.read(displayPath).source else { return nil }
    let isNumberedByGit = if case .lines = scope.selection { false } else { true }
    return SelectedLines(numbers, of: source, isNumberedByGit: isNumberedByGit)
  }

  /// Returns a path relative to the top level of its repository, or else to the current folder, or
  /// else to the root folder.
  private func relative(_ path: [UInt8]) -> ArraySlice<UInt8> {
    tops.lazy.compactMap { $0.path(to: path) }.first
      ?? currentFolder.path(to: path) ?? path.dropFirst()
  }
}
