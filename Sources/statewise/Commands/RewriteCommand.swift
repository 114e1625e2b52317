import Reporting
import Runner

/// `statewise rewrite` and `statewise batch --write`: rewrite in place, when nothing would be lost.
struct RewriteCommand {
  private let arguments: RunArguments
  private let reporting: RunReporting
  private let writing: PlanWriting
  private let tellsChanges: Bool
  private let asks: Bool

  init(_ run: RunArguments, _ arguments: Arguments) throws(UsageError) {
    try self.init(run, arguments, reporting: RunReporting(run, arguments))
  }

  init(_ run: RunArguments, _ arguments: Arguments, reporting: RunReporting) throws(UsageError) {
    self.arguments = run
    self.reporting = reporting
    writing = PlanWriting(arguments)
    tellsChanges = arguments.contains(.exitCode)
    asks = arguments.contains(.interactive)
    guard !asks || !reporting.takesStandardOutput else {
      throw UsageError(
        "\(Flag.interactive.rawValue) asks on standard output, so the report needs another place")
    }
  }

  /// - Parameter list: prints what was written, in front of the summary.
  func run(listing list: (Plan) -> Void = { _ in }) throws(UsageError) -> ExitCode {
    var plan = try arguments.plan()
    // Nobody is asked about what is refused whatever the answers are.
    let refusal = asks ? writing.refusal(of: plan) : nil
    if asks, refusal == nil { plan = asked(plan) }
    let outcome = refusal ?? writing.write(plan)
    defer { StandardStream.error.writeLines(outcome.lines) }
    switch outcome {
    case .written(let plan, _):
      let isComplete = reporting.tell(plan, isWritten: true) { list(plan) }
      guard isComplete else { return .incomplete }
      return tellsChanges && !plan.files.isEmpty ? .changesMade : .done
    case .refused:
      _ = reporting.tell(plan, isWritten: false)
      return .refused
    case .failed:
      _ = reporting.tell(plan, isWritten: false)
      return .incomplete
    }
  }

  /// The changes of a plan that a person wants.
  private func asked(_ plan: Plan) -> Plan {
    let renderer = DiffRenderer(isColored: ColorChoice.auto.isColoredOnOutput)
    let interview = Interview(about: plan, known: arguments.known, renderer: renderer)
    return plan.leavingOut(interview.unwantedIDs())
  }
}
