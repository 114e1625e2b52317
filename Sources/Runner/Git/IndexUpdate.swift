import SourceText

/// Entries of the index, and the objects that replace theirs.
struct IndexUpdate: Equatable, Sendable {
  private let changes: [Change]

  private struct Change: Equatable, Sendable {
    let entry: IndexEntry
    /// The object for the new entry.
    let object: String
  }

  private init(_ changes: [Change]) {
    self.changes = changes
  }

  /// Stores the new contents of staged files as git objects, which no entry refers to yet.
  ///
  /// Filters are not applied, because the contents were read without filters.
  init(of files: [PlannedFile]) throws(SystemError) {
    var changes: [Change] = []
    for file in files {
      guard let entry = file.loaded.staged?.entry else { continue }
      let ending = try GitProcess(top: entry.top).output(
        ["hash-object", "-w", "--stdin"], input: Array(file.result.bytes))
      changes.append(Change(entry: entry, object: ending.firstLine))
    }
    self.changes = changes
  }

  /// Updates the entries. Each must be unchanged since it was read.
  func apply() throws(SystemError) {
    for (top, changes) in byTop {
      let current = try Self.objects(of: changes, in: top)
      if let other = changes.first(where: { current[$0.entry.path] != $0.entry.object }) {
        throw SystemError(
          path: other.entry.path, reason: "the staged version changed during the run; run again")
      }
      try Self.write(changes.map { ($0.entry, $0.object) }, in: top)
    }
  }

  /// Returns the part of the update that was applied.
  ///
  /// - Throws: if an entry has neither its old nor its new object.
  func appliedPart() throws(SystemError) -> IndexUpdate {
    var applied: [Change] = []
    for (top, changes) in byTop {
      let current = try Self.objects(of: changes, in: top)
      for change in changes {
        switch current[change.entry.path] {
        case change.object: applied.append(change)
        case change.entry.object: break
        default:
          throw SystemError(
            path: change.entry.path,
            reason: "the staged version was changed after the run")
        }
      }
    }
    return IndexUpdate(applied)
  }

  /// Restores the old entries.
  func undo() throws(SystemError) {
    for (top, changes) in byTop {
      try Self.write(changes.map { ($0.entry, $0.entry.object) }, in: top)
    }
  }

  private var byTop: [String: [Change]] { Dictionary(grouping: changes, by: \.entry.top) }

  /// Returns the current object of each entry, by path.
  private static func objects(
    of changes: [Change], in top: String
  ) throws(SystemError) -> [String: String] {
    let paths = changes.map(\.entry.path)
    let listing = try GitProcess(top: top).entries(["ls-files", "-z", "--stage"], of: paths)
    let entries = listing.compactMap { IndexEntry(reading: $0, in: top) }
    return Dictionary(entries.map { ($0.path, $0.object) }) { first, _ in first }
  }

  private static func write(
    _ entries: [(entry: IndexEntry, object: String)], in top: String
  ) throws(SystemError) {
    let lines = entries.map { "\($0.entry.mode) \($0.object)\t\($0.entry.path)\0" }.joined()
    _ = try GitProcess(top: top).output(
      ["update-index", "-z", "--index-info"], input: Array(lines.utf8))
  }
}

// MARK: Journal text

extension IndexUpdate {
  /// The text for the journal: a heading, and a line for each entry.
  var text: String {
    "\(Self.heading(forCount: changes.count))\n"
      + changes.map {
        "\($0.entry.mode) \($0.entry.object) \($0.object) "
          + "\("\($0.entry.top)/\($0.entry.path)".lineEndsEscaped)\n"
      }.joined()
  }

  private static func heading(forCount count: Int) -> String {
    "statewise-index/1, entries (mode, object before, object after, path): \(count)"
  }

  /// Reads exactly this text; nil if anything differs.
  init?(reading text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast() == "", let heading = lines.first,
      heading == Self.heading(forCount: lines.count - 1)
    else { return nil }
    var changes: [Change] = []
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 3)
      guard parts.count == 4, let path = String(parts[3]).lineEndsUnescaped.map({ Array($0.utf8) }),
        let top = Repository.top(of: path), let relative = top.path(to: path)
      else { return nil }
      let entry = IndexEntry(
        top: top.pathText, path: relative.pathText,
        mode: String(parts[0]), object: String(parts[1]))
      changes.append(Change(entry: entry, object: String(parts[2])))
    }
    self.changes = changes
  }
}
