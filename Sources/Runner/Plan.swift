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

  /// Adds to the changes of the first stage those that clean up behind them.
  init(_ changes: CheckedChanges, cleanup: CleanupStage, examinedCount: Int) {
    self.changes = changes
    self.cleanup = cleanup
    let all = cleanup.run(after: changes)
    files = all.files
    report = RunReport(files: all.reports, examinedCount: examinedCount)
  }

  /// The same without the changes that have a part in a file that is no more what it was.
  public func leavingAlone(_ path: String) -> Plan {
    Plan(
      changes.leavingAlone(path), cleanup: cleanup.leavingAlone(path),
      examinedCount: report.examinedCount)
  }
}

/// A file that changes.
public struct PlannedFile: Sendable {
  public let source: SourceText
  public let edits: EditSet
  public let result: SourceText
  let stamp: FileStamp

  public var path: String { source.path }

  public var diff: UnifiedDiff { UnifiedDiff(of: source, edits: edits) }

  /// What writes the file.
  public var replacement: FileReplacement {
    FileReplacement(path: path, stamp: stamp, text: result)
  }
}
