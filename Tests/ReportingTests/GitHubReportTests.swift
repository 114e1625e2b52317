import Reporting
import Testing

@Suite struct GitHubReportTests {
  private func lines(_ small: SmallReport) -> [Substring] {
    GitHubReport(small.report).text.split(separator: "\n")
  }

  @Test func writesErrorsThenWarningsThenNotices() {
    let small = SmallReport("App/A.swift").declining("it is fine", line: 1)
      .declining("it is public", line: 1, remedy: "make it internal").offering("Drop `c`", line: 2)
      .changing("Write `a::b, c`", line: 3).addingUnusedSuppression("suppresses nothing", line: 4)
      .failing("gone")
    #expect(
      lines(small) == [
        "::error file=App/A.swift,line=1,col=1,title=statewise::gone",
        "::warning file=App/A.swift,line=3,col=3,title=tidy::Write `a::b, c`",
        "::warning file=App/A.swift,line=4,col=3,title=statewise::suppresses nothing",
        "::notice file=App/A.swift,line=2,col=3,title=tidy::Drop `c` (requires `--safety review`)",
        "::notice file=App/A.swift,line=1,col=3,title=tidy::Declined (nothing-to-gain): it is fine",
        "::notice file=App/A.swift,line=1,col=3,title=tidy::"
          + "Declined (nothing-to-gain): it is public; remedy: make it internal",
      ])
  }

  /// A file name must not be able to inject another workflow command.
  @Test func escapesCharactersThatWouldEndACommand() {
    let small = SmallReport("A,b:100%\n::error::.swift").changing(
      "50%\r\n::set-env::\u{1B}", line: 1)
    #expect(
      GitHubReport(small.report).text
        == "::warning file=A%2Cb%3A100%25%0A%3A%3Aerror%3A%3A.swift,line=1,col=3,title=tidy::"
        + "50%25 ::set-env::⟨U+001B⟩\n")
  }

  @Test func notesAnnotationsAboveTheLimit() {
    func small(_ count: Int) -> SmallReport {
      (1...count).reduce(SmallReport()) { $0.changing("Drop it", line: $1) }
    }
    #expect(lines(small(10)).count == 10)
    #expect(lines(small(10)).last == "::warning file=A.swift,line=10,col=3,title=tidy::Drop it")
    #expect(lines(small(12)).count == 10)
    #expect(
      lines(small(12)).last
        == "::warning title=statewise::3 more are not shown, due to GitHub's limit")
  }

  @Test func isEmptyWithoutFindings() {
    #expect(GitHubReport(ReportSample.empty).text == "")
  }
}
