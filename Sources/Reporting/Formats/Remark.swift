import SourceText

/// One line of what is left to do in the code as it stands, for the formats that know nothing but problems
/// at places.
///
/// They have no word for a place that was rightly left alone, so what is declined or suppressed is none;
/// nor is a change that has been made, for its place is gone and a fix for it would spoil the code.
struct Remark {
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
  var remarks: [Remark] {
    files.flatMap { file in
      var remarks = file.failures.map { Remark($0) }
      if !run.isWritten { remarks += file.changes.map { Remark($0, message: $0.title) } }
      remarks += file.available.map { Remark($0, .note, message: $0.offer) }
      remarks += file.idleComments.map { Remark($0) }
      return remarks.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
  }
}

extension Remark {
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
