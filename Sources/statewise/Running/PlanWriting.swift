import Reporting
import Runner

/// Writes a plan, when nothing would be lost: guards, journal, files.
struct PlanWriting {
  private let allowsDirty: Bool
  private let allowsNoVCS: Bool

  init(_ arguments: Arguments) {
    allowsDirty = arguments.contains(.allowDirty)
    allowsNoVCS = arguments.contains(.allowNoVCS)
  }

  /// What came of it, and the lines that tell it.
  enum Outcome {
    /// All of a plan is written: the one given, or what was left of it when files changed meanwhile.
    case written(Plan, [String])
    /// A guard refused; nothing was written.
    case refused([String])
    /// The disk refused; nothing was written, or the lines say that something was.
    case failed([String])

    var lines: [String] {
      switch self {
      case .written(_, let lines), .refused(let lines), .failed(let lines): lines
      }
    }
  }

  /// What the guards say against a plan; nil when it may be written.
  func refusal(of plan: Plan) -> Outcome? {
    let paths = plan.files.map(\.path)
    do throws(SystemError) {
      let runs = JournalStore(near: paths).interruptedRuns
      let lines = try lines(on: runs, before: paths) + lines(against: plan)
      return lines.isEmpty ? nil : .refused(lines)
    } catch {
      return .refused([error.line])
    }
  }

  func write(_ plan: Plan) -> Outcome {
    if let refusal = refusal(of: plan) { return refusal }
    let store = JournalStore(near: plan.files.map(\.path))
    var signals = HeldSignals()
    defer { signals.release() }
    let outcome = replaceFiles(of: plan, store)
    if signals.isOnePending {
      StandardStream.error.writeLines(["interrupted, but not before this:"] + outcome.lines)
    }
    return outcome
  }

  /// Files that changed while the run looked at them are left alone, and so is what has a part in them.
  private func replaceFiles(of plan: Plan, _ store: JournalStore) -> Outcome {
    var plan = plan
    while !plan.files.isEmpty {
      do throws(ReplacementError) {
        let run = try store.replaceFiles(of: plan)
        return .written(plan, ["`\(UndoCommand.words(for: run))` takes it back"])
      } catch {
        switch error {
        case .stale(let path):
          plan = plan.leavingAlone(path)
        case .failed(let failure):
          return .failed([failure.line, "nothing was written"])
        case .interrupted(let failure):
          return .failed([
            failure.line,
            "some files were written; `statewise undo` takes them back",
          ])
        }
      }
    }
    return .written(plan, [])
  }

  /// A line for each run that was ended by force in the midst of files that are to be written: what
  /// is made of them now would be made of halves, and no one could tell them apart any more.
  private func lines(
    on interrupted: [JournaledRun], before paths: [String]
  ) throws(SystemError) -> [String] {
    var lines: [String] = []
    for run in interrupted where run.hasPart(in: paths) {
      let files = try run.uncommittedFiles()
      guard !files.isEmpty else { continue }
      lines.append(
        "error: the run \(run.name) was interrupted when it had written "
          + "\(ReportWords.counted(files.count, "file")); "
          + "`\(UndoCommand.words(for: run))` takes it back")
    }
    return lines
  }

  /// A line for each file that may not be rewritten.
  private func lines(against plan: Plan) throws(SystemError) -> [String] {
    // What is staged is not committed, and edits that are not staged are kept.
    let allowsDirty = allowsDirty || plan.isOfStagedFiles
    if allowsDirty && allowsNoVCS { return [] }
    let paths = plan.files.map(\.path)
    let objections = try Repository.objections(to: paths)
    return paths.compactMap { path in
      switch objections[path] {
      case .uncommitted? where !allowsDirty:
        "\(path): error: holds uncommitted work; commit it, or use --allow-dirty"
      case .outsideVersionControl? where !allowsNoVCS:
        "\(path): error: is outside version control; --allow-no-vcs rewrites it all the same"
      default: nil
      }
    }
  }
}
