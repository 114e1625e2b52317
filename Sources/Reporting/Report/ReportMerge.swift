/// Why reports cannot be made one.
public struct ReportMergeError: Error, CustomStringConvertible {
  public let message: String

  public var description: String { message }
}

extension RunReport {
  /// The report that one run would have made of the work that some shards shared.
  ///
  /// Nothing in it tells of the shards, so that it is that report byte for byte, but for when it ran.
  public static func merging(_ reports: [RunReport]) throws(ReportMergeError) -> RunReport {
    guard let first = reports.first else {
      throw ReportMergeError(message: "there is no report to merge")
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

  /// Makes sure that each shard is there once.
  private static func checkForWholeRun(_ runs: [RunDescription]) throws(ReportMergeError) {
    var shards: [RunDescription.Shard] = []
    for (number, run) in zip(1..., runs) {
      guard let shard = run.shard else {
        throw ReportMergeError(message: "report \(number) is of a whole run, not of a shard")
      }
      if shards.contains(shard) {
        throw ReportMergeError(message: "shard \(shard.index)/\(shard.count) is there twice")
      }
      shards.append(shard)
    }
    let counts = Set(shards.map(\.count)).sorted()
    guard counts.count == 1 else {
      let listed = counts.map(String.init).joined(separator: ", ")
      throw ReportMergeError(message: "the runs have different numbers of shards: \(listed)")
    }
    guard shards.count < counts[0] else { return }
    // A report may claim to be of any number of shards.
    let known = Set(shards.map(\.index))
    let missing = (1...counts[0]).lazy.filter { !known.contains($0) }.prefix(mostListed)
    let listed = missing.map { "\($0)/\(counts[0])" }.joined(separator: ", ")
    let more = counts[0] - shards.count - mostListed
    throw ReportMergeError(
      message: "there is no report of shard \(listed)" + (0 < more ? " and \(more) more" : ""))
  }

  private static let mostListed = 10

  /// The files by path, as a run sorts them.
  private static func files(of reports: [RunReport]) throws(ReportMergeError) -> [FileReport] {
    let files = reports.flatMap(\.files).sorted { $0.path < $1.path }
    for (file, next) in zip(files, files.dropFirst()) where file.path == next.path {
      throw ReportMergeError(message: "\(file.path) is in the reports of two shards")
    }
    return files
  }

  /// From the first start, as long as the slowest took; nil where a report does not say.
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
        message: "the shards are not of one run: \(here.name) \(here.value) and \(there.value)")
    }
  }

  /// All that was asked for, in the words of a message.
  private var terms: [(name: String, value: String)] {
    [
      ("release", version),
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
  /// As one writes them as flags: `name.key=value`.
  fileprivate var chosenOptions: [String] {
    options.sorted { $0.key < $1.key }.map { "\(name).\($0.key)=\($0.value)" }
  }
}
