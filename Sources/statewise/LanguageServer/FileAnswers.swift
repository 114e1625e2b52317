import Reporting
import Runner
import SourceText

/// What a client is told of the findings in one file.
struct FileAnswers {
  let findings: FileFindings
  let places: ClientPlaces
  /// The highest safety level of the changes that a run makes.
  let safety: Safety

  // MARK: Diagnostics

  private enum Severity: Int {
    case warning = 2
    case information, hint
  }

  var diagnostics: JSONValue {
    .array(findings.changes.map { diagnostic($0.reported) } + findings.declined.map(diagnostic))
  }

  private func diagnostic(_ change: ReportedChange) -> JSONValue {
    diagnostic(
      at: change.location, change.safety <= safety ? .warning : .information,
      code: change.transform, "\(change.title) (\(change.safety))")
  }

  private func diagnostic(_ decline: ReportedDecline) -> JSONValue {
    diagnostic(at: decline.location, .hint, code: decline.code, "Declined: \(decline.reason)")
  }

  private func diagnostic(
    at location: Location, _ severity: Severity, code: String, _ message: String
  ) -> JSONValue {
    .object([
      ("range", places.range(places.name(at: location))), ("severity", .int(severity.rawValue)),
      ("code", .string(code)), ("source", .string("statewise")), ("message", .string(message)),
    ])
  }

  // MARK: Code actions

  /// The changes that are about some code: those that begin on its lines or edit them.
  func actions(about range: ByteRange, edit: (FoundChange) -> JSONValue) -> JSONValue {
    let lines = LineTable(places.source)
    let (first, last) = (lines.line(of: range.start), lines.line(of: range.end))
    func isTouched(_ range: ByteRange) -> Bool {
      first <= lines.line(of: range.end) && lines.line(of: range.start) <= last
    }
    let path = places.source.path
    let touched = findings.changes.filter { change in
      isTouched(places.name(at: change.reported.location))
        || change.parts.contains { part in
          part.path == path && part.edits.edits.contains { isTouched($0.range) }
        }
    }
    return .array(
      touched.map { change in
        .object([
          ("title", .string(change.reported.title)), ("kind", .string(Self.actionKind)),
          ("diagnostics", .array([diagnostic(change.reported)])), ("edit", edit(change)),
        ])
      })
  }

  static let actionKind = "quickfix"

  // MARK: Hover

  /// What is said of the name at an offset, declines with their reasons; nil if nothing is.
  func hover(at offset: ByteOffset) -> JSONValue? {
    let changes = findings.changes.map { change -> (Location, String) in
      let reported = change.reported
      return (
        reported.location, "**\(reported.title)** (\(reported.safety), \(reported.transform))"
      )
    }
    let declines = findings.declined.map { decline -> (Location, String) in
      let remedy = decline.remedy.map { "\n\nTo change this, \($0)." } ?? ""
      return (
        decline.location,
        "**Declined** by \(decline.transform): \(decline.reason)\(remedy)"
      )
    }
    let texts = (changes + declines).filter { location, _ in
      let name = places.name(at: location)
      return name.contains(offset) || name.end == offset
    }.map(\.1)
    guard !texts.isEmpty else { return nil }
    return .object([
      (
        "contents",
        .object([
          ("kind", .string("markdown")), ("value", .string(texts.joined(separator: "\n\n---\n\n"))),
        ])
      )
    ])
  }
}
