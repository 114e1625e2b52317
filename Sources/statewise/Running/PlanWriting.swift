import Reporting
import Runner

/// Writes the files of a plan: checks for uncommitted changes, writes the journal, then the files.
struct PlanWriting {
  private let allowsDirty: Bool
  private let allowsNoVCS: Bool

  init(_ arguments: Arguments) {
    allowsDirty = arguments.contains(.allowDirty)
    allowsNoVCS = arguments.contains(.allowNoVCS)
  }

  /// The result of writing, with the lines to print.
  enum Outcome {
    /// The plan was written, by a run if it has any files. It lacks the changes in files that changed on
    /// disk meanwhile.
    case written(Plan, JournaledRun?)
    /// A check refused the plan; no file was written.
    case refused([String])
    /// Writing failed; the lines say whether some files were written.
    case failed([String])

    var lines: [String] {
      switch self {
      case .written(_, let run):
        run.map { ["`\(UndoCommand.command(toUndo: $0))` undoes this rewrite"] } ?? []
      case .refused(let lines), .failed(let lines): lines
      }
    }
  }

  /// The reasons not to write a plan; nil if there are none.
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

  /// - Parameter replan: plans again without the changes that edit the file at a path.
  func write(_ plan: Plan, replan: (Plan, String) -> Plan) -> Outcome {
    if let refusal = refusal(of: plan) { return refusal }
    let store = JournalStore(near: plan.files.map(\.path))
    var signals = DeferredSignals()
    defer { signals.release() }
    let outcome = replaceFiles(of: plan, store, replan)
    if signals.isAnyPending {
      StandardStream.error.writeLines(["interrupted after this step:"] + outcome.lines)
    }
    return outcome
  }

  /// Skips files that changed on disk during the run, with every change that edits them.
  private func replaceFiles(
    of plan: Plan, _ store: JournalStore, _ replan: (Plan, String) -> Plan
  ) -> Outcome {
    var plan = plan
    while !plan.files.isEmpty {
      do throws(ReplacementError) {
        let run = try store.replaceFiles(of: plan)
        return .written(plan, run)
      } catch {
        switch error {
        case .stale(let path):
          plan = replan(plan, path)
        case .failed(let failure):
          return .failed([failure.line, "no file was written"])
        case .interrupted(let failure):
          return .failed([
            failure.line,
            "some files were written; `statewise undo` restores them",
          ])
        }
      }
    }
    return .written(plan, nil)
  }

  /// A line for each interrupted run that wrote some of the files to write. A second rewrite on top of
  /// a partial one could not be undone separately.
  private func lines(
    on interrupted: [JournaledRun], before paths: [String]
  ) throws(SystemError) -> [String] {
    var lines: [String] = []
    for run in interrupted where run.hasPart(in: paths) {
      let files = try run.uncommittedFiles()
      guard !files.isEmpty else { continue }
      lines.append(
        "error: run \(run.name) was interrupted after it wrote "
          + "\(ReportWords.counted(files.count, "file")); "
          + "undo it first with `\(UndoCommand.command(toUndo: run))`")
    }
    return lines
  }

  /// A line for each file that must not be rewritten.
  private func lines(against plan: Plan) throws(SystemError) -> [String] {
    // Staged changes are always uncommitted, and unstaged edits are kept.
    let allowsDirty = allowsDirty || plan.isOfStagedFiles
    if allowsDirty && allowsNoVCS { return [] }
    let paths = plan.files.map(\.path)
    let objections = try Repository.objections(to: paths)
    let dirty = allowsDirty ? [] : paths.filter { objections[$0] == .uncommitted }
    let unversioned =
      allowsNoVCS ? [] : paths.filter { objections[$0] == .outsideVersionControl }
    return Self.lines(
      on: dirty, "has uncommitted changes; commit them or use `--allow-dirty`",
      together: "more files have uncommitted changes")
      + Self.lines(
        on: unversioned, "is outside version control; to rewrite it anyway, use `--allow-no-vcs`",
        together: "more files are outside version control")
  }

  /// A line for each of the first files, and the number of the others.
  private static func lines(
    on paths: [String], _ message: String, together: String
  ) -> [String] {
    let more = paths.count - mostListed
    // One more file would take the line of their number.
    guard 1 < more else { return paths.map { "\($0): error: \(message)" } }
    return paths.prefix(mostListed).map { "\($0): error: \(message)" }
      + ["error: \(more) \(together)"]
  }

  private static let mostListed = 5
}
