import SourceText

/// The summary of a run for a terminal: failures, declined places and totals.
public struct Summary: Sendable {
  /// How many declined places, or changes above the safety level, are listed.
  public enum DeclinedNotes: Sendable {
    case first(Int)
    case all

    /// The default, which fits on a screen.
    public static let usual = DeclinedNotes.first(20)
  }

  /// Whether the changes were made or are only planned.
  public enum Tense: Sendable { case done, planned }

  private let report: RunReport
  private let tense: Tense

  public init(_ report: RunReport, tense: Tense) {
    self.report = report
    self.tense = tense
  }

  /// One line per failure, `path:line:col: error: message (transform)`.
  public var failureLines: [String] {
    report.failures.map(\.line)
  }

  /// One line per change that is not safe, `path:line:col: review: title (transform)`. The title says what
  /// to review.
  public var reviewLines: [String] {
    report.changes.filter { $0.safety != .safe }.map(\.line)
  }

  /// One line per change above the safety level, `path:line:col: note: available with FLAG: title (transform)`.
  public func availableLines(_ notes: DeclinedNotes) -> [String] {
    let available = report.available
    let limit = if case .first(let count) = notes { count } else { available.count }
    var lines = available.prefix(limit).map { change in
      "\(change.location): note: available with `--safety \(change.safety.limit)`: \(change.title) "
        + "(\(change.transform))"
    }
    if limit < available.count {
      let more = ReportWords.counted(available.count - limit, "more available change")
      lines.append("note: \(more); use `--declined` to list all")
    }
    return lines.map(\.asLogLine)
  }

  /// One line per change, `path:line:col: safety: title (transform)`.
  public var changeLines: [String] { report.changes.map(\.line) }

  /// One line per unused suppression, `path:line:col: warning: message`.
  public var unusedSuppressionLines: [String] {
    report.unusedSuppressions.map { "\($0.location): warning: \($0.message)".asLogLine }
  }

  /// One line per declined place, `path:line:col: note: reason (transform)`.
  public func declineLines(_ notes: DeclinedNotes) -> [String] {
    let declined = report.declined
    let limit = if case .first(let count) = notes { count } else { declined.count }
    var lines = declined.prefix(limit).map {
      "\($0.location): note: \($0.reason) (\($0.transform))".asLogLine
    }
    if limit < declined.count {
      let more = ReportWords.counted(declined.count - limit, "more declined place")
      lines.append("note: \(more); use `--declined` to list all")
    }
    return lines
  }

  /// One line per total.
  public var totalLines: [String] {
    let changedFiles = Set(report.changes.flatMap(\.paths))
    let verb = tense == .done ? "made" : "to make"
    var lines = [
      "\(ReportWords.counted(report.changes.count, "change")) \(verb) in "
        + "\(ReportWords.counted(changedFiles.count, "file")); "
        + "\(ReportWords.counted(report.examinedCount, "file")) examined"
    ]
    for safety in Safety.allCases {
      let count = report.available.count { $0.safety == safety }
      guard 0 < count else { continue }
      lines.append("\(ReportWords.counted(count, "more change")) with `--safety \(safety.limit)`")
    }
    if !report.declined.isEmpty {
      lines.append("\(ReportWords.counted(report.declined.count, "place")) declined")
    }
    let totals = TransformTotals(of: report)
    if 0 < totals.suppressed {
      lines.append("\(ReportWords.counted(totals.suppressed, "finding")) suppressed")
    }
    if 0 < totals.baselined {
      lines.append("\(ReportWords.counted(totals.baselined, "change")) accepted by the baseline")
    }
    if !report.unusedSuppressions.isEmpty {
      lines.append("\(ReportWords.counted(report.unusedSuppressions.count, "unused suppression"))")
    }
    if !report.isComplete { lines.append("\(ReportWords.counted(report.failures.count, "error"))") }
    return lines
  }
}

extension ReportedChange {
  /// `path:line:col: safety: title (transform)`.
  public var line: String { "\(location): \(safety): \(title) (\(transform))".asLogLine }
}

extension ReportedFailure {
  /// `path:line:col: error: message (transform)`.
  public var line: String {
    "\(place): error: \(message)\(transform.map { " (\($0))" } ?? "")".asLogLine
  }
}
