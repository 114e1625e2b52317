import Reporting
import Runner

/// `statewise rewrite`: rewrites in place, when nothing would be lost.
struct RewriteCommand {
  private let arguments: RunArguments
  private let writing: PlanWriting

  init(_ run: RunArguments, _ arguments: Arguments) {
    self.arguments = run
    writing = PlanWriting(arguments)
  }

  func run() throws(UsageError) -> ExitCode {
    let outcome = writing.write(try arguments.plan())
    switch outcome {
    case .written(let plan, _):
      arguments.summarize(plan.report, tense: .done)
      StandardStream.error.writeLines(outcome.lines)
      return plan.report.isComplete ? .done : .incomplete
    case .refused(let lines):
      StandardStream.error.writeLines(lines)
      return .refused
    case .failed(let lines):
      StandardStream.error.writeLines(lines)
      return .incomplete
    }
  }
}
