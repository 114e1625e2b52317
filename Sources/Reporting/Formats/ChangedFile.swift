/// A file that changes, with all changes that have a part in it.
struct ChangedFile {
  let report: FileReport
  /// The changes that are told of in other files.
  let parts: [ReportedChange]

  var path: String { report.path }

  /// How many changes have a part in it.
  var changeCount: Int { report.changes.count + parts.count }

  var diff: ParsedDiff { ParsedDiff(report.result?.diff ?? "") }

  /// Those of a report, in its order.
  static func all(in report: RunReport) -> [ChangedFile] {
    var parts: [String: [ReportedChange]] = [:]
    for change in report.changes {
      for path in change.otherPaths { parts[path, default: []].append(change) }
    }
    return report.files.filter { !$0.changes.isEmpty || $0.result != nil }
      .map { ChangedFile(report: $0, parts: parts[$0.path] ?? []) }
  }
}
