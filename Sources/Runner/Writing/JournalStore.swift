import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the journals of runs are kept: in the repository's own folder of git's, or outside version
/// control in `.statewise` of the current folder.
public struct JournalStore: Sendable {
  private let folder: Folder
  private let isUnderVersionControl: Bool

  /// The store for some paths: that of the first repository that one of them lies in.
  public init(near paths: [String]) {
    let gitFolder = paths.lazy.compactMap { Repository.gitFolder(above: $0) }.first
    isUnderVersionControl = gitFolder != nil
    folder = Folder(
      path: gitFolder.map { $0 + "/statewise/runs" }
        ?? OwnPath.currentFolder.appending(name: ".statewise/runs".utf8).pathText)
  }

  /// The folder that holds a folder for each run.
  public var path: String { folder.path }

  /// The runs on record, the oldest first.
  public var runs: [JournaledRun] {
    let entries = (try? FolderListing(path: path).entries) ?? []
    return entries.compactMap { RunName(String(decoding: $0.name, as: UTF8.self)) }.sorted()
      .map { JournaledRun($0, in: folder) }
  }

  /// The runs that were ended by force while they wrote, or were taken back.
  public var interruptedRuns: [JournaledRun] {
    guard runs.contains(where: { $0.state == .unfinished }) else { return [] }
    // One that is at work now holds the lock; it is waited for.
    if let lock = try? JournaledRun.lock(folder) { lock.unlock() }
    return runs.filter { $0.state == .unfinished }
  }

  /// Writes what a plan makes of files, or nothing if one cannot be written, and remembers what they were.
  public func replaceFiles(of plan: Plan) throws(ReplacementError) -> JournaledRun {
    let index = try ReplacementError.wrapping { () throws(SystemError) in
      plan.isOfStagedFiles ? try IndexUpdate(of: plan.files) : nil
    }
    return try replaceAll(plan.files.map(\.replacement), staging: index)
  }

  /// Replaces all files, or none if one cannot be written, and remembers what they were.
  ///
  /// - Parameter index: what is staged with them; the same holds for that.
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
      try stage(index, behind: resolved, run)
    } catch {
      // As long as something is not as it was, the journal is needed.
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

// MARK: Runs that come and go

extension JournalStore {
  /// Stages what belongs to files that were replaced, or else puts these back.
  private func stage(
    _ index: IndexUpdate?, behind replacements: [FileReplacement], _ run: JournaledRun
  ) throws(ReplacementError) {
    do throws(SystemError) {
      try index?.make()
    } catch {
      try FileReplacement.putBack(replacements[...], run: run.name)
      throw .failed(error)
    }
  }

  /// The number of runs that are kept; of older ones, those that were ended by force.
  static let keptCount = 20

  private func makeFolder() throws(SystemError) {
    try folder.make()
    let ignoreFile = "\(path)/.gitignore"
    guard !isUnderVersionControl, FileStatus(path: ignoreFile) == nil else { return }
    // Should the folder come under version control one day, these are not to.
    try OutputFile.write("*\n", to: ignoreFile)
  }

  /// Puts a journal on the disk. It is written under another name, so that a folder with the name of
  /// a run is one that is whole.
  private func begin(
    _ replacements: [FileReplacement], _ index: IndexUpdate?
  ) throws(SystemError) -> JournaledRun {
    let runs = runs
    let run = JournaledRun(RunName(after: runs.last?.name, at: time(nil)), in: folder)
    tidy(runs)
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

  /// What is not, or no more, the folder of a run.
  private static func draft(of run: JournaledRun) -> Folder { Folder(path: run.path + draftEnding) }

  private static let draftEnding = ".part"

  private func discard(_ run: JournaledRun) {
    let draft = Self.draft(of: run)
    try? run.folder.move(to: draft)
    draft.remove()
  }

  /// Removes the oldest runs, and what was left of others when they were ended by force. Whatever
  /// cannot be removed stays: no run fails for it.
  private func tidy(_ runs: [JournaledRun]) {
    for run in runs.dropLast(Self.keptCount - 1) where run.state != .unfinished { discard(run) }
    for entry in (try? FolderListing(path: path).entries) ?? []
    where entry.name.ends(with: Self.draftEnding) {
      Folder(path: "\(path)/\(String(decoding: entry.name, as: UTF8.self))").remove()
    }
  }
}
