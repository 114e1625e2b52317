import SourceText

/// The sentences about a whole run that the Markdown and HTML reports share.
public struct ReportWords {
  private let report: RunReport

  init(_ report: RunReport) {
    self.report = report
  }

  /// The outcome of the run in one line.
  var verdict: String {
    let count = report.changes.count
    guard 0 < count else {
      return report.run.isWritten ? "Nothing was changed" : "Nothing to change"
    }
    let verb = report.run.isWritten ? "made" : "to make"
    return Self.counted(count, "change") + " \(verb) in " + Self.counted(changedFileCount, "file")
  }

  /// Whether the files were written.
  var outcome: String {
    report.run.isWritten ? "The files were written." : "Dry run: no file was written."
  }

  /// The number of failures; nil if the run is complete.
  var shortfall: String? {
    let count = report.failures.count
    guard 0 < count else { return nil }
    return "The run is incomplete, with \(Self.counted(count, "error"))."
  }

  var changedFileCount: Int { Set(report.changes.flatMap(\.paths)).count }

  /// The command line of the run.
  var command: String {
    let run = report.run
    var words = ["statewise", run.command]
    if run.command == "batch", run.isWritten { words.append("--write") }
    if run.safety != .safe { words.append("--safety \(run.safety.limit)") }
    words += run.scope
    words += run.roots.map { $0.contains(where: \.isWhitespace) ? "'\($0)'" : $0 }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The checks that all results passed, in one sentence; nil if there are none.
  var verification: String? {
    let results = report.files.compactMap(\.result)
    let held = FileResult.Verified.allCases.filter { fact in
      results.allSatisfy { $0.verified.contains(fact) }
    }
    guard !results.isEmpty, !held.isEmpty else { return nil }
    return "Every result was checked: \(held.map(\.label).joined(separator: ", "))."
  }

  /// The sorted names of the transforms that ran or have findings.
  var transformNames: [String] {
    var names = Set(report.run.transforms.map(\.name))
    for file in report.files {
      names.formUnion((file.changes + file.available).map(\.transform))
      names.formUnion(file.declined.map(\.transform))
      names.formUnion(file.suppressed.map(\.transform))
      names.formUnion(file.failures.compactMap(\.transform))
    }
    return names.sorted()
  }

  /// `1 file`, `2 files`, `1,200 files`.
  public static func counted(_ count: Int, _ noun: String) -> String {
    "\(number(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  /// A number with thousands separators: `12,345`.
  static func number(_ value: Int) -> String {
    guard 1000 <= value else { return String(value) }
    let rest = String(value % 1000)
    let zeros = String(repeating: "0", count: 3 - rest.utf8.count)
    return "\(number(value / 1000)),\(zeros)\(rest)"
  }
}

extension FileResult.Verified {
  fileprivate var label: String {
    switch self {
    case .syntax: "no new syntax errors"
    case .tokens: "no code changed outside the edits"
    case .comments: "no comments lost"
    case .secondRun: "no changes in a second run"
    }
  }
}

extension Safety {
  /// The meaning of the safety level for a reviewer.
  public var meaning: String {
    switch self {
    case .safe: "the code keeps its meaning"
    case .review: "probably intended, but review the change"
    case .suggestion: "possibly intended; review the change closely"
    }
  }
}

extension ReportedFailure.Kind {
  /// A label for the kind of failure.
  var label: String {
    switch self {
    case .file: "File not read or written"
    case .syntax: "Syntax error"
    case .conflict: "Conflict with another change"
    case .verification: "Withheld by a check"
    case .internal: "Internal error"
    }
  }
}

extension SuppressedFinding {
  /// A description of what suppressed the finding, and why.
  var causeDescription: String {
    switch cause {
    case .baseline: "accepted by the baseline"
    case .comment(let place, let reason):
      "by the comment on line \(place.line)" + (reason.map { ": \($0)" } ?? "")
    }
  }
}
