import Reporting
import SourceText

/// The checked changes of a run, ready to be shown or written.
public struct Plan: Sendable {
  /// The files that change, in the order in which they were discovered.
  public private(set) var files: [PlannedFile]
  public private(set) var report: RunReport
  /// The changes that the transforms proposed first, to plan again from.
  let merged: MergedChanges
  /// All changes.
  let all: CheckedChanges
  /// The paths of the files that were examined.
  let examinedPaths: [String]
  /// How the files were read.
  let texts: FileTexts
  /// The changes and files that are left out on request.
  let omissions: Omissions
  /// The shard that the plan is for; nil for all files.
  private(set) var shard: RunDescription.Shard?

  /// - Parameter reports: what there is to say of each file, by path.
  init(
    merged: MergedChanges, all: CheckedChanges, reports: [FileReport], examinedPaths: [String],
    texts: FileTexts, omissions: Omissions
  ) {
    files = all.files
    report = RunReport(files: reports, examinedCount: examinedPaths.count)
    self.merged = merged
    self.all = all
    self.examinedPaths = examinedPaths
    self.texts = texts
    self.omissions = omissions
  }

  /// The plan of one shard, of several machines that share a run; all of it when nil.
  public func part(_ shard: RunDescription.Shard?) -> Plan {
    guard let shard else { return self }
    let share = FileShare(of: all.merged.changes, shard: shard)
    var part = self
    part.shard = shard
    part.files = files.filter { share.contains($0.path) }
    part.report = RunReport(
      files: report.files.filter { share.contains($0.path) },
      examinedCount: examinedPaths.count(where: share.contains))
    return part
  }

  /// The plan with a report that says why some changes were left out.
  public func declining(
    _ changes: [ReportedChange], as code: DeclineCode, because reason: String
  ) -> Plan {
    var plan = self
    for change in changes {
      let decline = ReportedDecline(
        id: change.id, location: change.location, transform: change.transform, code: code.rawValue,
        reason: reason)
      plan.report.add(decline)
    }
    return plan
  }

  /// Whether the plan edits staged files, which are uncommitted by their nature.
  public var isOfStagedFiles: Bool { files.contains { $0.loaded.staged != nil } }

  /// The report with the edits, hashes and diffs that machines ask for.
  public func detailedReport(of run: RunDescription) -> RunReport {
    var details = ReportDetails(of: all, reading: texts)
    let changed = Set(files.map(\.path)).subtracting(report.files.map(\.path))
    let reports = (report.files + changed.map { FileReport(path: $0) })
      .sorted { $0.path < $1.path }
    var run = run
    run.shard = shard
    return RunReport(
      run: run, files: reports.map { details.detailed($0) }, examinedCount: report.examinedCount)
  }

  /// The edits of one change alone, as a diff of each of its files.
  public func diffs(ofChange id: String) -> [UnifiedDiff] {
    guard let change = all.merged.changes.first(where: { $0.reported.id == id }) else { return [] }
    return all.files.compactMap { file in
      change.edits(in: file.path).map { UnifiedDiff(of: file.source, edits: $0) }
    }
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

  /// The replacement that writes the file.
  var replacement: FileReplacement {
    let (original, text) =
      loaded.staged?.unstaged.map { ($0.source, $0.result(of: edits)) } ?? (source, result)
    return FileReplacement(path: path, stamp: loaded.stamp, original: original, text: text)
  }
}
