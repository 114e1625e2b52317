import Parser
import Reporting
import SourceText
import TransformKit

/// Changes that were held against the files they edit; those that failed are taken out.
struct CheckedChanges: Sendable {
  let run: Run
  let repository: RepositoryReading
  let context: TransformContext
  /// The files that there is something to say about, or that a change edits, as they were found.
  let examined: [ExaminedFile]
  private(set) var changes: [Candidate]
  private(set) var failures: [ReportedFailure]
  /// The files that change, in the same order.
  private(set) var files: [PlannedFile]

  /// Checks changes that do not conflict.
  init(
    _ changes: [Candidate], in examined: [ExaminedFile], failures: [ReportedFailure],
    run: Run, repository: RepositoryReading, context: TransformContext
  ) {
    self.init(
      changes, in: examined, failures: failures, run: run, repository: repository,
      context: context, checked: [])
    check(Self.paths(of: changes))
  }

  /// The same without the changes that have a part in a file that is no more what it was.
  func leavingAlone(_ path: String) -> CheckedChanges {
    let remaining = changes.filter { $0.edits(in: path) == nil }
    let failure = ReportedFailure(
      .file, at: .file(path), message: "changed on disk while it was looked at; it is left alone")
    return CheckedChanges(
      remaining, in: examined, failures: failures + [failure], run: run, repository: repository,
      context: context)
  }

  /// These and later changes, which may count on these: when one of these falls beside them, they all
  /// fall.
  func adding(
    _ later: [Candidate], in examined: [ExaminedFile], failures: [ReportedFailure],
    context: TransformContext
  ) -> CheckedChanges {
    var all = CheckedChanges(
      changes, in: examined, failures: self.failures + failures, run: run,
      repository: repository, context: context, checked: files)
    all.changes += later
    all.check(Self.paths(of: later))
    guard !all.changes.starts(with: changes, by: { $0.isSame(as: $1) }) else { return all }
    let remaining = all.changes.filter { change in !later.contains { $0.isSame(as: change) } }
    return CheckedChanges(
      remaining, in: examined, failures: all.failures, run: run, repository: repository,
      context: context)
  }

  /// The same without some changes, named by their ids, that are not wanted.
  func leavingOut(_ ids: Set<String>) -> CheckedChanges {
    CheckedChanges(
      changes.filter { !ids.contains($0.reported.id) },
      in: examined.map { $0.leavingOut(ids) }, failures: failures, run: run,
      repository: repository, context: context)
  }

  /// What there is to say of each file, by path.
  var reports: [FileReport] {
    var details: ReportDetails?
    return reports(with: &details)
  }

  /// The same with edits, hashes and diffs.
  var detailedReports: [FileReport] {
    var details: ReportDetails? = ReportDetails(
      of: files, changes: changes, reading: repository.texts)
    return reports(with: &details)
  }

  private func reports(with details: inout ReportDetails?) -> [FileReport] {
    let made = Dictionary(grouping: changes, by: \.reported.location.path)
    let failed = Dictionary(grouping: failures, by: \.place.path)
    let idle = run.catalog.map {
      IdleCommentSearch(
        $0, run: run.transformNames, suppressed: examined.flatMap(\.report.suppressed))
    }
    var reports: [FileReport] = []
    for file in examined {
      var report = file.report
      report.changes = (made[file.path] ?? []).map { details.reported($0) }
      report.available = file.available.map { details.reported($0) }
      report.idleComments = idle?.idleComments(in: file) ?? []
      report.failures += failed[file.path] ?? []
      report.result = details?.result(
        of: file.path, isRerun: report.failures.allSatisfy { $0.transform == nil }
      )
      report.sort()
      if !report.isEmpty { reports.append(report) }
    }
    return reports.sorted { $0.path < $1.path }
  }
}

// MARK: Checking

extension CheckedChanges {
  /// For changes that were checked before, and the files that they make.
  private init(
    _ changes: [Candidate], in examined: [ExaminedFile], failures: [ReportedFailure],
    run: Run, repository: RepositoryReading, context: TransformContext, checked files: [PlannedFile]
  ) {
    self.run = run
    self.repository = repository
    self.context = context
    self.examined = examined
    self.changes = changes
    self.failures = failures
    self.files = files
  }

  private static func paths(of changes: [Candidate]) -> Set<String> {
    Set(changes.flatMap { $0.change.parts.map(\.path) })
  }

  /// Checks files until all that is left stands; a change that falls takes its parts in others along.
  private mutating func check(_ paths: Set<String>) {
    var planned = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var unchecked = paths
    while !unchecked.isEmpty {
      let jobs = FileCheck.all(of: changes, in: unchecked, examined: examined, failures: failures)
      let repository = repository
      let checks = Workers.map(
        jobs, jobs: run.jobs, counter: run.progress?.counter(of: .checking),
        makeState: { SyntaxParser() }
      ) { $0.checked(in: repository, parser: $1) }
      for path in unchecked { planned[path] = nil }
      unchecked = []
      for check in checks {
        planned[check.path] = check.file
        unchecked.formUnion(takeOut(check.fallen))
      }
      if unchecked.isEmpty { unchecked = takeOut(repeated(in: paths, planned)) }
    }
    files = examined.compactMap { planned[$0.path] }
  }

  /// The changes in some files that a second run would make again.
  ///
  /// It is asked once each file stands by itself, since a transform may ask about files that other
  /// changes edit: it is answered as all changes leave them.
  private func repeated(
    in paths: Set<String>, _ planned: [String: PlannedFile]
  ) -> [FileCheck.Fallen] {
    guard !changes.isEmpty else { return [] }
    let context = repository.context(context, behind: planned, jobs: run.jobs)
    let checks = FileCheck.all(
      of: changes, in: paths, examined: examined, failures: failures)
    let safety = run.safety
    return Workers.map(checks, jobs: run.jobs, makeState: { SyntaxParser() }) { check, parser in
      planned[check.path].map {
        check.repeated(
          in: $0.result, behind: $0.edits, safety: safety, context: context, parser: parser)
      } ?? []
    }.flatMap(\.self)
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
}
