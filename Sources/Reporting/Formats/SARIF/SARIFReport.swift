import SourceText

/// What is left to do, as SARIF 2.1.0: what code scanning reads.
///
/// Written with GitHub in mind, which makes an alert of every result whatever its kind, and passes over
/// suppressions. So only a change to make, one above the safety line and an idle comment are results; what
/// failed or was declined is a notification of the run, and what is suppressed is only counted.
public struct SARIFReport {
  private let report: RunReport
  private let rules: SARIFRules

  /// GitHub takes no run with more results.
  static let mostResults = 25_000
  /// The notes on what was declined are there to be read, and the whole is to stay below GitHub's 10 MB.
  static let mostDeclines = 1_000

  public init(_ report: RunReport) {
    self.report = report
    self.rules = SARIFRules(of: report)
  }

  public var text: String {
    JSONValue.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ]).text
  }

  private var run: JSONValue {
    let results = report.sarifResults(rules)
    let invocation = JSONValue.object([
      // A file that could not be read is told of below; the run as a whole did what it could.
      ("executionSuccessful", .bool(!report.failures.contains { $0.kind == .internal })),
      (
        "toolExecutionNotifications",
        .array(notifications(leftOut: results.count - Self.mostResults))
      ),
    ])
    return .object([
      ("tool", .object([("driver", driver)])),
      ("invocations", .array([invocation])),
      ("columnKind", .string("utf16CodeUnits")),
      ("newlineSequences", .onOneLine(.strings(["\r\n", "\n", "\r"]))),
      ("originalUriBaseIds", .object([(SARIFPlace.baseID, baseFolder)])),
      ("results", .array(Array(results.prefix(Self.mostResults)))),
    ])
  }

  private var driver: JSONValue {
    let version = report.run.version
    return .object(
      [("name", .string("Statewise"))]
        + JSONValue.member("semanticVersion", ifPresent: version.isEmpty ? nil : .string(version))
        + [("rules", .array(rules.values))])
  }

  /// Where the folder lies is no part of a report that is to be the same everywhere.
  private var baseFolder: JSONValue {
    .object([("description", .sarifMessage("The folder that statewise was run in."))])
  }

  private func notifications(leftOut: Int) -> [JSONValue] {
    let declined = report.declined
    let suppressed = report.suppressed.count
    var notifications = report.failures.map { failure in
      notification(
        "error", failure.message, failure.kind.rawValue, at: failure.place, rule: failure.transform)
    }
    notifications += declined.prefix(Self.mostDeclines).map { decline in
      notification(
        "note", "Left alone: \(decline.explanation)", decline.code, at: .location(decline.location),
        rule: decline.transform)
    }
    let counts = [
      (leftOut, "Left out, since GitHub takes \(Self.mostResults) results"),
      (declined.count - Self.mostDeclines, "More places that were left alone"),
      (suppressed, "Suppressed by a comment or accepted by the baseline"),
    ]
    for (count, text) in counts where 0 < count {
      notifications.append(notification("note", "\(text): \(count)"))
    }
    return notifications
  }

  /// - Parameter code: the sort of thing that happened.
  private func notification(
    _ level: String, _ message: String, _ code: String? = nil,
    at place: ReportedFailure.Place? = nil, rule: String? = nil
  ) -> JSONValue {
    let descriptor = code.map { JSONValue.onOneLine(.object([("id", .string($0))])) }
    return .object(
      JSONValue.member("descriptor", ifPresent: descriptor)
        + [("level", .string(level)), ("message", .sarifMessage(message))]
        + JSONValue.member("locations", ifPresent: place.map { .array([SARIFPlace($0).location]) })
        + JSONValue.member("associatedRule", ifPresent: rule.map(rules.reference)))
  }
}
