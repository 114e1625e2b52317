import Reporting
import SourceText
import Testing

@Suite struct JSONReportTests {
  @Test(arguments: [ReportSample.all, ReportSample.empty])
  func readsBackAsItWas(_ report: RunReport) throws {
    let text = JSONReport(report).text
    let read = try RunReport(json: SourceText(text))
    #expect(read == report)
    #expect(JSONReport(read).text == text)
  }

  @Test func alwaysWritesListsAndOmitsOtherAbsentValues() {
    var file = FileReport(path: "A.swift")
    file.declined = [
      ReportedDecline(
        id: "d-1", location: Location(path: "A.swift", line: 2, column: 3), transform: "tidy",
        code: "still-used", reason: "it is \"tidy\"\u{7}")
    ]
    var run = RunDescription()
    run.version = "1.0"
    run.command = "diff"
    let text = JSONReport(RunReport(run: run, files: [file], examinedCount: 3)).text
    #expect(
      text == """
        {
          "schema": "statewise-report/1",
          "tool": {
            "name": "statewise",
            "version": "1.0"
          },
          "run": {
            "command": "diff",
            "isWritten": false,
            "roots": [],
            "scope": [],
            "safety": "safe",
            "transforms": [],
            "deploymentTargets": []
          },
          "totals": {
            "filesLookedAt": 3,
            "filesChanged": 0,
            "isComplete": true,
            "lookedAt": 1,
            "changed": 0,
            "available": 0,
            "declined": 1,
            "suppressed": 0,
            "baselined": 0,
            "failed": 0,
            "availableBySafety": {"safe": 0, "review": 0, "suggestion": 0}
          },
          "transforms": [],
          "files": [
            {
              "path": "A.swift",
              "status": "unchanged",
              "changes": [],
              "available": [],
              "declined": [
                {
                  "id": "d-1",
                  "transform": "tidy",
                  "line": 2,
                  "column": 3,
                  "code": "still-used",
                  "reason": "it is \\"tidy\\"\\u0007"
                }
              ],
              "suppressed": [],
              "idleComments": [],
              "failures": []
            }
          ]
        }

        """)
  }

  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (951_782_399, "2000-02-28T23:59:59Z"),
    (951_782_400, "2000-02-29T00:00:00Z"), (1_709_251_199, "2024-02-29T23:59:59Z"),
    (1_735_689_599, "2024-12-31T23:59:59Z"), (1_735_689_600, "2025-01-01T00:00:00Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
    (-12_219_292_800, "1582-10-15T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
  ])
  func writesTimesInISO8601(_ seconds: Int, _ expected: String) throws {
    var report = ReportSample.empty
    report.run.timing = RunDescription.Timing(start: seconds, milliseconds: 5)
    let text = JSONReport(report).text
    #expect(text.contains("\"started\": \"\(expected)\""))
    #expect(try RunReport(json: SourceText(text)) == report)
  }

  /// Totals are computed again, and other programs may escape strings in another way.
  @Test func readsReportsThatOtherProgramsWrote() throws {
    let text = JSONReport(ReportSample.all).text
    let other =
      text
      .replacing("\"changed\": 1", with: "\"changed\": 99")
      .replacing("\n", with: "\r\n")
      .replacing("é", with: "\\u00e9").replacing("😀", with: "\\ud83d\\ude00")
      .replacing("/", with: "\\/")
    #expect(try RunReport(json: SourceText(other)) == ReportSample.all)
  }

  @Test(arguments: [
    ("{", "1:2: expected a key in quotes"),
    ("[]", "1:1: expected an object"),
    ("{}", "1:1: missing key `schema`"),
    (
      "{\"schema\": \"statewise-report/2\", \"news\": 1}",
      "1:12: unsupported schema `statewise-report/2`; this version reads `statewise-report/1`"
    ),
  ])
  func rejectsOtherFiles(_ text: String, _ message: String) {
    #expect(fault(in: text) == "report.json:\(message)")
  }

  @Test(arguments: [
    ("\"isWritten\": true", "\"isWritten\": 1", "9:18: expected `true` or `false`"),
    (
      "\"safety\": \"review\",", "\"safety\": \"sure\",",
      "12:15: expected one of `safe`, `review`, `suggestion`"
    ),
    (
      "\"gitHead\"", "\"gitHaed\"", "34:5: unknown key `gitHaed`; did you mean `gitHead`?"
    ),
    ("{\"index\": 2", "{\"index\": 9", "35:14: invalid shard 9 of 8"),
    ("{\"index\": 2", "{\"index\": 2.0", "35:24: expected a whole number of at least 1"),
    ("{\"index\": 2", "{\"index\": 02", "35:24: expected a whole number of at least 1"),
    ("{\"index\": 2", "{\"index\": 1, \"index\": 2", "35:27: duplicate key `index`"),
    ("03-01T", "02-30T", "38:16: expected a time such as `2026-03-01T09:05:00Z`"),
    ("03-01T", "13-01T", "38:16: expected a time such as `2026-03-01T09:05:00Z`"),
    ("\"id\": \"d-4\",\n", "\n", "93:9: missing key `id`"),
  ])
  func reportsErrorsWithTheirLocations(_ right: String, _ wrong: String, _ message: String) {
    let text = JSONReport(ReportSample.all).text
    #expect(text.contains(right))
    #expect(
      fault(in: text.replacing(right, with: wrong, maxReplacements: 1)) == "report.json:\(message)")
  }

  private func fault(in text: String) -> String? {
    let fault = #expect(throws: JSONFault.self) {
      _ = try RunReport(json: SourceText(text, path: "report.json"))
    }
    return fault?.description
  }
}
