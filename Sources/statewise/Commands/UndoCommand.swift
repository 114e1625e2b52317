import Reporting
import Runner
import SourceText

/// `statewise undo`: restores the files that a run rewrote.
struct UndoCommand {
  private let store = JournalStore(near: ["."])
  private let named: String?
  private let lists: Bool
  private let printsOnlyNames: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.count <= 1 else { throw UsageError("`undo` takes one run") }
    named = arguments.paths.first
    lists = arguments.contains(.list)
    printsOnlyNames = arguments.contains(.names)
  }

  /// The command that undoes a run from the current folder.
  static func command(toUndo run: JournaledRun) -> String {
    let here = JournalStore(near: ["."]).runs.filter { $0.state != .undone }.last
    return here?.path == run.path ? "statewise undo" : "statewise undo \(run.path)"
  }

  func run() throws(UsageError) -> ExitCode {
    if lists, printsOnlyNames {
      let runs = store.runs.reversed().filter { $0.state != .undone }
      StandardStream.output.writeLines(runs.map { "\($0.name)" })
      return .done
    }
    if lists { return list() }
    let asked = try namedRun()
    guard let run = asked ?? store.runs.last(where: { $0.state != .undone }) else {
      StandardStream.error.writeLine(
        store.runs.isEmpty
          ? "nothing to undo: no runs are recorded here"
          : "nothing to undo: all recorded runs are undone; `statewise undo --list` lists them")
      return .done
    }
    guard run.state != .undone else {
      StandardStream.error.writeLine("nothing to undo: run \(run.name) is already undone")
      return .done
    }
    return undo(run)
  }

  private func undo(_ run: JournaledRun) -> ExitCode {
    var signals = DeferredSignals()
    defer { signals.release() }
    do throws(UndoError) {
      let paths = try run.undo()
      guard run.state == .undone else {
        StandardStream.error.writeLine(
          "nothing to restore: the files are as before run \(run.name);"
            + " `statewise undo --list` lists all runs")
        return .done
      }
      StandardStream.error.writeLine(
        "\(ReportWords.counted(paths.count, "file")) restored to the contents before run \(run.name)"
      )
      return .done
    } catch {
      switch error {
      case .edited(let files):
        StandardStream.error.writeLines(
          files.map {
            "\($0.path): error: was \($0.isMissing ? "deleted" : "edited") after run "
              + "\(run.name); the original is saved in \($0.originalPath)"
          } + ["no file was restored"])
        return .refused
      case .failed(let failure):
        StandardStream.error.writeLines([
          failure.line, "no file was restored",
        ])
        return .incomplete
      case .interrupted(let failure):
        StandardStream.error.writeLines([
          failure.line,
          "some files were restored; to restore the rest, run `\(Self.command(toUndo: run))` again",
        ])
        return .incomplete
      }
    }
  }

  /// The run that the argument names, by its name or its folder.
  private func namedRun() throws(UsageError) -> JournaledRun? {
    guard let named else { return nil }
    let runs = store.runs
    if let run = runs.first(where: { $0.name.description == named }) { return run }
    if named.contains("/"), let run = JournaledRun(path: named) { return run }
    throw UsageError(
      "no run named \(named) is recorded here",
      nearest: NearestName(to: named, in: runs.map(\.name.description)),
      or: "`statewise undo --list` lists the runs")
  }

  private func list() -> ExitCode {
    let rows = store.runs.reversed().map { run in
      [run.name.description, run.state.word, Self.shortened(run.displayPaths)]
    }
    guard !rows.isEmpty else {
      StandardStream.error.writeLine("no runs are recorded here")
      return .done
    }
    StandardStream.output.writeLines(TextTable([["run (UTC)", "state", "files"]] + rows).lines)
    return .done
  }

  /// The first few paths, and the number of the others.
  private static func shortened(_ paths: [String]?) -> String {
    guard let paths else { return "?" }
    let more = paths.count - mostListed
    let listed = paths.prefix(mostListed).joined(separator: ", ")
    return more <= 0 ? listed : "\(listed) and \(more) more"
  }

  private static let mostListed = 3
}

extension JournaledRun.State? {
  /// The state as the table shows it.
  fileprivate var word: String {
    switch self {
    case .unfinished: "interrupted"
    case .finished, .undone: self!.rawValue
    case nil: "damaged"
    }
  }
}
