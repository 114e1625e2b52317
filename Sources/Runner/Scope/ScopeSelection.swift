import SourceText

/// What is asked for of the files that may be changed, told by their own paths.
struct ScopeSelection {
  private let scope: ChangeScope
  private let listed: Set<[UInt8]>?
  /// The tops of the repositories that the roots are in; a path is matched from the innermost.
  private let tops: [[UInt8]]
  private let currentFolder: [UInt8]
  /// The lines that are selected, by the file's own path; nil where files are taken as a whole.
  private let lines: [[UInt8]: [ClosedRange<Int>]]?
  /// What would be committed, where that is what the run is about.
  let staged: [StagedTree]

  /// - Throws: when something that is asked for does not exist, or is in no repository.
  init(_ scope: ChangeScope, at roots: [[UInt8]]) throws(SystemError) {
    self.scope = scope
    tops = Set(roots.compactMap(Repository.top)).sorted { $1.count < $0.count }
    currentFolder = OwnPath.currentFolder
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
      lines = nil
      staged = try Self.tops(of: roots, for: "--staged").map { top throws(SystemError) in
        try StagedTree(of: top)
      }
    }
  }

  private static func listedPath(_ path: String, at roots: [[UInt8]]) throws(SystemError) -> [UInt8]
  {
    guard FileStatus(path: path) != nil else {
      throw SystemError(
        path: path,
        reason: "is listed and not there; `git diff --diff-filter=d` leaves out what is deleted")
    }
    return try ownPath(of: path, at: roots)
  }

  private static func ownPath(of path: String, at roots: [[UInt8]]) throws(SystemError) -> [UInt8] {
    guard let own = OwnPath.of(path) else {
      throw SystemError(path: path, cannot: "open")
    }
    guard roots.contains(where: { $0.path(to: own) != nil }) else {
      throw SystemError(path: path, reason: "is outside the given paths")
    }
    return own
  }

  /// The tops of the repositories that the roots are in, the innermost first.
  private static func tops(
    of roots: [[UInt8]], for flag: String
  ) throws(SystemError) -> [[UInt8]] {
    Set(
      try roots.map { root throws(SystemError) in
        guard let top = Repository.top(of: root) else {
          throw SystemError(
            path: String(decoding: root, as: UTF8.self),
            reason: "is in no git repository, so \(flag) says nothing of it")
        }
        return top
      }
    ).sorted { $1.count < $0.count }
  }

  /// The number of lines; what stands behind the last line end is one only when there is something.
  private static func lineCount(of source: SourceText) -> Int {
    let table = LineTable(source)
    return table.starts.last == source.range.end ? table.count - 1 : table.count
  }

  private static func lines(
    _ named: [NamedLines], at roots: [[UInt8]]
  ) throws(SystemError) -> [[UInt8]: [ClosedRange<Int>]] {
    var lines: [[UInt8]: [ClosedRange<Int>]] = [:]
    for place in named {
      let path = try ownPath(of: place.path, at: roots)
      let count = lineCount(of: try SourceLoader.read(place.path).source)
      guard place.lines.upperBound <= count else {
        throw SystemError(
          path: place.path, reason: "has \(count) lines, so no line \(place.lines.upperBound)")
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
  /// Whether all that is found may be changed.
  var isEverything: Bool {
    guard case .all = scope.selection else { return false }
    return scope.included.isEmpty && scope.excluded.isEmpty && listed == nil
  }

  /// Whether only some lines of the files count.
  var countsLines: Bool { lines != nil }

  /// Why a file may not be changed; nil when it may.
  func exclusion(of path: [UInt8]) -> ScopeExclusion? {
    let relative = relative(path)
    if scope.excluded.take(relative) { return .excluded }
    if !scope.included.isEmpty, !scope.included.take(relative) { return .notIncluded }
    if let listed, !path.enclosingFolders().contains(where: listed.contains) { return .notListed }
    switch scope.selection {
    case .all: return nil
    case .since(let revision): return lines?[path] == nil ? .unchanged(since: revision) : nil
    case .lines: return lines?[path] == nil ? .noLines : nil
    case .staged: return exclusionOfStaged(path)
    }
  }

  private func exclusionOfStaged(_ path: [UInt8]) -> ScopeExclusion? {
    guard let tree = staged.first(where: { $0.relativePath(path) != nil }),
      tree.changedPaths.contains(tree.relativePath(path)!)
    else { return .notStaged }
    return FileStatus(path: path.pathText) == nil ? .onlyStaged : nil
  }

  /// The lines of a file that count, nil where all do.
  ///
  /// - Parameter shown: the path as people see it.
  func countedLines(of shown: String, at path: [UInt8]) -> CountedLines? {
    guard let numbers = lines?[path] else { return nil }
    // What cannot be read is told by the run.
    guard let source = try? SourceLoader.read(shown).source else { return nil }
    let isNumberedByGit = if case .since = scope.selection { true } else { false }
    return CountedLines(numbers, of: source, isNumberedByGit: isNumberedByGit)
  }

  /// A path from the top of its repository, or from the current folder, or else from the root.
  private func relative(_ path: [UInt8]) -> ArraySlice<UInt8> {
    tops.lazy.compactMap { $0.path(to: path) }.first
      ?? currentFolder.path(to: path) ?? path.dropFirst()
  }
}
