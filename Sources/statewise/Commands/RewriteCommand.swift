import Reporting
import Runner

/// `statewise rewrite` and `statewise batch --write`: rewrites files that have no uncommitted changes.
struct RewriteCommand {
  private let arguments: RunArguments
  private let reporting: RunReporting
  private let writing: PlanWriting
  private let verified: VerifiedWriting?
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
    let outcome = if let refusal { refusal } else { try write(plan, of: input) }
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

  private func write(
    _ plan: Plan, of input: RunInput
  ) throws(UsageError) -> PlanWriting.Outcome {
    if let verified { return try verified.write(plan) }
    return writing.write(plan) { arguments.replan($0, leavingAlone: $1, of: input) }
  }

  /// The plan without the changes that the user rejects.
  private func confirmed(_ plan: Plan, of input: RunInput) -> Plan {
    let renderer = DiffRenderer(isColored: ColorChoice.auto.isColoredOnOutput)
    let selection = InteractiveSelection(about: plan, known: arguments.known, renderer: renderer)
    return arguments.replan(plan, leavingOut: selection.rejectedIDs(), of: input)
  }
}
