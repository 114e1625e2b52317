import Reporting
import Runner
import SourceText
import TransformKit

/// What `diff` and `rewrite` have in common: which run is asked for, and how its end is told.
struct RunArguments {
  private let run: Run
  private let roots: [String]
  private let isQuiet: Bool
  private let notes: Summary.DeclinedNotes?

  init(_ arguments: Arguments) throws(UsageError) {
    let safety = try arguments.value(of: .safety, as: Safety.init(limit:))
    roots = arguments.paths.isEmpty ? ["."] : arguments.paths
    let known = try KnownTransforms(near: ["."] + roots)
    let project = try ProjectArguments(arguments, at: roots[0], known.catalog)
    run = project.run(
      try Self.transforms(arguments, project.configuration, known.catalog),
      safety: safety ?? project.configuration.safety ?? .safe, jobs: try arguments.jobs())
    isQuiet = arguments.contains(.quiet)
    notes = Self.notes(arguments)
  }

  /// A run of one transform that is asked for by its pattern, whatever its safety is.
  init(
    _ arguments: Arguments, roots: [String], making transform: any Transform
  ) throws(UsageError) {
    self.roots = roots
    run = Run([transform], safety: .suggestion, jobs: try arguments.jobs())
    isQuiet = arguments.contains(.quiet)
    notes = Self.notes(arguments)
  }

  private static func notes(_ arguments: Arguments) -> Summary.DeclinedNotes? {
    arguments.contains(.declined) ? .all : arguments.contains(.quiet) ? nil : .usual
  }

  /// - Throws: when a path does not exist.
  func plan() throws(UsageError) -> Plan {
    var run = run
    let bar = isQuiet ? nil : ProgressBar()
    defer { bar?.end() }
    run.progress = bar?.progress
    do {
      return try run.plan(for: roots)
    } catch {
      throw UsageError(error.description)
    }
  }

  /// Tells standard error what failed, what someone should look at, what was declined and the totals.
  func summarize(_ report: RunReport, tense: Summary.Tense) {
    let summary = Summary(report, tense: tense)
    let noteLines = notes.map { summary.reviewLines + summary.declineLines($0) } ?? []
    StandardStream.error.writeLines(summary.failureLines + noteLines + summary.totalLines)
  }

  /// The transforms that flags name, or the configuration, or else the default ones.
  private static func transforms(
    _ arguments: Arguments, _ configuration: Configuration, _ catalog: Catalog
  ) throws(UsageError) -> [any Transform] {
    var named = arguments.values(of: .transform)
    var excepted = arguments.values(of: .except)
    for name in named + excepted { _ = try catalog.transform(named: name) }
    for name in configuration.transforms + configuration.except {
      _ = try catalog.transform(named: name.text, at: .location(name.location))
    }
    if named.isEmpty {
      named = configuration.transforms.map(\.text)
      excepted += configuration.except.map(\.text)
    }
    return catalog.entries
      .filter { named.isEmpty ? $0.isDefault : named.contains($0.transform.name) }
      .map(\.transform)
      .filter { !excepted.contains($0.name) }
  }
}

extension Arguments {
  /// The number of threads; nil for all cores.
  func jobs() throws(UsageError) -> Int? {
    try value(of: .jobs) { Int($0).flatMap { 0 < $0 ? $0 : nil } }
  }
}
