import SourceText

/// A message at a place in the current code, for formats that list only problems.
///
/// Declined and suppressed findings are no diagnostics, since there is nothing to do. A change that was
/// made is none either: its place is gone, and applying its fix again would break the code.
struct ReportDiagnostic {
  enum Level: CaseIterable {
    /// A failure.
    case error
    /// A change to make, or an unused suppression.
    case warning
    /// A change above the safety level.
    case note
  }

  let level: Level
  let place: ReportedFailure.Place
  var transform: String?
  /// The id of the change.
  var id: String?
  let message: String

  var path: String { place.path }

  /// The category, such as `statewise.if-to-ternary`.
  var category: String { Self.category(transform: transform) }

  static func category(transform: String?) -> String {
    transform.map { "statewise.\($0)" } ?? "statewise"
  }

  /// From 1. The first line for a whole file, since every format requires a line.
  var line: Int { place.location?.line ?? 1 }

  /// In UTF-8 bytes, from 1.
  var column: Int { place.location?.column ?? 1 }
}

extension RunReport {
  /// The changes that are not made yet.
  var changesToMake: [ReportedChange] { run.isWritten ? [] : changes }

  /// All diagnostics, in the order of files and places.
  var diagnostics: [ReportDiagnostic] {
    files.flatMap { file in
      var diagnostics = file.failures.map { ReportDiagnostic($0) }
      if !run.isWritten {
        diagnostics += file.changes.map { ReportDiagnostic($0, message: $0.title) }
      }
      diagnostics += file.available.map { ReportDiagnostic($0, .note, message: $0.availableTitle) }
      diagnostics += file.unusedSuppressions.map { ReportDiagnostic($0) }
      return diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    }
  }
}

extension ReportDiagnostic {
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

  fileprivate init(_ comment: UnusedSuppression) {
    self.init(level: .warning, place: .location(comment.location), message: comment.message)
  }
}

extension ReportedChange {
  /// The title of a change above the safety level, with the flag that applies it.
  var availableTitle: String { "\(title) (requires `--safety \(safety.limit)`)" }
}

extension ReportedDecline {
  /// The reason with its remedy.
  var explanation: String {
    remedy.map { "\(reason); remedy: \($0)" } ?? reason
  }
}

extension ReportedFailure.Place {
  /// The location; nil for a whole file.
  var location: Location? {
    if case .location(let location) = self { location } else { nil }
  }
}
