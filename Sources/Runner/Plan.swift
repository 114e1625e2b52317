import Reporting
import SourceText

/// The checked changes of a run, ready to be shown or written.
public struct Plan: Sendable {
  /// The files that change, in the order in which they were found.
  public let files: [PlannedFile]
  public let report: RunReport

  /// The changes of the first stage.
  private let changes: CheckedChanges
  private let cleanup: CleanupStage
  /// The changes of both stages.
  private let checked: CheckedChanges
  /// The paths of the files that were looked at.
  private let examinedPaths: [String]
  private let shard: RunDescription.Shard?

  /// Adds to the changes of the first stage those that clean up behind them.
  ///
  /// - Parameter shard: the part of the plan that is meant; nil for all of it.
  init(
    _ changes: CheckedChanges, cleanup: CleanupStage, examinedPaths: [String],
    shard: RunDescription.Shard? = nil
  ) {
    self.changes = changes
    self.cleanup = cleanup
    self.examinedPaths = examinedPaths
    self.shard = shard
    checked = cleanup.run(after: changes)
    let share = FileShare(of: checked.changes, shard: shard)
    files = checked.files.filter { share.contains($0.path) }
    report = RunReport(
      files: checked.reports.filter { share.contains($0.path) },
      examinedCount: examinedPaths.count(where: share.contains))
  }

  /// Whether it is a plan for what is staged, which is uncommitted by its nature.
  public var isOfStagedFiles: Bool { files.contains { $0.loaded.staged != nil } }

  /// The report with all that machines ask for: edits, hashes and diffs.
  public func detailedReport(of run: RunDescription) -> RunReport {
    let share = FileShare(of: checked.changes, shard: shard)
    var run = run
    run.shard = shard
    return RunReport(
      run: run, files: checked.detailedReports.filter { share.contains($0.path) },
      examinedCount: report.examinedCount)
  }

  /// What one change does to each of its files, by itself.
  public func diffs(ofChange id: String) -> [UnifiedDiff] {
    guard let change = checked.changes.first(where: { $0.reported.id == id }) else { return [] }
    return checked.files.compactMap { file in
      change.edits(in: file.path).map { UnifiedDiff(of: file.source, edits: $0) }
    }
  }

  /// The same without the changes that have a part in a file that is no more what it was.
  public func leavingAlone(_ path: String) -> Plan {
    Plan(
      changes.leavingAlone(path), cleanup: cleanup.leavingAlone(path),
      examinedPaths: examinedPaths, shard: shard)
  }

  /// The same without some changes, named by their ids, that are not wanted.
  public func leavingOut(_ ids: Set<String>) -> Plan {
    Plan(
      changes.leavingOut(ids), cleanup: cleanup.leavingOut(ids), examinedPaths: examinedPaths,
      shard: shard)
  }

  /// The part of the plan that one of several machines does.
  public func part(_ shard: RunDescription.Shard) -> Plan {
    Plan(changes, cleanup: cleanup, examinedPaths: examinedPaths, shard: shard)
  }
}

/// A file that changes.
public struct PlannedFile: Sendable {
  public let edits: EditSet
  public let result: SourceText
  let loaded: SourceLoader.LoadedFile

  init(_ loaded: SourceLoader.LoadedFile, edits: EditSet) {
    self.loaded = loaded
    self.edits = edits
    result = edits.applied(to: loaded.source)
  }

  public var source: SourceText { loaded.source }

  public var path: String { source.path }

  public var diff: UnifiedDiff { UnifiedDiff(of: source, edits: edits) }

  /// What writes the file.
  var replacement: FileReplacement {
    let (original, text) =
      loaded.staged?.unstaged.map { ($0.source, $0.result(of: edits)) } ?? (source, result)
    return FileReplacement(path: path, stamp: loaded.stamp, original: original, text: text)
  }
}
