import Reporting
import Runner
import SourceText

/// `statewise rewrite -`: a file from standard input to standard output, as editors ask for it.
///
/// Whatever happens, the file comes out: as it is to be, or else as it was.
struct FilterCommand {
  private let arguments: RunArguments
  private let reporting: RunReporting
  private let unsaved: UnsavedFile
  private let tellsChanges: Bool

  init(
    _ unsaved: UnsavedFile, _ run: RunArguments, _ arguments: Arguments
  ) throws(UsageError) {
    self.unsaved = unsaved
    self.arguments = run
    reporting = try RunReporting(run, arguments)
    tellsChanges = arguments.contains(.exitCode)
    guard !arguments.contains(.interactive) else {
      throw UsageError("\(Flag.interactive.rawValue) asks where standard input is read")
    }
    guard !reporting.takesStandardOutput else {
      throw UsageError("standard output is for the file, so the report needs another place")
    }
  }

  func run() throws(UsageError) -> ExitCode {
    let plan = try arguments.plan()
    let result = plan.files.first?.result ?? unsaved.source
    StandardStream.output.write(Array(result.bytes))
    guard reporting.tell(plan, isWritten: true) else { return .incomplete }
    return tellsChanges && !plan.files.isEmpty ? .changesMade : .done
  }
}
