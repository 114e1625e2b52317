import Reporting
import Runner
import SourceText

/// `statewise report`: merges, converts and prints reports, without the source files.
struct ReportCommand {
  private let action: Action
  private let paths: [String]
  private let arguments: Arguments

  private enum Action: String, CaseIterable {
    case merge, convert, show, schema
  }

  init(_ arguments: Arguments) throws(UsageError) {
    let actions = Action.allCases.map(\.rawValue)
    guard let word = arguments.paths.first else {
      throw UsageError(
        "`report` requires a subcommand: \(actions.map { "`\($0)`" }.joined(by: "or"))")
    }
    guard let action = Action(rawValue: word) else {
      throw UsageError(
        "unknown subcommand `\(word)` for `report`", nearest: NearestName(to: word, in: actions),
        or: "use \(actions.map { "`\($0)`" }.joined(by: "or"))")
    }
    self.action = action
    self.arguments = arguments
    paths = Array(arguments.paths.dropFirst())
    switch action {
    case .merge where paths.isEmpty:
      throw UsageError("`statewise report merge` requires the reports of all shards")
    case .convert where paths.count != 1, .show where paths.count != 1:
      throw UsageError("`statewise report \(word)` takes one file")
    case .schema where !paths.isEmpty: throw UsageError("`statewise report schema` takes no file")
    default: break
    }
  }

  func run() throws(UsageError) -> ExitCode {
    switch action {
    case .merge: return try write(try merged())
    case .convert:
      guard arguments.contains(.report) else {
        throw UsageError(
          "`statewise report convert` requires "
            + "`\(Flag.report.rawValue) \(Flag.report.valueName!)`")
      }
      return try write(try report(at: paths[0]))
    case .show:
      try show(try report(at: paths[0]))
      return .done
    case .schema:
      StandardStream.output.write(Array(JSONReport.schemaText.utf8))
      return .done
    }
  }

  /// Writes a report in the requested formats; by default as JSON to standard output.
  private func write(_ report: RunReport) throws(UsageError) -> ExitCode {
    try ReportArguments(arguments, fallback: (.json, "-")).write(report) ? .done : .incomplete
  }

  private func show(_ report: RunReport) throws(UsageError) {
    let summary = Summary(report, tense: report.run.isWritten ? .done : .planned)
    let notes: Summary.DeclinedNotes = arguments.contains(.declined) ? .all : .usual
    StandardStream.output.writeLines(
      summary.failureLines + summary.changeLines + summary.declineLines(notes)
        + summary.totalLines)
  }

  private func merged() throws(UsageError) -> RunReport {
    var reports: [RunReport] = []
    for path in paths { reports.append(try report(at: path)) }
    do throws(ReportMergeError) {
      return try RunReport.merging(reports)
    } catch {
      throw UsageError(error.description)
    }
  }

  private func report(at path: String) throws(UsageError) -> RunReport {
    let source: SourceText
    do throws(SystemError) {
      source = try SourceLoader.load(path).source
    } catch {
      throw UsageError(error)
    }
    do throws(JSONFault) {
      return try RunReport(json: source)
    } catch {
      throw UsageError("invalid report: \(error.message)", at: .location(error.location))
    }
  }
}
