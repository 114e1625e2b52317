import Reporting
import Runner

/// Writes some of the changes that a run finds, and takes them back.
///
/// Each trial is a rewrite of its own that is undone before the next one, so that `statewise undo` restores the
/// files even if the program is killed.
struct TrialWriting {
  let arguments: RunArguments
  let writing: PlanWriting

  /// What keeps the trials from going on.
  enum Stop: Error {
    case refused([String])
    case failed([String])

    var outcome: PlanWriting.Outcome {
      switch self {
      case .refused(let lines): .refused(lines)
      case .failed(let lines): .failed(lines)
      }
    }
  }

  /// A rewrite that is in the files.
  struct Trial {
    let ids: Set<String>
    let plan: Plan
    let run: JournaledRun?
  }

  /// Plans again, from the files as they are now, and writes some of the changes.
  func write(only ids: Set<String>) throws -> Trial {
    let (plan, input) = try arguments.planWithInput()
    return try write(ids, of: plan, input)
  }

  /// Plans again, and writes the first change that is not one of some; nil if there is none.
  func writeFirst(besides ids: Set<String>) throws -> Trial? {
    let (plan, input) = try arguments.planWithInput()
    guard let first = plan.report.changes.first(where: { !ids.contains($0.id) }) else { return nil }
    return try write([first.id], of: plan, input)
  }

  private func write(_ ids: Set<String>, of all: Plan, _ input: RunInput) throws -> Trial {
    var plan = all
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

  /// - Parameter name: the command that ran with what was written.
  func undo(_ trial: Trial?, after name: String) throws {
    guard let trial, let run = trial.run else { return }
    do throws(UndoError) {
      _ = try run.undo()
      forget(trial)
    } catch {
      throw Stop.failed([
        "error: the files of run \(run.name) changed while `\(name)` ran",
        "`\(UndoCommand.command(toUndo: run))` undoes the changes that were tried",
      ])
    }
  }

  /// Removes the record of a trial.
  func forget(_ trial: Trial) {
    guard let run = trial.run else { return }
    JournalStore(near: trial.plan.files.map(\.path)).remove(run)
  }
}
