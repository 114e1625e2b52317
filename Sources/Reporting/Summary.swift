import SourceText

/// The lines at the end of a run, for a person at a terminal: what failed, what was declined, and
/// how much was done.
public struct Summary: Sendable {
  /// How many declined places are listed.
  public enum DeclinedNotes: Sendable {
    case first(Int)
    case all

    /// The number that fits a screen.
    public static let usual = DeclinedNotes.first(20)
  }

  /// Whether the changes were made or only shown.
  public enum Tense: Sendable { case done, planned }

  private let report: RunReport
  private let tense: Tense

  public init(_ report: RunReport, tense: Tense) {
    self.report = report
    self.tense = tense
  }

  /// One line for each thing that was not done as asked, `path:line:col: error: message (transform)`.
  public var failureLines: [String] {
    report.failures.map(\.line)
  }

  /// One line for each change that may not mean the same, `path:line:col: review: title (transform)`:
  /// the title says what to look at.
  public var reviewLines: [String] {
    report.changes.filter { $0.safety != .safe }.map(\.line)
  }

  /// One line for each change, `path:line:col: safety: title (transform)`.
  public var changeLines: [String] { report.changes.map(\.line) }

  /// One line for each comment that was to suppress something and did not,
  /// `path:line:col: warning: message`.
  public var idleCommentLines: [String] {
    report.idleComments.map { "\($0.location): warning: \($0.message)".asLogLine }
  }

  /// One line for each place left alone, `path:line:col: note: reason (transform)`.
  public func declineLines(_ notes: DeclinedNotes) -> [String] {
    let declined = report.declined
    let limit = if case .first(let count) = notes { count } else { declined.count }
    var lines = declined.prefix(limit).map {
      "\($0.location): note: \($0.reason) (\($0.transform))".asLogLine
    }
    if limit < declined.count {
      lines.append("note: \(declined.count - limit) more declined; --declined lists them all")
    }
    return lines
  }

  /// The totals.
  public var totalLines: [String] {
    let changedFiles = Set(report.changes.flatMap(\.paths))
    let verb = tense == .done ? "changed" : "to change"
    var lines = [
      "\(ReportWords.counted(report.changes.count, "place")) \(verb) in \(ReportWords.counted(changedFiles.count, "file")); "
        + "\(ReportWords.counted(report.examinedCount, "file")) looked at"
    ]
    for safety in Safety.allCases {
      let count = report.available.count { $0.safety == safety }
      guard 0 < count else { continue }
      lines.append("\(ReportWords.counted(count, "place")) more with --safety \(safety.limit)")
    }
    if !report.declined.isEmpty {
      lines.append("\(ReportWords.counted(report.declined.count, "place")) declined")
    }
    let totals = TransformTotals(of: report)
    if 0 < totals.suppressed {
      lines.append("\(ReportWords.counted(totals.suppressed, "place")) suppressed")
    }
    if 0 < totals.baselined {
      lines.append("\(ReportWords.counted(totals.baselined, "place")) accepted by the baseline")
    }
    if !report.idleComments.isEmpty {
      lines.append("\(ReportWords.counted(report.idleComments.count, "idle comment"))")
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
