import Reporting
import Runner
import TransformKit

/// Writes each change of a run by itself and commits it, with its title as the message.
///
/// What is committed stays. A change that was written but not committed when the program is killed has a journal,
/// so that `statewise undo` takes it back.
struct CommittedWriting {
  /// A command that must succeed after each change; nil where all were verified together, or none.
  private let command: VerifyingCommand?
  private let trials: TrialWriting

  /// - Returns: nil if the user does not ask for commits.
  init?(
    _ arguments: Arguments, of run: RunArguments, by writing: PlanWriting
  ) throws(UsageError) {
    guard arguments.contains(.commit) else { return nil }
    for flag in [Flag.staged, .allowDirty, .allowNoVCS] where arguments.contains(flag) {
      throw UsageError("`\(Flag.commit.rawValue)` cannot be used with `\(flag.rawValue)`")
    }
    command = arguments.contains(.verifyEach) ? try VerifyingCommand(arguments) : nil
    trials = TrialWriting(arguments: run, writing: writing)
  }

  /// What came of the changes.
  private struct Progress {
    var committed = 0
    /// The changes that are left out, with the reasons.
    var blamed: [(change: ReportedChange, reason: String)] = []
  }

  /// - Parameters:
  ///   - plan: all changes, for the report.
  ///   - ids: the changes that are not made.
  func write(
    _ plan: Plan, of input: RunInput, besides ids: Set<String>
  ) throws(UsageError) -> PlanWriting.Outcome {
    if let refusal = trials.writing.refusal(of: plan) { return refusal }
    guard !plan.files.isEmpty else { return .written(plan, nil) }
    var signals = DeferredSignals()
    defer { signals.release() }
    var progress = Progress()
    do {
      try command?.checkUntouched(signals)
      try writeAll(besides: ids, &progress, signals)
    } catch let stop as TrialWriting.Stop {
      let outcome = stop.after(progress.committed)
      // The end of the deferral ends the program.
      if signals.isAnyPending { StandardStream.error.writeLines(outcome.lines) }
      return outcome
    } catch let error as UsageError {
      throw error
    } catch {
      return TrialWriting.Stop.failed(["error: \(error)"]).after(progress.committed)
    }
    let blamed = Set(progress.blamed.map(\.change.id))
    var made =
      blamed.isEmpty ? plan : trials.arguments.replan(plan, leavingOut: blamed, of: input)
    for (change, reason) in progress.blamed {
      made = made.declining([change], as: .failsVerification, because: reason)
    }
    return .written(made, nil)
  }

  private func writeAll(
    besides ids: Set<String>, _ progress: inout Progress, _ signals: DeferredSignals
  ) throws {
    var omitted = ids
    while let trial = try trials.writeFirst(besides: omitted) {
      guard let change = trial.plan.report.changes.first, trial.run != nil else {
        omitted.formUnion(trial.ids)
        continue
      }
      if let reason = try reason(against: trial, signals) {
        StandardStream.error.writeLine("\(change.heading): left out")
        try trials.undo(trial, after: command?.name ?? "")
        progress.blamed.append((change, reason))
        omitted.formUnion(trial.ids)
      } else {
        try commit(change, in: trial)
        progress.committed += 1
      }
      if signals.isAnyPending { throw TrialWriting.Stop.failed(["interrupted"]) }
    }
  }

  /// Why the command says that a change must not be made; nil if it succeeds.
  private func reason(
    against trial: TrialWriting.Trial, _ signals: DeferredSignals
  ) throws -> String? {
    guard let command else { return nil }
    switch try command.ending(of: trial, trials, signals) {
    case .passed: return nil
    case .failed(let output): return command.reason(output)
    case .interrupted:
      try trials.undo(trial, after: command.name)
      throw TrialWriting.Stop.failed(["interrupted"])
    }
  }

  private func commit(_ change: ReportedChange, in trial: TrialWriting.Trial) throws {
    do throws(SystemError) {
      let names = try Commit.make(of: trial.plan.files.map(\.path), message: change.commitMessage)
      StandardStream.error.writeLine("\(names.joined(separator: ", ")) \(change.subject)")
    } catch {
      try trials.undo(trial, after: "git commit")
      throw TrialWriting.Stop.failed([error.line])
    }
    trials.forget(trial)
  }
}

extension TrialWriting.Stop {
  /// The outcome, with what stays.
  fileprivate func after(_ committed: Int) -> PlanWriting.Outcome {
    switch self {
    case .refused(let lines) where committed == 0: return .refused(lines)
    case .refused(let lines), .failed(let lines):
      let rest = "nothing else was written"
      return .failed(
        lines + ["\(ReportWords.counted(committed, "change")) committed; \(rest)"])
    }
  }
}

extension ReportedChange {
  /// The title without what to review.
  fileprivate var subject: Substring { title.prefix { $0 != ";" } }

  /// A message of what the change does, what to review and which transform made it.
  fileprivate var commitMessage: String {
    let caveat = title.dropFirst(subject.count + 1).drop { $0 == " " }
    let review = caveat.isEmpty ? "" : "To review: \(caveat)\n\n"
    return "\(subject)\n\n\(review)Statewise-Transform: \(transform)\n"
  }
}
