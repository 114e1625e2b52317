import Reporting
import Runner
import SourceText

/// `statewise diff`: shows all changes as a diff, without writing files.
struct DiffCommand {
  private let arguments: RunArguments
  private let reporting: RunReporting
  private let color: ColorChoice

  init(_ run: RunArguments, _ arguments: Arguments) throws(UsageError) {
    self.arguments = run
    reporting = try RunReporting(run, arguments)
    color = try arguments.value(of: .color, as: ColorChoice.init) ?? .auto
  }

  func run() throws(UsageError) -> ExitCode {
    let plan = try arguments.plan()
    let isComplete = reporting.finish(plan, isWritten: false) { show(plan) }
    guard isComplete else { return .incomplete }
    return plan.files.isEmpty || reporting.acceptsChanges ? .done : .changesToMake
  }

  private func show(_ plan: Plan) {
    let renderer = DiffRenderer(isColored: color.isColoredOnOutput)
    // A change has one heading, above the first file that it edits.
    let changes = plan.report.changesByFirstFile(of: plan.files.map(\.path))
    for file in plan.files {
      StandardStream.output.write(renderer.render(file.diff, of: changes[file.path] ?? []))
    }
  }
}
