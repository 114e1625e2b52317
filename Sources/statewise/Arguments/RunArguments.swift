import Reporting
import Runner
import SourceText
import TransformKit

/// The arguments that `diff`, `rewrite` and `batch` share: the run and the form of its summary.
struct RunArguments {
  private let command: Command
  let known: KnownTransforms
  private var run: Run
  private let roots: [String]
  /// The file on standard input, if the run is for one.
  let unsaved: UnsavedFile?
  private let scope: ChangeScope
  /// The flags that limit the scope, as written, for the report.
  private let scopeFlags: [String]
  /// The shard that this process runs; nil for the whole run.
  let shard: RunDescription.Shard?
  private let isQuiet: Bool
  private let notes: Summary.DeclinedNotes?

  init(_ arguments: Arguments, for command: Command) throws(UsageError) {
    self.command = command
    let scopeArguments = try ScopeArguments(arguments)
    roots = scopeArguments.roots
    scopeFlags = scopeArguments.flags
    known = try KnownTransforms(near: ["."] + roots)
    let project = try ProjectArguments(arguments, at: roots[0], known.catalog)
    scope = scopeArguments.scope(
      above: project.configuration, writes: command == .rewrite || arguments.contains(.write))
    let chosen = try TransformArguments(arguments, project.configuration, known.catalog)
    run = project.run(chosen.transforms, safety: chosen.safety, jobs: try arguments.jobs())
    if let path = Self.baselinePath(arguments, project.configuration) {
      run.baseline = try Self.baseline(at: path)
    }
    shard = try arguments.value(of: .shard, as: RunDescription.Shard.init)
    unsaved = try UnsavedFile(arguments, for: command)
    isQuiet = arguments.contains(.quiet)
    notes = Self.notes(arguments)
  }

  /// A run of one transform at every safety level, for `match --replace`.
  init(
    _ arguments: Arguments, roots: [String], making transform: any Transform
  ) throws(UsageError) {
    command = .match
    known = try KnownTransforms(near: [])
    self.roots = roots
    unsaved = nil
    scope = ChangeScope()
    scopeFlags = []
    shard = nil
    run = Run([transform], safety: .suggestion, jobs: try arguments.jobs())
    isQuiet = arguments.contains(.quiet)
    notes = Self.notes(arguments)
  }

  private static func notes(_ arguments: Arguments) -> Summary.DeclinedNotes? {
    arguments.contains(.declined) ? .all : arguments.contains(.quiet) ? nil : .usual
  }

  /// - Throws: if a path does not exist.
  func plan() throws(UsageError) -> Plan { try planWithInput().plan }

  /// The plan, and what it was made from, to plan again.
  ///
  /// - Throws: if a path does not exist, or is a folder without Swift files.
  func planWithInput() throws(UsageError) -> (plan: Plan, input: RunInput) {
    var run = run
    let bar = isQuiet ? nil : ProgressBar()
    defer { bar?.end() }
    run.progress = bar?.progress
    let input: RunInput
    do throws(SystemError) {
      input =
        if let unsaved { try run.read(unsaved, in: scope) } else { try run.read(roots, in: scope) }
      try input.requireFiles()
    } catch {
      throw UsageError(error)
    }
    let plan = run.plan(of: input)
    return (unsaved == nil ? plan.part(shard) : plan, input)
  }

  /// Plans again without some changes, named by their ids.
  func replan(_ plan: Plan, leavingOut ids: Set<String>, of input: RunInput) -> Plan {
    run.replan(plan, leavingOut: ids, of: input)
  }

  /// Plans again without the changes that edit a file whose text changed on disk.
  func replan(_ plan: Plan, leavingAlone path: String, of input: RunInput) -> Plan {
    run.replan(plan, leavingAlone: path, of: input)
  }

  /// The description of the run in its report.
  var description: RunDescription {
    var description = run.description(for: roots)
    description.command = command.rawValue
    if unsaved != nil { description.roots = [StandardInput.path] }
    description.scope = scopeFlags
    description.shard = shard
    return description
  }

  /// The baseline changes that no longer exist. Known only if the run examined all files.
  func staleBaseline(in report: RunReport) -> [Baseline.Change] {
    scopeFlags.isEmpty && shard == nil ? run.baseline.stale(in: report) : []
  }

  /// Prints failures, changes to review, declined places and totals to standard error.
  func summarize(_ report: RunReport, tense: Summary.Tense) {
    let summary = Summary(report, tense: tense)
    let isSelection = if case .all = scope.selection { false } else { true }
    let noteLines = notes.map {
      summary.reviewLines + (isSelection ? summary.availableLines($0) : [])
        + summary.unusedSuppressionLines + summary.declineLines($0)
    }
    StandardStream.error.writeLines(
      summary.failureLines + (noteLines ?? []) + summary.totalLines)
  }
}

extension RunArguments {
  /// The baseline of the flag or the configuration. `--write-baseline` ignores the configured one.
  private static func baselinePath(
    _ arguments: Arguments, _ configuration: Configuration
  ) -> String? {
    arguments.value(of: .baseline)
      ?? (arguments.contains(.writeBaseline) ? nil : configuration.baselinePath)
  }

  private static func baseline(at path: String) throws(UsageError) -> Baseline {
    let source: SourceText
    do throws(SystemError) {
      source = try SourceLoader.load(path).source
    } catch {
      throw UsageError(
        "\(error.reason); create a baseline with `\(Flag.writeBaseline.rawValue)`",
        at: .file(error.path))
    }
    do throws(JSONFault) {
      return try Baseline(json: source)
    } catch {
      throw UsageError("invalid baseline: \(error.message)", at: .location(error.location))
    }
  }
}

extension RunDescription.Shard {
  /// Parses `2/8`.
  fileprivate init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1] else { return nil }
    self.init(index: index, count: count)
  }
}

extension Arguments {
  /// The number of threads; nil for all cores.
  func jobs() throws(UsageError) -> Int? {
    try value(of: .jobs) { Int($0).flatMap { 0 < $0 ? $0 : nil } }
  }
}
