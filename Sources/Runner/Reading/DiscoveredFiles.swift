/// The files of a run: those that were named, and the repository around them.
struct DiscoveredFiles: Sendable {
  let named: FileDiscovery
  let repository: FileDiscovery
  /// Which of the named files may be changed.
  let selection: ScopeSelection
  /// How all of them are read.
  let texts: FileTexts

  /// Discovers files.
  ///
  /// - Parameters:
  ///   - unsaved: a file that is named too, and may not be on disk.
  ///   - repositoryAround: the paths whose repositories are read as a whole; none to read only what
  ///     is named.
  ///   - rootFolder: the folder outside of which nothing belongs to what is in it.
  /// - Throws: when a root does not exist, or something that the scope names.
  static func discover(
    roots: [String], _ unsaved: UnsavedFile? = nil, in scope: ChangeScope = ChangeScope(),
    repositoryAround paths: [String], within rootFolder: String? = nil
  ) throws(SystemError) -> DiscoveredFiles {
    var named = try FileDiscovery(roots: roots, unsaved: unsaved)
    // The named paths come first, so that a file keeps the path by which it was named.
    let allRoots = paths + Repository.tops(above: paths, within: rootFolder)
    var repository =
      try allRoots == roots ? named : FileDiscovery(roots: allRoots, unsaved: unsaved)
    let selection = try ScopeSelection(scope, at: named.rootPaths)
    named.adapt(to: selection.staged)
    repository.adapt(to: selection.staged)
    return DiscoveredFiles(
      named: named, repository: repository, selection: selection,
      texts: FileTexts(of: [named, repository], as: selection.staged, unsaved: unsaved))
  }
}
