import Reporting
import Runner

/// `statewise undo`: takes a run back that wrote.
struct UndoCommand {
  private let store = JournalStore(near: ["."])
  private let named: String?
  private let lists: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.paths.count <= 1 else { throw UsageError("undo takes back one run at a time") }
    named = arguments.paths.first
    lists = arguments.contains(.list)
  }

  /// What to type to take a run back from the current folder.
  static func words(for run: JournaledRun) -> String {
    let here = JournalStore(near: ["."]).runs.filter { $0.state != .undone }.last
    return here?.path == run.path ? "statewise undo" : "statewise undo \(run.path)"
  }

  func run() throws(UsageError) -> ExitCode {
    if lists { return list() }
    let asked = try namedRun()
    guard let run = asked ?? store.runs.last(where: { $0.state != .undone }) else {
      StandardStream.error.writeLine(
        store.runs.isEmpty
          ? "nothing to undo: no rewrite is on record here"
          : "nothing to undo: every run on record is undone; `statewise undo --list` shows them")
      return .done
    }
    guard run.state != .undone else {
      StandardStream.error.writeLine("nothing to undo: \(run.name) is undone already")
      return .done
    }
    return undo(run)
  }

  private func undo(_ run: JournaledRun) -> ExitCode {
    var signals = HeldSignals()
    defer { signals.release() }
    do throws(UndoError) {
      let paths = try run.undo()
      guard run.state == .undone else {
        StandardStream.error.writeLine(
          "nothing to put back: its files are as they were before the run \(run.name);"
            + " `statewise undo --list` shows the others")
        return .done
      }
      StandardStream.error.writeLine(
        "\(ReportWords.counted(paths.count, "file")) put back: "
          + "all is as it was before the run \(run.name)")
      return .done
    } catch {
      switch error {
      case .edited(let files):
        StandardStream.error.writeLines(
          files.map {
            "\($0.path): error: \($0.isMissing ? "is gone" : "was edited") since the run "
              + "\(run.name); what it was is in \($0.originalPath)"
          } + ["nothing was put back"])
        return .refused
      case .failed(let failure):
        StandardStream.error.writeLines([
          failure.line, "nothing was put back",
        ])
        return .incomplete
      case .interrupted(let failure):
        StandardStream.error.writeLines([
          failure.line,
          "some files were put back; another `\(Self.words(for: run))` puts back the others",
        ])
        return .incomplete
      }
    }
  }

  /// The run that is asked for by its name, or by the folder that remembers it.
  private func namedRun() throws(UsageError) -> JournaledRun? {
    guard let named else { return nil }
    let runs = store.runs
    if let run = runs.first(where: { $0.name.description == named }) { return run }
    if named.contains("/"), let run = JournaledRun(path: named) { return run }
    throw UsageError(
      "there is no run \(named) on record here",
      nearest: NearestName(to: named, in: runs.map(\.name.description)),
      or: "`statewise undo --list` shows them")
  }

  private func list() -> ExitCode {
    let rows = store.runs.reversed().map { run in
      [run.name.description, run.state.word, Self.shortened(run.shownPaths)]
    }
    guard !rows.isEmpty else {
      StandardStream.error.writeLine("no rewrite is on record here")
      return .done
    }
    StandardStream.output.writeLines(TextTable([["run (UTC)", "state", "files"]] + rows).lines)
    return .done
  }

  /// As many paths as a line bears.
  private static func shortened(_ paths: [String]?) -> String {
    guard let paths else { return "?" }
    let more = paths.count - mostListed
    let listed = paths.prefix(mostListed).joined(separator: ", ")
    return more <= 0 ? listed : "\(listed) and \(more) more"
  }

  private static let mostListed = 3
}

extension JournaledRun.State? {
  /// The state as people see it.
  fileprivate var word: String {
    switch self {
    case .unfinished: "interrupted"
    case .finished, .undone: self!.rawValue
    case nil: "damaged"
    }
  }
}
