import Reporting
import Testing

@Suite struct XcodeReportTests {
  private let small = SmallReport("App/A.swift")
    .changing("Write `a` for\r\n`b`", line: 2).offering("Drop `c`", line: 3)
    .declining("it is fine", line: 4).suppressing("Drop `d`", line: 5)
    .failing("cannot\u{1B} read").addingUnusedSuppression("suppresses nothing; remove it", line: 1)

  @Test func writesOneLinePerDiagnostic() {
    #expect(
      XcodeReport(small.report).text == """
        App/A.swift:1:1: error: cannot⟨U+001B⟩ read
        App/A.swift:1:3: warning: suppresses nothing; remove it
        App/A.swift:2:3: warning: Write `a` for `b` (tidy)
        App/A.swift:3:3: note: Drop `c` (requires `--safety review`) (tidy)

        """)
  }

  @Test func omitsChangesThatWereMade() {
    #expect(!XcodeReport(small.written.report).text.contains("Write `a`"))
    #expect(XcodeReport(small.written.report).text.contains("Drop `c`"))
  }

  @Test(arguments: ["/Users/ann/App", "/Users/ann/App/"])
  func writesAbsolutePaths(folder: String) {
    func line(_ path: String) -> String {
      let report = SmallReport(path).changing("Drop it", line: 2).report
      return XcodeReport(report, baseFolder: folder).text
    }
    #expect(line("A.swift") == "/Users/ann/App/A.swift:2:3: warning: Drop it (tidy)\n")
    #expect(line("/B.swift") == "/B.swift:2:3: warning: Drop it (tidy)\n")
  }

  @Test func isEmptyWithoutDiagnostics() {
    #expect(XcodeReport(ReportSample.empty).text == "")
  }
}
