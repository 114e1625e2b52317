import Reporting
import Runner
import SourceText

/// `statewise rewrite -`: rewrites a file from standard input to standard output, for editors.
///
/// The output is always the complete file: the result, or the input if there is an error.
struct FilterCommand {
  private let arguments: RunArguments
  private let reporting: RunReporting
  private let unsaved: UnsavedFile
  private let changesSetExitCode: Bool

  init(
    _ unsaved: UnsavedFile, _ run: RunArguments, _ arguments: Arguments
  ) throws(UsageError) {
    self.unsaved = unsaved
    self.arguments = run
    reporting = try RunReporting(run, arguments)
    changesSetExitCode = arguments.contains(.exitCode)
    guard !arguments.contains(.interactive) else {
      throw UsageError("`\(Flag.interactive.rawValue)` cannot be used with `-` (standard input)")
    }
    for flag in [Flag.verifyWith, .commit] where arguments.contains(flag) {
      throw UsageError("`\(flag.rawValue)` cannot be used with `-` (standard input)")
    }
    guard !reporting.takesStandardOutput else {
      throw UsageError("`rewrite -` writes the file to standard output; write the report to a file")
    }
  }

  func run() throws(UsageError) -> ExitCode {
    let plan = try arguments.plan()
    let result = plan.files.first?.result ?? unsaved.source
    StandardStream.output.write(Array(result.bytes))
    guard reporting.finish(plan, isWritten: true) else { return .incomplete }
    return changesSetExitCode && !plan.files.isEmpty ? .changesMade : .done
  }
}
