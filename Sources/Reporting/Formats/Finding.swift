import SourceText

/// One line of what is left to do in the code as it stands, for the formats that know nothing but problems
/// at places.
///
/// They have no word for a place that was rightly left alone, so what is declined or suppressed is none;
/// nor is a change that has been made, for its place is gone and a fix for it would spoil the code.
struct Finding {
  enum Level: CaseIterable {
    /// Something failed.
    case error
    /// A change to make, or a comment to take out.
    case warning
    /// A change above the safety line.
    case note
  }

  let level: Level
  let place: ReportedFailure.Place
  var transform: String?
  /// The id of the change that it is about.
  var id: String?
  let message: String

  var path: String { place.path }

  /// What it is filed under: `statewise.if-to-ternary`.
  var category: String { Self.category(transform: transform) }

  static func category(transform: String?) -> String {
    transform.map { "statewise.\($0)" } ?? "statewise"
  }

  /// From 1; the first one for what is the whole file's, since every format wants a line.
  var line: Int { place.location?.line ?? 1 }

  /// In UTF-8 bytes, from 1.
  var column: Int { place.location?.column ?? 1 }
}

extension RunReport {
  /// The changes that are still to be made.
  var changesToMake: [ReportedChange] { run.isWritten ? [] : changes }

  /// By file and place.
  var findings: [Finding] {
    files.flatMap { file in
      var findings = file.failures.map { Finding($0) }
      if !run.isWritten { findings += file.changes.map { Finding($0, message: $0.title) } }
      findings += file.available.map { Finding($0, .note, message: $0.offer) }
      findings += file.idleComments.map { Finding($0) }
      return findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
  }
}

extension Finding {
  fileprivate init(_ failure: ReportedFailure) {
    self.init(
      level: .error, place: failure.place, transform: failure.transform, id: failure.changeID,
      message: failure.message)
  }

  fileprivate init(_ change: ReportedChange, _ level: Level = .warning, message: String) {
    self.init(
      level: level, place: .location(change.location), transform: change.transform, id: change.id,
      message: message)
  }

  fileprivate init(_ comment: IdleComment) {
    self.init(level: .warning, place: .location(comment.location), message: comment.message)
  }
}

extension ReportedChange {
  /// What is said of a change above the safety line.
  var offer: String { "\(title) (with --safety \(safety.limit))" }
}

extension ReportedDecline {
  /// The reason, and what would unblock it.
  var explanation: String {
    remedy.map { "\(reason); what would help: \($0)" } ?? reason
  }
}

extension ReportedFailure.Place {
  /// nil when only the path is known.
  var location: Location? {
    if case .location(let location) = self { location } else { nil }
  }
}

extension String {
  /// The text as a line of a log, of which a reader sees every character.
  var asLogLine: String {
    VisibleText.of(split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
