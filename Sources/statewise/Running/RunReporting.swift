import Reporting
import Runner

/// The output at the end of a run: report files, and a summary on standard error.
struct RunReporting {
  private let run: RunArguments
  private let reports: ReportArguments
  private let baselineOutput: String?
  private let isDeterministic: Bool
  private let stopwatch = Stopwatch()

  /// - Parameter fallback: the report to write if no flag requests one.
  init(
    _ run: RunArguments, _ arguments: Arguments, fallback: (ReportFormat, String)? = nil
  ) throws(UsageError) {
    self.run = run
    reports = try ReportArguments(arguments, fallback: fallback)
    baselineOutput = try arguments.outputPath(of: .writeBaseline)
    isDeterministic = arguments.contains(.deterministic)
    guard baselineOutput == nil || run.shard == nil else {
      throw UsageError(
        "`\(Flag.writeBaseline.rawValue)` cannot be used with `\(Flag.shard.rawValue)`:"
          + " a shard finds only part of the changes")
    }
    prepareForCrash()
  }

  /// Prepares reports of an internal error, to be written if the program crashes.
  private func prepareForCrash() {
    guard !reports.isEmpty else { return }
    var file = FileReport(path: run.description.roots[0])
    file.failures = [
      ReportedFailure(
        .internal, at: .file(file.path),
        message: "internal error; this run has no results")
    ]
    let report = RunReport(
      run: description(isWritten: false), files: [file], examinedCount: 0)
    CrashReport.prepare(reports.texts(of: report).map { ($0.path, Array($0.text.utf8)) })
  }

  /// Whether a report is written to standard output, so that nothing else may be.
  var takesStandardOutput: Bool { reports.takesStandardOutput }

  /// Writes the reports and the summary of a finished run.
  ///
  /// - Parameter show: prints the run, unless a report uses standard output. It runs after the report
  ///   files are written, since a reader like `head` can end the program early.
  /// - Returns: false if there were errors. They are printed.
  func finish(_ plan: Plan, isWritten: Bool, showing show: () -> Void = {}) -> Bool {
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

  /// Whether the run writes a baseline, which accepts all changes.
  var acceptsChanges: Bool { baselineOutput != nil }

  private func noteStaleBaseline(in report: RunReport) {
    let stale = run.staleBaseline(in: report)
    guard !stale.isEmpty else { return }
    StandardStream.error.writeLine(
      "note: the baseline accepts \(ReportWords.counted(stale.count, "change")) that no longer"
        + " \(stale.count == 1 ? "exists" : "exist"); update it with \(Flag.writeBaseline.rawValue)"
    )
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
