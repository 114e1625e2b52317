import Reporting
import Runner
import SourceText
import TransformKit

/// What `diff`, `rewrite` and `batch` have in common: which run is asked for, and how it is told of.
struct RunArguments {
  private let command: Command
  let known: KnownTransforms
  private var run: Run
  private let roots: [String]
  /// The file that the run is for, where it is on standard input.
  let unsaved: UnsavedFile?
  private let scope: ChangeScope
  /// What says which files may be changed, in the words of the flags.
  private let scopeWords: [String]
  /// The part of the run that this machine does; nil for all of it.
  let shard: RunDescription.Shard?
  private let isQuiet: Bool
  private let notes: Summary.DeclinedNotes?

  init(_ arguments: Arguments, for command: Command) throws(UsageError) {
    self.command = command
    let scopeArguments = try ScopeArguments(arguments)
    roots = scopeArguments.roots
    scopeWords = scopeArguments.words
    known = try KnownTransforms(near: ["."] + roots)
    let project = try ProjectArguments(arguments, at: roots[0], known.catalog)
    scope = scopeArguments.scope(above: project.configuration)
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

  /// A run of one transform that is asked for by its pattern, whatever its safety is.
  init(
    _ arguments: Arguments, roots: [String], making transform: any Transform
  ) throws(UsageError) {
    command = .match
    known = try KnownTransforms(near: [])
    self.roots = roots
    unsaved = nil
    scope = ChangeScope()
    scopeWords = []
    shard = nil
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
      if let unsaved { return try run.plan(for: unsaved, in: scope) }
      let plan = try run.plan(for: roots, in: scope)
      return shard.map(plan.part) ?? plan
    } catch {
      throw UsageError(error)
    }
  }

  /// The head of the run's report.
  var description: RunDescription {
    var description = run.description(for: roots)
    description.command = command.rawValue
    if unsaved != nil { description.roots = [StandardInput.path] }
    description.scope = scopeWords
    description.shard = shard
    return description
  }

  /// The accepted changes that are not there any more, when the run looked at all there is.
  func staleBaseline(in report: RunReport) -> [Baseline.Change] {
    scopeWords.isEmpty && shard == nil ? run.baseline.stale(in: report) : []
  }

  /// Tells standard error what failed, what someone should look at, what was declined and the totals.
  func summarize(_ report: RunReport, tense: Summary.Tense) {
    let summary = Summary(report, tense: tense)
    let noteLines = notes.map {
      summary.reviewLines + summary.idleCommentLines + summary.declineLines($0)
    }
    StandardStream.error.writeLines(
      summary.failureLines + (noteLines ?? []) + summary.totalLines)
  }
}

extension RunArguments {
  /// The baseline that a flag names, or the configuration. Who writes a new one begins without it.
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
        "\(error.reason); \(Flag.writeBaseline.rawValue) makes a baseline", at: .file(error.path))
    }
    do throws(JSONFault) {
      return try Baseline(json: source)
    } catch {
      throw UsageError("this is no baseline: \(error.message)", at: .location(error.location))
    }
  }
}

extension RunDescription.Shard {
  /// Reads `2/8`.
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
