import SourceText

/// The texts of the files of a run: as they are on disk, save where something else stands for them.
struct FileTexts: Sendable {
  private var standIns: [String: StandIn] = [:]
  /// The files that are to be committed.
  private var staged: [String: StagedFile] = [:]

  /// What is read in place of a file, whose own bytes may be nowhere on disk.
  private struct StandIn: Sendable {
    let source: SourceText
    let stamp: FileStamp
  }

  /// Nothing but what is on disk.
  init() {}

  /// What would be committed of some files, and what is not saved of one.
  init(of files: [FileDiscovery], as trees: [StagedTree], unsaved: UnsavedFile?) {
    if let source = unsaved?.source {
      standIns[source.path] = StandIn(source: source, stamp: .ofNoFile)
    }
    guard !trees.isEmpty else { return }
    for discovery in files {
      for file in discovery.files where standIns[file.path] == nil {
        let path = discovery.canonicalPath(of: file)
        guard let tree = trees.first(where: { $0.relativePath(path) != nil }) else { continue }
        add(file.path, tree: tree, relative: tree.relativePath(path)!)
      }
    }
  }

  private mutating func add(_ path: String, tree: StagedTree, relative: String) {
    let onDisk = tree.texts[relative].flatMap { _ in try? SourceLoader.read(path) }
    let standIn = tree.texts[relative].map { SourceText(path: path, bytes: $0) }
    if let standIn {
      standIns[path] = StandIn(source: standIn, stamp: onDisk?.stamp ?? .ofNoFile)
    }
    guard tree.changedPaths.contains(relative), let entry = tree.entries[relative] else { return }
    let unstaged = standIn.flatMap { staged in
      onDisk.map { UnstagedEdits(of: $0.source, against: staged) }
    }
    self.staged[path] = StagedFile(entry: entry, unstaged: unstaged)
  }

  /// What the working tree holds of a file beyond what is staged, where that counts.
  func unstagedEdits(of path: String) -> UnstagedEdits? { staged[path]?.unstaged }

  /// Reads a file, whatever its bytes are.
  func read(_ path: String) throws(SystemError) -> SourceLoader.LoadedFile {
    guard let standIn = standIns[path] else {
      let file = try SourceLoader.read(path)
      return SourceLoader.LoadedFile(
        source: file.source, stamp: file.stamp, staged: staged[path])
    }
    return SourceLoader.LoadedFile(
      source: standIn.source, stamp: standIn.stamp, staged: staged[path])
  }

  /// Reads a file that is to be rewritten: text in UTF-8.
  func load(_ path: String) throws(SystemError) -> SourceLoader.LoadedFile {
    try SourceLoader.checked(try read(path))
  }
}

/// A file that is to be committed.
struct StagedFile: Sendable {
  let entry: IndexEntry
  /// What the working tree holds beyond that; nil where it is the same.
  let unstaged: UnstagedEdits?
}
