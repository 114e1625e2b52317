import Reporting
import Runner

/// Tells of the end of a run: reports for machines, a summary for people.
struct RunReporting {
  private let run: RunArguments
  private let reports: ReportArguments
  private let baselineOutput: String?
  private let isDeterministic: Bool
  private let stopwatch = Stopwatch()

  /// - Parameter fallback: the report to leave when none is asked for.
  init(
    _ run: RunArguments, _ arguments: Arguments, fallback: (ReportFormat, String)? = nil
  ) throws(UsageError) {
    self.run = run
    reports = try ReportArguments(arguments, fallback: fallback)
    baselineOutput = try arguments.outputPath(of: .writeBaseline)
    isDeterministic = arguments.contains(.deterministic)
    guard baselineOutput == nil || run.shard == nil else {
      throw UsageError("a shard sees a part of the changes, so it cannot write a baseline of all")
    }
    prepareForCrash()
  }

  /// Has the reports say that the program broke down, should it come to that.
  private func prepareForCrash() {
    guard !reports.isEmpty else { return }
    var file = FileReport(path: run.description.roots[0])
    file.failures = [
      ReportedFailure(
        .internal, at: .file(file.path),
        message: "internal error; nothing can be said of what was looked at")
    ]
    let report = RunReport(
      run: description(isWritten: false), files: [file], examinedCount: 0)
    CrashReport.prepare(reports.texts(of: report).map { ($0.path, Array($0.text.utf8)) })
  }

  /// Whether standard output belongs to a report, and to nothing else.
  var takesStandardOutput: Bool { reports.takesStandardOutput }

  /// Writes the reports and the summary of a run that came to its end.
  ///
  /// - Parameter show: prints the run where standard output is not taken by a report. It comes behind
  ///   the files, since a reader that leaves early, like `head`, ends the program.
  /// - Returns: whether all that was asked for was done; what was not is told.
  func tell(_ plan: Plan, isWritten: Bool, showing show: () -> Void = {}) -> Bool {
    var isComplete = plan.report.isComplete
    if let baselineOutput {
      isComplete = write(Baseline(accepting: plan.report), to: baselineOutput) && isComplete
    }
    if !reports.isEmpty {
      let report = plan.detailedReport(of: description(isWritten: isWritten))
      isComplete = reports.write(report) && isComplete
    }
    if !takesStandardOutput { show() }
    if baselineOutput == nil { noteStaleBaseline(in: plan.report) }
    run.summarize(plan.report, tense: isWritten ? .done : .planned)
    return isComplete
  }

  /// Whether the changes are accepted from now on, so that nothing is left to be done about them.
  var acceptsChanges: Bool { baselineOutput != nil }

  private func noteStaleBaseline(in report: RunReport) {
    let stale = run.staleBaseline(in: report)
    guard !stale.isEmpty else { return }
    StandardStream.error.writeLine(
      "note: of the baseline, \(stale.count) are not found any more;"
        + " \(Flag.writeBaseline.rawValue) drops them")
  }

  private func write(_ baseline: Baseline, to path: String) -> Bool {
    do throws(SystemError) {
      try OutputFile.write(baseline.text, to: path)
      return true
    } catch {
      StandardStream.error.writeLine(error.line)
      return false
    }
  }

  private func description(isWritten: Bool) -> RunDescription {
    var description = run.description
    description.version = CommandLineTool.version
    description.isWritten = isWritten
    description.timing = isDeterministic ? nil : stopwatch.timing
    return description
  }
}
