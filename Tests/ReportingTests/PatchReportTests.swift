import Reporting
import Testing

@Suite struct PatchReportTests {
  @Test func concatenatesTheDiffs() {
    let diffs = ReportSample.all.files.compactMap { $0.result?.diff }
    #expect(diffs.count == 3)
    #expect(Array(PatchReport(ReportSample.all).text.utf8) == Array(diffs.joined().utf8))
  }

  @Test func isEmptyWithoutChanges() {
    #expect(PatchReport(ReportSample.empty).text == "")
  }
}
