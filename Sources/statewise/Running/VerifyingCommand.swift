import Runner

/// A command of the user that must succeed with what is written, such as the tests of a project.
struct VerifyingCommand {
  private let command: ShellCommand

  var name: String { command.name }

  /// - Returns: nil if the user gave no command.
  init?(_ arguments: Arguments) throws(UsageError) {
    guard let text = arguments.value(of: .verifyWith) else { return nil }
    guard !arguments.contains(.staged) else {
      throw UsageError(
        "`\(Flag.verifyWith.rawValue)` cannot be used with `\(Flag.staged.rawValue)`")
    }
    command = ShellCommand(text)
  }

  /// - Throws: if the command fails before anything is written.
  func checkUntouched(_ signals: DeferredSignals) throws {
    switch try command.run(endedBy: signals) {
    case .passed: break
    case .failed(let output):
      throw TrialWriting.Stop.refused(
        output.lastLines + [
          "error: `\(name)` already fails without the changes; no file was written"
        ])
    case .interrupted: throw TrialWriting.Stop.failed(["interrupted; no file was written"])
    }
  }

  /// How the command ends with what was written, which is undone if the command cannot be run.
  func ending(
    of trial: TrialWriting.Trial, _ trials: TrialWriting, _ signals: DeferredSignals
  ) throws -> ShellCommand.Ending {
    do {
      return try command.run(endedBy: signals)
    } catch {
      try trials.undo(trial, after: name)
      throw TrialWriting.Stop.failed(["error: \(error)", "the files are as before"])
    }
  }

  /// Why a change is left out.
  func reason(_ output: String) -> String {
    let error = output.firstError.map { ": \($0)" } ?? ""
    return "`\(name)` fails with this change\(error)"
  }
}

extension String {
  /// The first line that says what is wrong, as compilers and test runners write it; else the last line.
  fileprivate var firstError: Substring? {
    let lines = split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    return lines.first { $0.contains("error:") } ?? lines.last
  }

  /// What fits on a screen.
  var lastLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).suffix(20).map(String.init)
  }
}
