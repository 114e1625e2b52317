import Reporting
import Runner

/// `statewise batch`: one line per change, a report and an exit code, for CI.
struct BatchCommand {
  private let arguments: RunArguments
  private let reporting: RunReporting
  private let rewrite: RewriteCommand?

  init(_ run: RunArguments, _ arguments: Arguments) throws(UsageError) {
    self.arguments = run
    reporting = try RunReporting(run, arguments, fallback: (.json, Self.reportFile))
    for flag in [Flag.verifyWith, .commit] where arguments.contains(flag) {
      guard arguments.contains(.write) else {
        throw UsageError("`\(flag.rawValue)` needs `\(Flag.write.rawValue)`")
      }
    }
    rewrite =
      arguments.contains(.write)
      ? try RewriteCommand(run, arguments, reporting: reporting) : nil
  }

  /// The path of the report if no `--report` flag gives one.
  private static let reportFile = "statewise-report.json"

  func run() throws(UsageError) -> ExitCode {
    if let rewrite { return try rewrite.run(listing: list) }
    let plan = try arguments.plan()
    let isComplete = reporting.finish(plan, isWritten: false) { list(plan) }
    guard isComplete else { return .incomplete }
    return plan.files.isEmpty || reporting.acceptsChanges ? .done : .changesToMake
  }

  private func list(_ plan: Plan) {
    StandardStream.output.writeLines(Summary(plan.report, tense: .planned).changeLines)
  }
}
