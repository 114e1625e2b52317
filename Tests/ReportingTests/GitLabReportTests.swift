import Reporting
import Testing

@Suite struct GitLabReportTests {
  @Test func listsDiagnostics() {
    let small = SmallReport("App/A.swift").changing("Write \"a\"", line: 2)
      .offering("Drop `c`", line: 3).declining("it is fine", line: 4)
    #expect(
      GitLabReport(small.report).text == """
        [
          {
            "description": "Write \\"a\\"",
            "check_name": "tidy",
            "fingerprint": "id-2",
            "severity": "minor",
            "location": {"path": "App/A.swift", "lines": {"begin": 2}}
          },
          {
            "description": "Drop `c` (requires `--safety review`)",
            "check_name": "tidy",
            "fingerprint": "id-3",
            "severity": "info",
            "location": {"path": "App/A.swift", "lines": {"begin": 3}}
          }
        ]

        """)
  }

  private func fingerprints(_ small: SmallReport) -> [String] {
    let lines = GitLabReport(small.report).text.split(separator: "\n")
    return lines.filter { $0.contains("\"fingerprint\"") }.map { String($0) }
  }

  @Test func givesEachDiagnosticAUniqueFingerprint() {
    let twice = SmallReport().changing("Write a", line: 2).changing("Write b", line: 2)
      .failing("gone").failing("gone").failing("lost")
    let fingerprints = fingerprints(twice)
    #expect(fingerprints.count == 5)
    #expect(Set(fingerprints).count == 5)
    #expect(fingerprints.contains { $0.contains("\"id-2\"") })
    #expect(fingerprints.contains { $0.contains("\"id-2-2\"") })
  }

  @Test func keepsTheFingerprintOfAMovedFailure() {
    #expect(
      fingerprints(SmallReport().failing("expected `}`", line: 3))
        == fingerprints(SmallReport().failing("expected `}`", line: 9)))
  }

  @Test func isAnEmptyListWithoutDiagnostics() {
    #expect(GitLabReport(ReportSample.empty).text == "[]\n")
  }
}
