/// The reason why reports cannot be merged.
public struct ReportMergeError: Error, CustomStringConvertible {
  public let message: String

  public var description: String { message }
}

extension RunReport {
  /// Merges the reports of all shards into the report that a single run would write.
  ///
  /// The result equals that report byte for byte, except for the timing.
  public static func merging(_ reports: [RunReport]) throws(ReportMergeError) -> RunReport {
    guard let first = reports.first else {
      throw ReportMergeError(message: "no reports to merge")
    }
    try checkForWholeRun(reports.map(\.run))
    for report in reports.dropFirst() { try first.run.checkForSameRun(as: report.run) }
    var run = first.run
    run.shard = nil
    run.timing = timing(of: reports.map(\.run.timing))
    return RunReport(
      run: run, files: try files(of: reports),
      examinedCount: reports.reduce(0) { $0 + $1.examinedCount })
  }

  /// Throws if a shard is missing or appears twice.
  private static func checkForWholeRun(_ runs: [RunDescription]) throws(ReportMergeError) {
    var shards: [RunDescription.Shard] = []
    for (number, run) in zip(1..., runs) {
      guard let shard = run.shard else {
        throw ReportMergeError(message: "report \(number) is from a whole run, not from a shard")
      }
      if shards.contains(shard) {
        throw ReportMergeError(message: "shard \(shard.index)/\(shard.count) appears twice")
      }
      shards.append(shard)
    }
    let counts = Set(shards.map(\.count)).sorted()
    guard counts.count == 1 else {
      let listed = counts.map(String.init).joined(separator: ", ")
      throw ReportMergeError(message: "the reports have different numbers of shards: \(listed)")
    }
    guard shards.count < counts[0] else { return }
    // List a few missing shards: a report can claim any number of shards.
    let known = Set(shards.map(\.index))
    let missing = (1...counts[0]).lazy.filter { !known.contains($0) }.prefix(mostListed)
    let listed = missing.map { "\($0)/\(counts[0])" }.joined(separator: ", ")
    let more = counts[0] - shards.count - mostListed
    throw ReportMergeError(
      message: "missing reports of shards: \(listed)" + (0 < more ? " and \(more) more" : ""))
  }

  private static let mostListed = 10

  /// The files of all reports, sorted by path as in a single run.
  private static func files(of reports: [RunReport]) throws(ReportMergeError) -> [FileReport] {
    let files = reports.flatMap(\.files).sorted { $0.path < $1.path }
    for (file, next) in zip(files, files.dropFirst()) where file.path == next.path {
      throw ReportMergeError(message: "\(file.path) appears in the reports of two shards")
    }
    return files
  }

  /// The earliest start and the longest duration; nil if a report has no timing.
  private static func timing(of timings: [RunDescription.Timing?]) -> RunDescription.Timing? {
    let known = timings.compactMap(\.self)
    guard known.count == timings.count, let start = known.map(\.start).min(),
      let milliseconds = known.map(\.milliseconds).max()
    else { return nil }
    return RunDescription.Timing(start: start, milliseconds: milliseconds)
  }
}

// MARK: What shards of one run share

extension RunDescription {
  fileprivate func checkForSameRun(as other: RunDescription) throws(ReportMergeError) {
    for (here, there) in zip(terms, other.terms) where here.value != there.value {
      throw ReportMergeError(
        message: "the shards are from different runs: \(here.name) \(here.value) and \(there.value)"
      )
    }
  }

  /// The settings that all shards of a run share, with names for a message.
  private var terms: [(name: String, value: String)] {
    [
      ("version", version),
      ("commit", gitHead ?? "unknown"),
      ("command", command + (isWritten ? ", written" : "")),
      ("roots", "\(roots)"),
      ("scope", "\(scope)"),
      ("safety", safety.rawValue),
      ("transforms", "\(transforms.map(\.name))"),
      ("options", "\(transforms.flatMap(\.chosenOptions))"),
      ("deployment targets", "\(deploymentTargets)"),
    ]
  }
}

extension ReportedTransform {
  /// The option values in the form of flags: `name.key=value`.
  fileprivate var chosenOptions: [String] {
    options.sorted { $0.key < $1.key }.map { "\(name).\($0.key)=\($0.value)" }
  }
}
