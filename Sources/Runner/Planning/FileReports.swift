import Reporting

extension Run {
  /// The reports on the files with findings or failures, sorted by path.
  func reports(on checked: CheckedChanges) -> [FileReport] {
    let files = checked.merged.files
    let made = Dictionary(grouping: checked.merged.changes, by: \.reported.location.path)
    let failed = Dictionary(grouping: checked.merged.failures, by: \.place.path)
    let idle = catalog.map {
      UnusedSuppressionSearch(
        $0, run: Set(transforms.map(\.name)), suppressed: files.flatMap(\.report.suppressed))
    }
    var reports: [FileReport] = []
    for file in files {
      var report = file.report
      if file.isOutOfScope { report.failures = [] }
      let changes = made[file.path] ?? []
      report.changes = changes.map(\.reported)
      // What a transform declined at first, it may have done after another change.
      report.declined.removeAll { decline in
        changes.contains { $0.covers(decline.transform, at: decline.location) }
      }
      report.available = file.available.map(\.reported)
      report.unusedSuppressions = idle?.unusedSuppressions(in: file) ?? []
      report.failures += failed[file.path] ?? []
      report.sort()
      if !report.isEmpty { reports.append(report) }
    }
    return reports.sorted { $0.path < $1.path }
  }

  /// The description of the run at the head of a report.
  ///
  /// - Parameter roots: the files and folders that the run is for.
  public func description(for roots: [String]) -> RunDescription {
    var description = RunDescription()
    description.roots = roots
    description.safety = safety
    description.transforms = transforms.map {
      ReportedTransform(
        name: $0.name, summary: $0.summary, safety: $0.safety,
        options: options.values(for: $0).values)
    }
    description.deploymentTargets = (deploymentTargets?.targets ?? []).map(\.description)
    description.gitHead = roots.first.flatMap(Repository.head)
    return description
  }
}
