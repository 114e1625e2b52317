import Reporting
import SourceText
import Testing

@Suite struct BaselineTests {
  private func change(_ id: String, _ path: String) -> ReportedChange {
    ReportedChange(
      id: id, location: Location(path: path, line: 1, column: 1), transform: "tidy",
      title: "Tidy `\(id)`", safety: .safe)
  }

  private func report(_ changes: [ReportedChange]) -> RunReport {
    let files = Dictionary(grouping: changes, by: \.location.path).map { path, changes in
      var file = FileReport(path: path)
      file.changes = changes
      return file
    }
    return RunReport(files: files, examinedCount: files.count)
  }

  @Test func writesOneLinePerChangeSortedByPath() throws {
    let baseline = Baseline(
      accepting: report([change("2", "B.swift"), change("3", "A.swift"), change("1", "B.swift")]))
    #expect(
      baseline.text == """
        {
          "schema": "statewise-baseline/1",
          "changes": [
            {"id": "3", "transform": "tidy", "path": "A.swift", "title": "Tidy `3`"},
            {"id": "1", "transform": "tidy", "path": "B.swift", "title": "Tidy `1`"},
            {"id": "2", "transform": "tidy", "path": "B.swift", "title": "Tidy `2`"}
          ]
        }

        """)
    #expect(try Baseline(json: SourceText(baseline.text)) == baseline)
  }

  @Test func containsTheAcceptedChanges() {
    let baseline = Baseline(accepting: report([change("1", "A.swift")]))
    #expect(baseline.contains("1"))
    #expect(!baseline.contains("2"))
  }

  /// Changes in any order, as after a merge, and with comments.
  @Test func readsAnyOrderAndComments() throws {
    let text = """
      {
        "schema": "statewise-baseline/1",
        "changes": [
          // Rewritten next year.
          {"id": "2", "transform": "tidy", "path": "B.swift", "title": "Tidy `2`"},
          {"id": "1", "transform": "tidy", "path": "A.swift", "title": "Tidy `1`"},
          {"id": "2", "transform": "tidy", "path": "B.swift", "title": "Tidy `2`"},
        ]
      }
      """
    let expected = Baseline(accepting: report([change("1", "A.swift"), change("2", "B.swift")]))
    #expect(try Baseline(json: SourceText(text)) == expected)
  }

  @Test func keepsAcceptedChangesThatStillExist() {
    let ids = Baseline(accepting: ReportSample.all).changes.map(\.id)
    #expect(ids == ["c-1", "c-2", "s-3"])
  }

  @Test func listsStaleChanges() {
    let baseline = Baseline(
      accepting: report(["a-1", "c-1", "c-9", "s-1", "s-3", "gone"].map { change($0, "A.swift") }))
    #expect(baseline.stale(in: ReportSample.all).map(\.id) == ["gone", "s-1"])
  }

  @Test(arguments: [
    (
      "{\"schema\": \"statewise-report/1\"}",
      "1:12: unsupported schema `statewise-report/1`; this version reads `statewise-baseline/1`"
    ),
    (
      "{\"schema\": \"statewise-baseline/1\", \"changes\": [{\"id\": 7}]}",
      "1:55: expected a string"
    ),
  ])
  func rejectsInvalidFiles(_ text: String, _ message: String) {
    let fault = #expect(throws: JSONFault.self) {
      _ = try Baseline(json: SourceText(text, path: "b.json"))
    }
    #expect(fault?.description == "b.json:" + message)
  }
}
