import SourceText

/// The report in JUnit's XML format: one suite per transform, one test per finding.
///
/// A change to make is a failed test, a change that was made is a passed test, a failure is an error,
/// and an available, declined or suppressed finding is a skipped test.
public struct JUnitReport {
  private let report: RunReport

  public init(_ report: RunReport) {
    self.report = report
  }

  public var text: String {
    let cases = Dictionary(grouping: report.files.flatMap(testCases), by: \.suite)
    // CI servers reject reports without tests, so a suite without findings gets one passed test.
    let names = Set(report.run.transforms.map(\.name)).union(cases.keys)
    let suites = names.sorted().map { name in
      JUnitSuite(name: name, cases: cases[name] ?? [.nothingToDo(for: name)])
    }
    let attributes: KeyValuePairs = [
      "name": "statewise", "tests": "\(suites.map(\.cases.count).reduce(0, +))",
      "failures": "\(suites.map(\.failureCount).reduce(0, +))",
      "errors": "\(suites.map(\.errorCount).reduce(0, +))",
    ]
    let content = suites.map { "\n  " + $0.element }.joined() + (suites.isEmpty ? "" : "\n")
    return XMLText.declaration + XMLText.element("testsuites", attributes, content) + "\n"
  }

  private func testCases(of file: FileReport) -> [JUnitCase] {
    let isWritten = report.run.isWritten
    let cases =
      file.failures.map { JUnitCase($0) }
      + file.changes.map { JUnitCase($0, isWritten ? .passed : .failed("change", $0.title)) }
      + file.available.map { JUnitCase($0, .skipped($0.availableTitle)) }
      + file.declined.map { JUnitCase($0) }
      + file.suppressed.map { JUnitCase($0) }
    return cases.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

/// The tests of one transform.
private struct JUnitSuite {
  let name: String
  let cases: [JUnitCase]

  var failureCount: Int {
    cases.count { if case .failed = $0.result { true } else { false } }
  }

  var errorCount: Int {
    cases.count { if case .error = $0.result { true } else { false } }
  }

  private var skippedCount: Int {
    cases.count { if case .skipped = $0.result { true } else { false } }
  }

  var element: String {
    XMLText.element(
      "testsuite",
      [
        "name": name, "tests": "\(cases.count)", "failures": "\(failureCount)",
        "errors": "\(errorCount)", "skipped": "\(skippedCount)",
      ], cases.map { "\n    " + $0.element }.joined() + "\n  ")
  }
}

/// The test for one finding.
private struct JUnitCase {
  enum Result {
    case passed
    case failed(String, String)
    case error(String, String)
    case skipped(String)
  }

  private let transform: String?
  private let place: ReportedFailure.Place?
  private let title: String
  let result: Result

  var suite: String { transform ?? "statewise" }
  var line: Int { place?.location?.line ?? 1 }
  var column: Int { place?.location?.column ?? 1 }

  private init(
    _ transform: String?, at place: ReportedFailure.Place?, _ title: String, _ result: Result
  ) {
    self.transform = transform
    self.place = place
    self.title = title
    self.result = result
  }

  init(_ change: ReportedChange, _ result: Result) {
    self.init(
      change.transform, at: .location(change.location), change.title, result)
  }

  init(_ decline: ReportedDecline) {
    self.init(
      decline.transform, at: .location(decline.location), decline.reason,
      .skipped("Declined (\(decline.code)): \(decline.explanation)"))
  }

  init(_ finding: SuppressedFinding) {
    self.init(
      finding.transform, at: .location(finding.location), finding.text,
      .skipped("Suppressed: \(finding.causeDescription)"))
  }

  init(_ failure: ReportedFailure) {
    self.init(
      failure.transform, at: failure.place, failure.message,
      .error(failure.kind.rawValue, failure.message))
  }

  static func nothingToDo(for transform: String) -> JUnitCase {
    JUnitCase(transform, at: nil, "Nothing to change", .passed)
  }

  var element: String {
    let category = ReportDiagnostic.category(transform: transform)
    guard let place else {
      return XMLText.element("testcase", ["name": title, "classname": category])
    }
    return XMLText.element(
      "testcase",
      [
        "name": "\(place): \(title)", "classname": category, "file": place.path, "line": "\(line)",
      ], resultElement)
  }

  private var resultElement: String {
    switch result {
    case .passed: ""
    case .failed(let type, let message): element("failure", type, message)
    case .error(let type, let message): element("error", type, message)
    case .skipped(let message): XMLText.element("skipped", ["message": message])
    }
  }

  /// The message is also the content, where some CI servers read it.
  private func element(_ name: String, _ type: String, _ message: String) -> String {
    XMLText.element(name, ["message": message, "type": type], XMLText.escaped(message))
  }
}
