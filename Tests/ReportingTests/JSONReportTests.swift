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
}
