import SourceText

/// Entries of the index of repositories, and what is to stand there in their place.
struct IndexUpdate: Equatable, Sendable {
  private let changes: [Change]

  private struct Change: Equatable, Sendable {
    let entry: IndexEntry
    /// The object that the entry is to name.
    let object: String
  }

  private init(_ changes: [Change]) {
    self.changes = changes
  }

  /// Gives git the bytes of the files that are to be committed; no entry names them yet.
  ///
  /// They are stored as they are, since they were read as they are: no filter has a say.
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

  /// Writes the entries, each of which must be what it was when it was read.
  func make() throws(SystemError) {
    for (top, changes) in byTop {
      let current = try Self.objects(of: changes, in: top)
      if let other = changes.first(where: { current[$0.entry.path] != $0.entry.object }) {
        throw SystemError(path: other.entry.path, reason: "was staged anew while it was looked at")
      }
      try Self.write(changes.map { ($0.entry, $0.object) }, in: top)
    }
  }

  /// The part of it that was made.
  ///
  /// - Throws: when an entry is neither what it was nor what it was to be.
  func madePart() throws(SystemError) -> IndexUpdate {
    var made: [Change] = []
    for (top, changes) in byTop {
      let current = try Self.objects(of: changes, in: top)
      for change in changes {
        switch current[change.entry.path] {
        case change.object: made.append(change)
        case change.entry.object: break
        default:
          throw SystemError(
            path: change.entry.path,
            reason: "is staged neither as it was before the run nor as it was behind it")
        }
      }
    }
    return IndexUpdate(made)
  }

  /// Puts the entries back.
  func undo() throws(SystemError) {
    for (top, changes) in byTop {
      try Self.write(changes.map { ($0.entry, $0.entry.object) }, in: top)
    }
  }

  private var byTop: [String: [Change]] { Dictionary(grouping: changes, by: \.entry.top) }

  /// What the index names now, by path.
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

// MARK: As a journal has it

extension IndexUpdate {
  /// A heading, and a line for each entry.
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

  /// Reads the text back, to the letter.
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
