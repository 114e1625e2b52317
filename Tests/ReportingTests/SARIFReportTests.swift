import Reporting
import SourceText
import Testing

@Suite struct SARIFReportTests {
  /// An edit that replaces the text between two columns of a line; each character before it has two bytes.
  private func edits(
    in path: String, line: Int, from start: Int, to end: Int, _ replacement: String
  ) -> ReportedFileEdits {
    func position(_ column: Int) -> ReportedPosition {
      ReportedPosition(offset: 0, line: line, column: 2 * column - 1, utf16Column: column)
    }
    return ReportedFileEdits(
      path: path,
      edits: [ReportedEdit(start: position(start), end: position(end), replacement: replacement)])
  }

  @Test func writesAResultWithAFixPerChange() {
    let report = SmallReport("Café/A b.swift").changing(
      "Write `{ a }`", line: 2,
      edits: [
        edits(in: "B.swift", line: 7, from: 4, to: 4, "a\r\n"),
        edits(in: "Café/A b.swift", line: 2, from: 2, to: 9, ""),
      ]
    ).report
    #expect(
      SARIFReport(report).text == """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "Statewise",
                  "rules": [
                    {
                      "id": "tidy",
                      "shortDescription": {"text": "Tidies `{{}}` up."},
                      "fullDescription": {"text": "Tidies `{{}}` up."},
                      "help": {"text": "`statewise explain tidy` explains what the transform changes, what it declines and what to review. `statewise rewrite --transform tidy` applies its changes."},
                      "defaultConfiguration": {
                        "level": "note"
                      }
                    }
                  ]
                }
              },
              "invocations": [
                {
                  "executionSuccessful": true,
                  "toolExecutionNotifications": []
                }
              ],
              "columnKind": "utf16CodeUnits",
              "newlineSequences": ["\\r\\n", "\\n", "\\r"],
              "originalUriBaseIds": {
                "%SRCROOT%": {
                  "description": {"text": "The folder in which statewise ran."}
                }
              },
              "results": [
                {
                  "ruleId": "tidy",
                  "ruleIndex": 0,
                  "level": "warning",
                  "message": {"text": "Write `{{ a }}`"},
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {"uri": "Caf%C3%A9/A%20b.swift", "uriBaseId": "%SRCROOT%"},
                        "region": {"startLine": 2, "startColumn": 3}
                      }
                    }
                  ],
                  "relatedLocations": [
                    {
                      "id": 1,
                      "message": {"text": "The change also edits this file."},
                      "physicalLocation": {
                        "artifactLocation": {"uri": "B.swift", "uriBaseId": "%SRCROOT%"},
                        "region": {"startLine": 7, "startColumn": 4, "endLine": 7, "endColumn": 4}
                      }
                    }
                  ],
                  "partialFingerprints": {"statewise/v1": "id-2"},
                  "fixes": [
                    {
                      "description": {"text": "Write `{{ a }}`"},
                      "artifactChanges": [
                        {
                          "artifactLocation": {"uri": "B.swift", "uriBaseId": "%SRCROOT%"},
                          "replacements": [
                            {
                              "deletedRegion": {"startLine": 7, "startColumn": 4, "endLine": 7, "endColumn": 4},
                              "insertedContent": {"text": "a\\r\\n"}
                            }
                          ]
                        },
                        {
                          "artifactLocation": {"uri": "Caf%C3%A9/A%20b.swift", "uriBaseId": "%SRCROOT%"},
                          "replacements": [
                            {
                              "deletedRegion": {"startLine": 2, "startColumn": 2, "endLine": 2, "endColumn": 9}
                            }
                          ]
                        }
                      ]
                    }
                  ]
                }
              ]
            }
          ]
        }

        """)
  }

  /// The level and message of each notification and result, in order.
  private func messages(_ report: RunReport) -> [String] {
    let lines = SARIFReport(report).text.utf8.split(separator: UInt8(ascii: "\n")).map {
      Substring($0.drop { $0 == UInt8(ascii: " ") })
    }
    return zip(lines, lines.dropFirst()).filter { $1.hasPrefix("\"message\": {\"text\"") }.map {
      let text = $1.dropFirst(#""message": {"text": ""#.count).prefix { $0 != "\"" }
      return $0.hasPrefix("\"level\"") ? "\($0.split(separator: "\"")[2]): \(text)" : "\(text)"
    }
  }

  @Test func declinedAndSuppressedFindingsAreNoResults() {
    let small = SmallReport().changing("Write a", line: 2).changing("Write b", line: 3, .review)
      .offering("Drop `c`", line: 4).declining("it is fine", line: 5, remedy: "make it worse")
      .suppressing("Drop `d`", line: 6).failing("gone", kind: .file)
      .addingUnusedSuppression("suppresses nothing", line: 7)
    let notifications = [
      "error: gone", "note: Declined: it is fine; remedy: make it worse",
      "note: Findings suppressed by a comment or accepted by the baseline: 1",
    ]
    let available = ["note: Drop `c` (requires `--safety review`)", "note: suppresses nothing"]
    #expect(
      messages(small.report)
        == notifications + ["warning: Write a", "note: Write b"] + available)
    #expect(messages(small.written.report) == notifications + available)
  }

  @Test func succeedsWithoutAnInternalError() {
    func text(_ kind: ReportedFailure.Kind) -> String {
      SARIFReport(SmallReport().failing("gone", kind: kind).report).text
    }
    #expect(text(.syntax).contains("\"executionSuccessful\": true"))
    #expect(text(.internal).contains("\"executionSuccessful\": false"))
  }

  @Test(arguments: [
    ("A.swift", #"{"uri": "A.swift", "uriBaseId": "%SRCROOT%"}"#),
    ("A+b:c?#%.swift", #"{"uri": "A+b%3Ac%3F%23%25.swift", "uriBaseId": "%SRCROOT%"}"#),
    ("/opt/a b.swift", #"{"uri": "file:///opt/a%20b.swift"}"#),
  ])
  func writesPathsAsURIs(path: String, uri: String) {
    let report = SmallReport(path).offering("Drop it", line: 1).report
    #expect(SARIFReport(report).text.contains("\"artifactLocation\": \(uri),"))
  }

  @Test func countsColumnsInUTF16() {
    var file = FileReport(path: "A.swift")
    file.available = [
      ReportedChange(
        location: Location(path: "A.swift", line: 4, column: 9), utf16Column: 8, transform: "tidy",
        title: "Write a", safety: .safe)
    ]
    let text = SARIFReport(RunReport(files: [file], examinedCount: 1)).text
    #expect(text.contains(#""region": {"startLine": 4, "startColumn": 8}"#))
  }

  @Test func limitsResultsAndNotifications() {
    var small = SmallReport()
    for line in 1...1_002 { small = small.declining("it is fine", line: line) }
    var report = small.report
    let change = SmallReport().changing("Write a", line: 1).offering("Drop b", line: 2).report
    report.files[0].changes = Array(repeating: change.changes[0], count: 25_000)
    report.files[0].available = change.available
    let messages = messages(report)
    #expect(messages.count { $0.hasPrefix("warning") } == 25_000)
    #expect(messages.count { $0.hasPrefix("note: Declined") } == 1_000)
    #expect(!messages.contains { $0.contains("Drop b") })
    #expect(messages.contains("note: Results omitted, since GitHub accepts at most 25000: 1"))
    #expect(messages.contains("note: More declined places: 2"))
  }
}
