import Reporting
import Runner
import TransformKit

/// Writes the changes with which a command of the user succeeds, and leaves out those with which it fails.
struct VerifiedWriting {
  private let command: VerifyingCommand
  private let limit: Int
  private let order: BlameSearch.Order
  private let trials: TrialWriting

  /// - Returns: nil if the user gave no command.
  init?(
    _ arguments: Arguments, of run: RunArguments, by writing: PlanWriting
  ) throws(UsageError) {
    let given = try arguments.value(of: .verifyLimit) { Int($0).flatMap { 0 < $0 ? $0 : nil } }
    guard let command = try VerifyingCommand(arguments) else {
      for flag in [Flag.verifyEach, .verifyLimit] where arguments.contains(flag) {
        throw UsageError("`\(flag.rawValue)` needs `\(Flag.verifyWith.rawValue)`")
      }
      return nil
    }
    self.command = command
    order = arguments.contains(.verifyEach) ? .oneByOne : .byHalves
    limit = given ?? (order == .oneByOne ? .max : 20)
    trials = TrialWriting(arguments: run, writing: writing)
  }

  func write(_ plan: Plan) throws(UsageError) -> PlanWriting.Outcome {
    if let refusal = trials.writing.refusal(of: plan) { return refusal }
    guard !plan.files.isEmpty else { return .written(plan, nil) }
    var signals = DeferredSignals()
    defer { signals.release() }
    do {
      try command.checkUntouched(signals)
      return try writePassing(plan.report.changes, signals)
    } catch let stop as TrialWriting.Stop {
      return stop.outcome
    } catch let error as UsageError {
      throw error
    } catch {
      return .failed(["error: \(error)", "no file was written"])
    }
  }

  private func writePassing(
    _ changes: [ReportedChange], _ signals: DeferredSignals
  ) throws -> PlanWriting.Outcome {
    var search = BlameSearch(among: changes.map(\.id), order, limit: limit)
    var outputs: [String: String] = [:]
    var written: TrialWriting.Trial?
    while let ids = search.trial {
      try trials.undo(written, after: command.name)
      let trial = try trials.write(only: Set(ids))
      written = trial
      let counted = "\(ids.count) of \(ReportWords.counted(changes.count, "change"))"
      switch try command.ending(of: trial, trials, signals) {
      case .passed:
        StandardStream.error.writeLine("`\(command.name)` passes with \(counted)")
        search.note(passed: true)
      case .failed(let output):
        StandardStream.error.writeLine("`\(command.name)` fails with \(counted)")
        let known = search.blamed.count
        search.note(passed: false)
        for id in search.blamed[known...] { outputs[id] = output }
      case .interrupted:
        try trials.undo(trial, after: command.name)
        throw TrialWriting.Stop.failed(["interrupted; the files are as before"])
      }
    }
    if written?.ids != Set(search.kept) {
      try trials.undo(written, after: command.name)
      written = try trials.write(only: Set(search.kept))
    }
    guard let written else { return .failed([]) }
    return .written(declining(search, of: changes, outputs, in: written.plan), written.run)
  }

  /// The plan with a report on the changes that are left out.
  private func declining(
    _ search: BlameSearch, of changes: [ReportedChange], _ outputs: [String: String], in plan: Plan
  ) -> Plan {
    var plan = plan
    for change in changes where search.blamed.contains(change.id) {
      let output = outputs[change.id] ?? ""
      plan = plan.declining([change], as: .failsVerification, because: command.reason(output))
      StandardStream.error.writeLines(["\(change.heading): left out"] + output.lastLines)
    }
    return plan.declining(
      changes.filter { search.open.contains($0.id) }, as: .failsVerification,
      because: "`\(command.name)` ran \(limit) times without telling whether it passes with this "
        + "change")
  }
}
