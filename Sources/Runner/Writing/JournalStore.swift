import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder with the journals of runs: in git's folder of the repository; outside a repository,
/// `.statewise` in the current folder.
public struct JournalStore: Sendable {
  private let folder: Folder
  private let isUnderVersionControl: Bool

  /// Creates the store for some paths: that of the first repository that contains one of them.
  public init(near paths: [String]) {
    let gitFolder = paths.lazy.compactMap { Repository.gitFolder(above: $0) }.first
    isUnderVersionControl = gitFolder != nil
    folder = Folder(
      path: gitFolder.map { $0 + "/statewise/runs" }
        ?? CanonicalPath.currentFolder.appending(name: ".statewise/runs".utf8).pathText)
  }

  /// The folder that contains a folder for each run.
  public var path: String { folder.path }

  /// The recorded runs, oldest first.
  public var runs: [JournaledRun] {
    let entries = (try? FolderListing(path: path).entries) ?? []
    return entries.compactMap { RunName(String(decoding: $0.name, as: UTF8.self)) }.sorted()
      .map { JournaledRun($0, in: folder) }
  }

  /// The runs that were interrupted while they wrote files or were being undone.
  public var interruptedRuns: [JournaledRun] {
    guard runs.contains(where: { $0.state == .unfinished }) else { return [] }
    // A run in progress holds the lock; wait for it.
    if let lock = try? JournaledRun.lock(folder) { lock.unlock() }
    return runs.filter { $0.state == .unfinished }
  }

  /// Writes the files of a plan, or none if one cannot be written, and records their originals.
  public func replaceFiles(of plan: Plan) throws(ReplacementError) -> JournaledRun {
    let index = try ReplacementError.wrapping { () throws(SystemError) in
      plan.isOfStagedFiles ? try IndexUpdate(of: plan.files) : nil
    }
    return try replaceAll(plan.files.map(\.replacement), staging: index)
  }

  /// Replaces all files, or none if one cannot be written, and records their originals.
  ///
  /// - Parameter index: the staged versions, which are updated together with the files.
  func replaceAll(
    _ replacements: [FileReplacement], staging index: IndexUpdate? = nil
  ) throws(ReplacementError) -> JournaledRun {
    if let stale = replacements.first(where: \.isStale) { throw .stale(path: stale.path) }
    let resolved = try ReplacementError.wrapping { () throws(SystemError) in
      try makeFolder()
      return try replacements.map { replacement throws(SystemError) in try replacement.resolved() }
    }
    let lock = try ReplacementError.wrapping { () throws(SystemError) in
      try JournaledRun.lock(folder)
    }
    defer { lock.unlock() }
    let run = try ReplacementError.wrapping { () throws(SystemError) in try begin(resolved, index) }
    do throws(ReplacementError) {
      try FileReplacement.makeAll(resolved, run: run.name)
      try stage(index, after: resolved, run)
    } catch {
      // The journal is needed until every file is restored.
      if case .interrupted = error { throw error }
      discard(run)
      throw error
    }
    do throws(SystemError) {
      try run.mark(.finished, was: .unfinished)
    } catch {
      throw .interrupted(error)
    }
    return run
  }
}

// MARK: Adding and removing runs

extension JournalStore {
  /// Updates the index after the files were replaced; restores the files if that fails.
  private func stage(
    _ index: IndexUpdate?, after replacements: [FileReplacement], _ run: JournaledRun
  ) throws(ReplacementError) {
    do throws(SystemError) {
      try index?.apply()
    } catch {
      try FileReplacement.putBack(replacements[...], run: run.name)
      throw .failed(error)
    }
  }

  /// The number of runs to keep. Older runs are removed unless they were interrupted.
  static let keptCount = 20

  private func makeFolder() throws(SystemError) {
    try folder.make()
    let ignoreFile = "\(path)/.gitignore"
    guard !isUnderVersionControl, FileStatus(path: ignoreFile) == nil else { return }
    // Keep the journals out of version control if the folder is added to it later.
    try OutputFile.write("*\n", to: ignoreFile)
  }

  /// Writes a journal to disk. It is written under a temporary name, so that a folder with the name
  /// of a run is always complete.
  private func begin(
    _ replacements: [FileReplacement], _ index: IndexUpdate?
  ) throws(SystemError) -> JournaledRun {
    let runs = runs
    let run = JournaledRun(RunName(after: runs.last?.name, at: time(nil)), in: folder)
    removeOldRuns(runs)
    let draft = Self.draft(of: run)
    do throws(SystemError) {
      let originals = Folder(path: "\(draft.path)/\(JournaledRun.originalsName)")
      try originals.make()
      let files = Workers.mapWaitingForDisk(replacements) {
        index, replacement throws(SystemError) in
        try originals.write(replacement.original.bytes, to: String(index + 1))
        return Journal.File(
          path: replacement.path, before: SHA256.hexDigest(of: replacement.original.bytes),
          after: SHA256.hexDigest(of: replacement.text.bytes))
      }
      let journal = Journal(files: try files.values())
      originals.sync()
      try draft.write(Array(journal.text.utf8)[...], to: JournaledRun.journalName)
      if let index { try draft.write(Array(index.text.utf8)[...], to: JournaledRun.indexName) }
      try draft.write([], to: JournaledRun.State.unfinished.rawValue)
      draft.sync()
      try draft.move(to: run.folder)
    } catch {
      draft.remove()
      throw error
    }
    return run
  }

  /// Returns the temporary folder of a run that is being added or removed.
  private static func draft(of run: JournaledRun) -> Folder { Folder(path: run.path + draftEnding) }

  private static let draftEnding = ".part"

  /// Removes a run that was undone, as if it had never been.
  public func remove(_ run: JournaledRun) { discard(run) }

  private func discard(_ run: JournaledRun) {
    let draft = Self.draft(of: run)
    try? run.folder.move(to: draft)
    draft.remove()
  }

  /// Removes the oldest runs and the temporary folders of interrupted runs. A folder that cannot be
  /// removed stays; this does not fail the run.
  private func removeOldRuns(_ runs: [JournaledRun]) {
    for run in runs.dropLast(Self.keptCount - 1) where run.state != .unfinished { discard(run) }
    for entry in (try? FolderListing(path: path).entries) ?? []
    where entry.name.ends(with: Self.draftEnding) {
      Folder(path: "\(path)/\(String(decoding: entry.name, as: UTF8.self))").remove()
    }
  }
}
