import SourceText

/// The texts of the files of a run: from disk, from the index, or from an editor.
struct FileTexts: Sendable {
  private var overrides: [String: Override] = [:]
  /// The staged files.
  private var staged: [String: StagedFile] = [:]

  /// A text that is used instead of a file on disk.
  private struct Override: Sendable {
    let source: SourceText
    let stamp: FileStamp
  }

  /// Reads all texts from disk.
  init() {}

  /// Uses the staged texts of some files, and the text of an unsaved file.
  init(of files: [FileDiscovery], as trees: [StagedTree], unsaved: UnsavedFile?) {
    if let source = unsaved?.source {
      overrides[source.path] = Override(source: source, stamp: .missingFile)
    }
    guard !trees.isEmpty else { return }
    for discovery in files {
      for file in discovery.files where overrides[file.path] == nil {
        let path = discovery.canonicalPath(of: file)
        guard let tree = trees.first(where: { $0.relativePath(path) != nil }) else { continue }
        add(file.path, tree: tree, relative: tree.relativePath(path)!)
      }
    }
  }

  private mutating func add(_ path: String, tree: StagedTree, relative: String) {
    let onDisk = tree.texts[relative].flatMap { _ in try? SourceLoader.read(path) }
    let override = tree.texts[relative].map { SourceText(path: path, bytes: $0) }
    if let override {
      overrides[path] = Override(source: override, stamp: onDisk?.stamp ?? .missingFile)
    }
    guard tree.changedPaths.contains(relative), let entry = tree.entries[relative] else { return }
    let unstaged = override.flatMap { staged in
      onDisk.map { UnstagedEdits(of: $0.source, against: staged) }
    }
    self.staged[path] = StagedFile(entry: entry, unstaged: unstaged)
  }

  /// Returns the unstaged edits of a file, in a run on staged files.
  func unstagedEdits(of path: String) -> UnstagedEdits? { staged[path]?.unstaged }

  /// Reads a file without checking its encoding.
  func read(_ path: String) throws(SystemError) -> SourceLoader.LoadedFile {
    guard let override = overrides[path] else {
      let file = try SourceLoader.read(path)
      return SourceLoader.LoadedFile(
        source: file.source, stamp: file.stamp, staged: staged[path])
    }
    return SourceLoader.LoadedFile(
      source: override.source, stamp: override.stamp, staged: staged[path])
  }

  /// Reads a source file, which must be UTF-8.
  func load(_ path: String) throws(SystemError) -> SourceLoader.LoadedFile {
    try SourceLoader.checked(try read(path))
  }
}

/// A staged file.
struct StagedFile: Sendable {
  let entry: IndexEntry
  /// The edits in the working tree that are not staged; nil if there are none.
  let unstaged: UnstagedEdits?
}
