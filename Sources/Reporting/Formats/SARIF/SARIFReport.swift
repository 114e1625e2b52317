import SourceText

/// The diagnostics as SARIF 2.1.0, for code scanning.
///
/// GitHub creates an alert for every result, whatever its kind, and ignores suppressions. So only changes
/// to make, available changes and unused suppressions are results. Failures and declined places are
/// notifications of the run; suppressed findings are only counted.
public struct SARIFReport {
  private let report: RunReport
  private let rules: SARIFRules

  /// GitHub rejects a run with more results.
  static let mostResults = 25_000
  /// The limit of declined places in the notifications, to keep the file below GitHub's 10 MB.
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
      // A file that cannot be read does not make the whole run unsuccessful; it is a notification below.
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

  /// The description of the base folder. Its path is omitted, so that the report is the same everywhere.
  private var baseFolder: JSONValue {
    .object([("description", .sarifMessage("The folder in which statewise ran."))])
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
        "note", "Declined: \(decline.explanation)", decline.code, at: .location(decline.location),
        rule: decline.transform)
    }
    let counts = [
      (leftOut, "Results omitted, since GitHub accepts at most \(Self.mostResults)"),
      (declined.count - Self.mostDeclines, "More declined places"),
      (suppressed, "Findings suppressed by a comment or accepted by the baseline"),
    ]
    for (count, text) in counts where 0 < count {
      notifications.append(notification("note", "\(text): \(count)"))
    }
    return notifications
  }

  /// - Parameter code: the failure kind or the reason code.
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
