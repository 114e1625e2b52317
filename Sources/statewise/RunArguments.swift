import Reporting
import Runner
import SourceText
import TransformKit
import Transforms

/// What `diff` and `rewrite` have in common: which run is asked for, and how its end is told.
struct RunArguments {
  private let run: Run
  private let roots: [String]
  private let notes: Summary.DeclinedNotes?

  init(_ arguments: Arguments) throws(UsageError) {
    let jobs = try arguments.value(of: .jobs) { Int($0).flatMap { 0 < $0 ? $0 : nil } }
    let safety = try arguments.value(of: .safety) {
      $0 == "all" ? .suggestion : Safety(rawValue: $0)
    }
    run = Run(try Self.transforms(arguments), safety: safety ?? .safe, jobs: jobs)
    roots = arguments.paths.isEmpty ? ["."] : arguments.paths
    notes = arguments.contains(.declined) ? .all : arguments.contains(.quiet) ? nil : .usual
  }

  /// - Throws: when a path does not exist.
  func plan() throws(UsageError) -> Plan {
    do {
      return try run.plan(for: roots)
    } catch {
      throw UsageError(error.description)
    }
  }

  /// Tells standard error what failed, what was declined and the totals.
  func summarize(_ report: RunReport, tense: Summary.Tense) {
    let summary = Summary(report, tense: tense)
    StandardStream.error.writeLines(
      summary.failureLines + (notes.map(summary.declineLines) ?? []) + summary.totalLines)
  }

  private static func transforms(_ arguments: Arguments) throws(UsageError) -> [any Transform] {
    let named = arguments.values(of: .transform)
    let excepted = arguments.values(of: .except)
    for name in named + excepted where catalog[name] == nil {
      throw UsageError(
        "unknown transform \(name)", nearest: NearestName(to: name, in: catalog.names))
    }
    return catalog.entries
      .filter { named.isEmpty ? $0.isDefault : named.contains($0.transform.name) }
      .map(\.transform)
      .filter { !excepted.contains($0.name) }
  }
}
