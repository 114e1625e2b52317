import SourceText

/// The complete report of a run as JSON, described by `statewise-report-1.schema.json`.
///
/// Lists are always present, even if empty; other absent values are omitted. Each part is written and
/// read in the `JSON…` file of its name.
public struct JSONReport {
  private let report: RunReport

  /// The value of the `schema` member.
  static let schema = "statewise-report/1"

  public init(_ report: RunReport) {
    self.report = report
  }

  public var text: String {
    let run = report.run
    return JSONValue.object(
      [
        ("schema", .string(Self.schema)),
        ("tool", .object([("name", .string(Self.tool)), ("version", .string(run.version))])),
        ("run", run.json),
      ] + JSONValue.member("timing", ifPresent: run.timing?.json) + [
        ("totals", totals),
        ("transforms", .array(run.transforms.map(counts))),
        ("files", .array(report.files.map(\.json))),
      ]
    ).text
  }

  static let tool = "statewise"

  /// The JSON schema of the report.
  public static var schemaText: String {
    String(decoding: PackageResources.statewise_report_1_schema_json, as: UTF8.self)
  }
}

// MARK: Totals

extension JSONReport {
  private var totals: JSONValue {
    let available = report.available
    let bySafety = Safety.allCases.map { safety in
      (safety.rawValue, JSONValue.int(available.count { $0.safety == safety }))
    }
    return .object(
      [
        ("filesLookedAt", .int(report.examinedCount)),
        ("filesChanged", .int(report.files.count { $0.result != nil })),
        ("isComplete", .bool(report.isComplete)),
      ] + counts(TransformTotals(of: report)) + [
        ("availableBySafety", .onOneLine(.object(bySafety)))
      ])
  }

  private func counts(_ transform: ReportedTransform) -> JSONValue {
    let totals = TransformTotals(of: report, transform: transform.name)
    return .object([("name", .string(transform.name))] + counts(totals))
  }

  private func counts(_ totals: TransformTotals) -> [JSONValue.Member] {
    [
      ("lookedAt", .int(totals.examined)),
      ("changed", .int(totals.changed)),
      ("available", .int(totals.available)),
      ("declined", .int(totals.declined)),
      ("suppressed", .int(totals.suppressed)),
      ("baselined", .int(totals.baselined)),
      ("failed", .int(totals.failed)),
    ]
  }
}

// MARK: Reading

extension RunReport {
  /// Reads a report that `JSONReport` wrote.
  ///
  /// Unknown and missing keys are errors. The totals are not read but computed from the files.
  public init(json source: SourceText) throws(JSONFault) {
    self = try source.readJSON { node throws(CommentedJSON.Fault) in try RunReport(json: node) }
  }

  private init(json node: CommentedJSON.Node) throws(CommentedJSON.Fault) {
    var object = try StrictObject(node)
    try object.expect(JSONReport.schema, in: "schema")
    let version = try object.value("tool") { node throws(CommentedJSON.Fault) in
      var tool = try StrictObject(node)
      try tool.expect(JSONReport.tool, in: "name")
      let version = try tool.string("version")
      try tool.end()
      return version
    }
    var run = try object.value("run", RunDescription.init(json:))
    run.version = version
    run.timing = try object.ifPresent("timing", RunDescription.Timing.init(json:))
    let examinedCount = try object.value("totals") { node throws(CommentedJSON.Fault) in
      var totals = try StrictObject(node)
      return try totals.int("filesLookedAt", from: 0)
    }
    try object.skip("transforms")
    let files = try object.list("files", FileReport.init(json:))
    try object.end()
    self.init(run: run, files: files, examinedCount: examinedCount)
  }
}
