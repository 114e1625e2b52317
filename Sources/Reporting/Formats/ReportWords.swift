import SourceText

/// What a report says of its run as a whole, in the words of every format that people read.
public struct ReportWords {
  private let report: RunReport

  init(_ report: RunReport) {
    self.report = report
  }

  /// What came of the run, in one line.
  var verdict: String {
    let count = report.changes.count
    guard 0 < count else {
      return report.run.isWritten ? "Nothing was changed" : "Nothing to change"
    }
    let verb = report.run.isWritten ? "made" : "to make"
    return Self.counted(count, "change") + " \(verb) in " + Self.counted(changedFileCount, "file")
  }

  /// What became of the files on disk.
  var outcome: String {
    report.run.isWritten ? "The files were written." : "This was a dry run: no file was written."
  }

  /// What is missing to the run; nil when it is complete.
  var shortfall: String? {
    let count = report.failures.count
    guard 0 < count else { return nil }
    return "The run is incomplete: \(Self.counted(count, "thing")) could not be done as asked."
  }

  var changedFileCount: Int { Set(report.changes.flatMap(\.paths)).count }

  /// The run as one would type it.
  var command: String {
    let run = report.run
    var words = ["statewise", run.command]
    if run.command == "batch", run.isWritten { words.append("--write") }
    if run.safety != .safe { words.append("--safety \(run.safety.limit)") }
    words += run.scope
    words += run.roots.map { $0.contains(where: \.isWhitespace) ? "'\($0)'" : $0 }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What all results were held to, in one sentence; nil when nothing was.
  var verification: String? {
    let results = report.files.compactMap(\.result)
    let held = FileResult.Verified.allCases.filter { fact in
      results.allSatisfy { $0.verified.contains(fact) }
    }
    guard !results.isEmpty, !held.isEmpty else { return nil }
    return "Each result was read again: \(held.map(\.words).joined(separator: ", "))."
  }

  /// The transforms that took part or that there is something to say about, by name.
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

  /// A number as people write it: `12,345`.
  static func number(_ value: Int) -> String {
    guard 1000 <= value else { return String(value) }
    let rest = String(value % 1000)
    let zeros = String(repeating: "0", count: 3 - rest.utf8.count)
    return "\(number(value / 1000)),\(zeros)\(rest)"
  }
}

extension FileResult.Verified {
  fileprivate var words: String {
    switch self {
    case .syntax: "it has no new syntax error"
    case .tokens: "code outside the edits is what it was"
    case .comments: "no comment is lost"
    case .secondRun: "a second run changes nothing"
    }
  }
}

extension Safety {
  /// What it means to who reads the change.
  public var meaning: String {
    switch self {
    case .safe: "the code keeps its meaning"
    case .review: "probably intended, but review the change"
    case .suggestion: "possibly intended; review the change closely"
    }
  }
}

extension ReportedFailure.Kind {
  /// What happened, as a label.
  var words: String {
    switch self {
    case .file: "File not read or written"
    case .syntax: "Not readable as Swift"
    case .conflict: "Lost a conflict"
    case .verification: "Failed its check"
    case .internal: "Internal error"
    }
  }
}

extension SuppressedFinding {
  /// Who said that it is not wanted, and why.
  var causeWords: String {
    switch cause {
    case .baseline: "accepted by the baseline"
    case .comment(let place, let reason):
      "by the comment in line \(place.line)" + (reason.map { ": \($0)" } ?? "")
    }
  }
}
