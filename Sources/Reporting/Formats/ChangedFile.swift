/// A changed file, with all changes that edit it.
struct ChangedFile {
  let report: FileReport
  /// The changes that edit this file but are listed in another one.
  let parts: [ReportedChange]

  var path: String { report.path }

  /// The number of changes that edit this file.
  var changeCount: Int { report.changes.count + parts.count }

  var diff: ParsedDiff { ParsedDiff(report.result?.diff ?? "") }

  /// The changed files of a report, in its order.
  static func all(in report: RunReport) -> [ChangedFile] {
    var parts: [String: [ReportedChange]] = [:]
    for change in report.changes {
      for path in change.otherPaths { parts[path, default: []].append(change) }
    }
    return report.files.filter { !$0.changes.isEmpty || $0.result != nil }
      .map { ChangedFile(report: $0, parts: parts[$0.path] ?? []) }
  }
}
