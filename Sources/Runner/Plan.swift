import Parser
import Reporting
import SourceText
import TransformKit

/// The checked changes of a run, ready to be shown or written.
public struct Plan: Sendable {
  /// The files that change, in the order in which they were found.
  public private(set) var files: [PlannedFile] = []
  public private(set) var report: RunReport

  private let run: Run
  private let context: TransformContext
  private let examined: [ExaminedFile]
  private var changes: [ExaminedFile.Candidate]
  private var failures: [ReportedFailure]

  /// Checks the merged changes, and takes out those that fail.
  init(
    run: Run, context: TransformContext, files: [ExaminedFile], examinedCount: Int,
    changes: [ExaminedFile.Candidate], failures: [ReportedFailure]
  ) {
    self.run = run
    self.context = context
    self.examined = files
    self.changes = changes
    self.failures = failures
    report = RunReport(files: [], examinedCount: examinedCount)
    check(Set(changes.flatMap { $0.change.parts.map(\.path) }))
    report.files = makeReports()
  }

  /// The same without the changes that have a part in a file that is no more what it was.
  public func leavingAlone(_ path: String) -> Plan {
    let remaining = changes.filter { $0.edits(in: path) == nil }
    let failure = ReportedFailure(
      .file, at: .file(path), message: "changed on disk while it was looked at; it is left alone")
    return Plan(
      run: run, context: context, files: examined, examinedCount: report.examinedCount,
      changes: remaining, failures: failures + [failure])
  }
}

// MARK: Checking

extension Plan {
  /// Checks files until all that is left stands; a change that falls takes its parts in others along.
  private mutating func check(_ paths: Set<String>) {
    var planned: [String: PlannedFile] = [:]
    var unchecked = paths
    while !unchecked.isEmpty {
      let jobs = FileCheck.all(of: changes, in: unchecked, examined: examined, failures: failures)
      let (safety, context) = (run.safety, context)
      let checks = Workers.map(jobs, jobs: run.jobs, makeState: { SyntaxParser() }) {
        $0.checked(safety: safety, context: context, parser: $1)
      }
      for path in unchecked { planned[path] = nil }
      unchecked = []
      for check in checks {
        planned[check.path] = check.file
        unchecked.formUnion(takeOut(check.fallen))
      }
    }
    files = examined.compactMap { planned[$0.path] }
  }

  /// Takes changes out, and answers the files that must be checked again.
  private mutating func takeOut(_ fallen: [FileCheck.Fallen]) -> Set<String> {
    var paths: Set<String> = []
    for (change, message) in fallen {
      guard let index = changes.firstIndex(where: { $0.isSame(as: change) }) else { continue }
      paths.formUnion(change.change.parts.map(\.path))
      failures.append(ReportedFailure(.verification, change.reported, message: message))
      changes.remove(at: index)
    }
    return paths
  }

  private func makeReports() -> [FileReport] {
    let made = Dictionary(grouping: changes.map(\.reported), by: \.location.path)
    let failed = Dictionary(grouping: failures, by: \.place.path)
    return examined.map { file in
      var report = file.report
      report.changes = made[file.path] ?? []
      report.failures += failed[file.path] ?? []
      report.sort()
      return report
    }.filter { !$0.isEmpty }.sorted { $0.path < $1.path }
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
