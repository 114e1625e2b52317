import Reporting
import Runner

/// `statewise rewrite` and `statewise batch --write`: rewrites files that have no uncommitted changes.
struct RewriteCommand {
  private let arguments: RunArguments
  private let reporting: RunReporting
  private let writing: PlanWriting
  private let verified: VerifiedWriting?
  private let committed: CommittedWriting?
  private let verifiesEach: Bool
  private let changesSetExitCode: Bool
  private let asks: Bool

  init(_ run: RunArguments, _ arguments: Arguments) throws(UsageError) {
    try self.init(run, arguments, reporting: RunReporting(run, arguments))
  }

  init(_ run: RunArguments, _ arguments: Arguments, reporting: RunReporting) throws(UsageError) {
    self.arguments = run
    self.reporting = reporting
    writing = PlanWriting(arguments)
    verified = try VerifiedWriting(arguments, of: run, by: writing)
    committed = try CommittedWriting(arguments, of: run, by: writing)
    verifiesEach = arguments.contains(.verifyEach)
    changesSetExitCode = arguments.contains(.exitCode)
    asks = arguments.contains(.interactive)
    guard !asks || !reporting.takesStandardOutput else {
      throw UsageError(
        "`\(Flag.interactive.rawValue)` uses standard output; write the report to a file")
    }
  }

  /// - Parameter list: prints the written changes before the summary.
  func run(listing list: (Plan) -> Void = { _ in }) throws(UsageError) -> ExitCode {
    let (all, input) = try arguments.planWithInput()
    var plan = all
    // Check before asking, so that no answers are lost.
    let refusal = asks ? writing.refusal(of: plan) : nil
    if asks, refusal == nil { plan = confirmed(plan, of: input) }
    let rejected = Set(all.report.changes.map(\.id)).subtracting(plan.report.changes.map(\.id))
    let outcome =
      if let refusal { refusal } else { try write(plan, of: input, besides: rejected) }
    defer { StandardStream.error.writeLines(outcome.lines) }
    switch outcome {
    case .written(let plan, _):
      let isComplete = reporting.finish(plan, isWritten: true) { list(plan) }
      guard isComplete else { return .incomplete }
      return changesSetExitCode && !plan.files.isEmpty ? .changesMade : .done
    case .refused:
      _ = reporting.finish(plan, isWritten: false)
      return .refused
    case .failed:
      _ = reporting.finish(plan, isWritten: false)
      return .incomplete
    }
  }

  /// - Parameter rejected: the changes that the user rejects.
  private func write(
    _ plan: Plan, of input: RunInput, besides rejected: Set<String>
  ) throws(UsageError) -> PlanWriting.Outcome {
    if let committed {
      return try write(plan, of: input, besides: rejected, committing: committed)
    }
    if let verified { return try verified.write(plan) }
    return writing.write(plan) { arguments.replan($0, leavingAlone: $1, of: input) }
  }

  /// Commits each change. Unless each is verified by itself, all of them are verified first.
  private func write(
    _ plan: Plan, of input: RunInput, besides rejected: Set<String>,
    committing: CommittedWriting
  ) throws(UsageError) -> PlanWriting.Outcome {
    guard let verified, !verifiesEach else {
      return try committing.write(plan, of: input, besides: rejected)
    }
    let outcome = try verified.write(plan)
    guard case .written(let passing, let run) = outcome, let run else { return outcome }
    do throws(UndoError) {
      _ = try run.undo()
    } catch {
      return outcome
    }
    JournalStore(near: passing.files.map(\.path)).remove(run)
    let failing = Set(plan.report.changes.map(\.id)).subtracting(passing.report.changes.map(\.id))
    return try committing.write(passing, of: input, besides: rejected.union(failing))
  }

  /// The plan without the changes that the user rejects.
  private func confirmed(_ plan: Plan, of input: RunInput) -> Plan {
    let renderer = DiffRenderer(isColored: ColorChoice.auto.isColoredOnOutput)
    let selection = InteractiveSelection(about: plan, known: arguments.known, renderer: renderer)
    return arguments.replan(plan, leavingOut: selection.rejectedIDs(), of: input)
  }
}
