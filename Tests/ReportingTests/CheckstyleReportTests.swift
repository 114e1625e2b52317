import Reporting
import SourceText
import Testing

@Suite struct CheckstyleReportTests {
  @Test func groupsDiagnosticsByFile() {
    var report = SmallReport("\"A\" & <B>.swift").changing("Write `a < b`\tfor\n`c`", line: 2)
      .offering("Drop `c`", line: 3).declining("it is fine", line: 4)
      .failing("\u{0}gone").report
    report.files += SmallReport("C.swift").declining("it is fine", line: 4).report.files
    report.files +=
      SmallReport("D.swift").addingUnusedSuppression("suppresses nothing", line: 1).report.files
    #expect(
      CheckstyleReport(report).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="&quot;A&quot; &amp; &lt;B&gt;.swift">
            <error line="1" column="1" severity="error" message="\u{FFFD}gone" source="statewise"/>
            <error line="2" column="3" severity="warning" message="Write `a &lt; b`&#9;for&#10;`c`" source="statewise.tidy"/>
            <error line="3" column="3" severity="info" message="Drop `c` (requires `--safety review`)" source="statewise.tidy"/>
          </file>
          <file name="D.swift">
            <error line="1" column="3" severity="warning" message="suppresses nothing" source="statewise"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func isAnEmptyElementWithoutDiagnostics() {
    #expect(
      CheckstyleReport(ReportSample.empty).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3"/>

        """)
  }
}
