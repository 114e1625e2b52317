import Reporting
import Runner
import TransformKit

/// Writes the changes with which a command of the user succeeds, such as the tests of the project, and leaves
/// out those with which it fails.
///
/// Each trial is a rewrite of its own that is undone before the next one, so that `statewise undo` restores the
/// files even if the program is killed.
struct VerifiedWriting {
  private let command: ShellCommand
  private let limit: Int
  private let arguments: RunArguments
  private let writing: PlanWriting

  /// What keeps the trials from going on.
  private enum Stop: Error {
    case refused([String])
    case failed([String])
  }

  /// A rewrite that is in the files.
  private struct Trial {
    let ids: Set<String>
    let plan: Plan
    let run: JournaledRun?
  }

  /// - Returns: nil if the user gave no command.
  init?(
    _ arguments: Arguments, of run: RunArguments, by writing: PlanWriting
  ) throws(UsageError) {
    guard let text = arguments.value(of: .verifyWith) else { return nil }
    guard !arguments.contains(.staged) else {
      throw UsageError(
        "`\(Flag.verifyWith.rawValue)` cannot be used with `\(Flag.staged.rawValue)`")
    }
    command = ShellCommand(text)
    limit = try arguments.value(of: .verifyLimit) { Int($0).flatMap { 0 < $0 ? $0 : nil } } ?? 20
    self.arguments = run
    self.writing = writing
  }

  func write(_ plan: Plan) throws(UsageError) -> PlanWriting.Outcome {
    if let refusal = writing.refusal(of: plan) { return refusal }
    guard !plan.files.isEmpty else { return .written(plan, nil) }
    var signals = DeferredSignals()
    defer { signals.release() }
    do {
      try checkUntouched(signals)
      return try writePassing(plan.report.changes, signals)
    } catch let stop as Stop {
      switch stop {
      case .refused(let lines): return .refused(lines)
      case .failed(let lines): return .failed(lines)
      }
    } catch let error as UsageError {
      throw error
    } catch {
      return .failed(["error: \(error)", "no file was written"])
    }
  }

  private func checkUntouched(_ signals: DeferredSignals) throws {
    switch try command.run(endedBy: signals) {
    case .passed: break
    case .failed(let output):
      throw Stop.refused(
        output.lastLines + [
          "error: `\(command.name)` already fails without the changes; no file was written"
        ])
    case .interrupted: throw Stop.failed(["interrupted; no file was written"])
    }
  }

  private func writePassing(
    _ changes: [ReportedChange], _ signals: DeferredSignals
  ) throws -> PlanWriting.Outcome {
    var search = BlameSearch(among: changes.map(\.id), limit: limit)
    var outputs: [String: String] = [:]
    var written: Trial?
    while let ids = search.trial {
      try undo(written)
      let trial = try write(only: Set(ids))
      written = trial
      let counted = "\(ids.count) of \(ReportWords.counted(changes.count, "change"))"
      switch try ending(of: trial, signals) {
      case .passed:
        StandardStream.error.writeLine("`\(command.name)` passes with \(counted)")
        search.note(passed: true)
      case .failed(let output):
        StandardStream.error.writeLine("`\(command.name)` fails with \(counted)")
        let known = search.blamed.count
        search.note(passed: false)
        for id in search.blamed[known...] { outputs[id] = output }
      case .interrupted:
        try undo(trial)
        throw Stop.failed(["interrupted; the files are as before"])
      }
    }
    if written?.ids != Set(search.kept) {
      try undo(written)
      written = try write(only: Set(search.kept))
    }
    guard let written else { return .failed([]) }
    return .written(declining(search, of: changes, outputs, in: written.plan), written.run)
  }

  /// How the command ends with what was written, which is undone if the command cannot be run.
  private func ending(of trial: Trial, _ signals: DeferredSignals) throws -> ShellCommand.Ending {
    do {
      return try command.run(endedBy: signals)
    } catch {
      try undo(trial)
      throw Stop.failed([error.line, "the files are as before"])
    }
  }

  /// The plan with a report on the changes that are left out.
  private func declining(
    _ search: BlameSearch, of changes: [ReportedChange], _ outputs: [String: String], in plan: Plan
  ) -> Plan {
    var plan = plan
    for change in changes where search.blamed.contains(change.id) {
      let output = outputs[change.id] ?? ""
      let error = output.firstError.map { ": \($0)" } ?? ""
      plan = plan.declining(
        [change], as: .failsVerification,
        because: "`\(command.name)` fails with this change\(error)")
      StandardStream.error.writeLines(["\(change.heading): left out"] + output.lastLines)
    }
    return plan.declining(
      changes.filter { search.open.contains($0.id) }, as: .failsVerification,
      because: "`\(command.name)` ran \(limit) times without telling whether it passes with this "
        + "change")
  }

  /// Plans again, from the files as they are now, and writes some of the changes.
  private func write(only ids: Set<String>) throws -> Trial {
    var (plan, input) = try arguments.planWithInput()
    while true {
      // Without one change, another one that it excluded may be possible.
      let others = Set(plan.report.changes.map(\.id)).subtracting(ids)
      if others.isEmpty { break }
      plan = arguments.replan(plan, leavingOut: others, of: input)
    }
    let outcome = writing.write(plan) { arguments.replan($0, leavingAlone: $1, of: input) }
    switch outcome {
    case .written(let plan, let run): return Trial(ids: ids, plan: plan, run: run)
    case .refused(let lines): throw Stop.refused(lines)
    case .failed(let lines): throw Stop.failed(lines)
    }
  }

  private func undo(_ trial: Trial?) throws {
    guard let trial, let run = trial.run else { return }
    do throws(UndoError) {
      _ = try run.undo()
      JournalStore(near: trial.plan.files.map(\.path)).remove(run)
    } catch {
      throw Stop.failed([
        "error: the files of run \(run.name) changed while `\(command.name)` ran",
        "`\(UndoCommand.command(toUndo: run))` undoes the changes that were tried",
      ])
    }
  }
}

extension String {
  /// The first line that says what is wrong, as compilers and test runners write it; else the last line.
  fileprivate var firstError: Substring? {
    let lines = split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    return lines.first { $0.contains("error:") } ?? lines.last
  }

  /// What fits on a screen.
  fileprivate var lastLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).suffix(20).map(String.init)
  }
}
