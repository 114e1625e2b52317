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
    let safety = try arguments.value(of: .safety, as: Safety.init(limit:))
    roots = arguments.paths.isEmpty ? ["."] : arguments.paths
    let configuration = try Self.configuration(of: roots)
    let targets = try Self.deploymentTargets(arguments) ?? configuration.deploymentTargets
    run = Run(
      try Self.transforms(arguments, configuration),
      safety: safety ?? configuration.safety ?? .safe, jobs: jobs,
      deploymentTargets: targets.isEmpty ? nil : DeploymentTargets(targets),
      helpers: configuration.helpers)
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

  private static func configuration(of roots: [String]) throws(UsageError) -> Configuration {
    do throws(ConfigurationError) {
      return try Configuration.nearest(to: roots[0]) ?? Configuration()
    } catch {
      throw UsageError(error.message, at: error.place)
    }
  }

  /// The targets that flags name; nil when none does.
  private static func deploymentTargets(
    _ arguments: Arguments
  ) throws(UsageError) -> [DeploymentTarget]? {
    guard arguments.contains(.deploymentTarget) else { return nil }
    let flag = Flag.deploymentTarget.rawValue
    return try arguments.values(of: .deploymentTarget).map { text throws(UsageError) in
      guard let target = DeploymentTarget(text, origin: flag) else {
        throw UsageError("`\(text)` is no \(flag): \(DeploymentTarget.textForm)")
      }
      return target
    }
  }

  /// The transforms that flags name, or the configuration, or else the default ones.
  private static func transforms(
    _ arguments: Arguments, _ configuration: Configuration
  ) throws(UsageError) -> [any Transform] {
    var named = arguments.values(of: .transform)
    var excepted = arguments.values(of: .except)
    for name in named + excepted { try check(name) }
    for name in configuration.transforms + configuration.except {
      try check(name.text, at: .location(name.location))
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
  private static func check(
    _ name: String, at place: ReportedFailure.Place? = nil
  ) throws(UsageError) {
    guard catalog[name] == nil else { return }
    throw UsageError(
      "unknown transform \(name)", nearest: NearestName(to: name, in: catalog.names), at: place)
  }
}
