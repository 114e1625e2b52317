import Reporting
import SourceText
import Testing

@Suite struct MarkdownReportTests {
  private func lines(_ report: RunReport) -> [String] {
    MarkdownReport(report).text.split(separator: "\n").map(String.init)
  }

  /// The Markdown of a title.
  private func title(_ title: String) -> String {
    lines(SmallReport().changing(title, line: 1).report).first { $0.hasPrefix("- ") }!
      .replacing("- line 1: ", with: "").replacing(" (`tidy`)", with: "")
  }

  @Test func escapesEverythingExceptCode() {
    #expect(title("Write `a ? b : c` for `if`") == "Write `a ? b : c` for `if`")
    #expect(
      title("*A* _b_ [c](d) <e> & ~f~ | \\")
        == "\\*A\\* \\_b\\_ \\[c\\](d) &lt;e&gt; &amp; \\~f\\~ \\| \\\\")
    #expect(title("one ` alone") == "one \\` alone")
    #expect(title("# no heading") == "# no heading")
    #expect(title("- no list") == "\\- no list")
    #expect(title("1. no list") == "1\\. no list")
  }

  /// GitHub links these after it has converted the Markdown.
  @Test func preventsMentionsAndLinks() {
    #expect(title("@team") == "@<!-- -->team")
    #expect(title("fixes #12") == "fixes #<!-- -->12")
    #expect(title("init(a:b:)") == "init(a:<!-- -->b:<!-- -->)")
    #expect(title("https://a.b") == "https:<!-- -->//a.b")
    #expect(title("GH-7 www.a.b") == "GH<!-- -->-7 www<!-- -->.a.b")
    #expect(title("$a$") == "<span>$</span>a<span>$</span>")
    #expect(title("`@State #12`") == "`@State #12`")
  }

  @Test func usesALongerFenceForCodeWithFences() {
    var report = SmallReport().changing("Tidy", line: 1).report
    report.files[0].result = FileResult(
      hashBefore: "", hashAfter: "", changeIDs: [], verified: [],
      diff: "--- a/A\n+++ b/A\n@@ -1 +1 @@\n-````\n+a\r\n")
    let text = MarkdownReport(report).text
    #expect(text.contains("\n`````diff\n@@ -1,1 +1,1 @@\n-````\n+a⟨U+000D⟩\n`````\n"))
  }

  @Test func hasATableOfTotals() {
    let table = lines(ReportSample.all).filter { $0.hasPrefix("|") }
    #expect(
      table == [
        "| Transform | Changed | Available | Declined | Suppressed | Failed |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        "| **All** | **2** | **1** | **4** | **3** | **2** |",
        "| `decouple-dismiss` | 1 | 0 | 1 | 1 | 0 |",
        "| `if-to-ternary` | 1 | 0 | 2 | 2 | 1 |",
        "| `remove-unused-helper` | 0 | 1 | 1 | 0 | 1 |",
      ])
  }

  @Test func hasASectionForEachKindOfFinding() {
    let heads = lines(ReportSample.all).filter { $0.hasPrefix("#") }
    #expect(
      heads == [
        "## 2 changes made in 3 files", "### Failed: 5", "### Changes made: 2", "### Available: 1",
        "### Declined: 4", "### Suppressed: 3", "### Unused suppressions: 1",
      ])
    #expect(
      lines(ReportSample.empty) == [
        "## Nothing to change", "Dry run: no file was written. 0 files examined.",
      ])
  }

  @Test func listsAChangeInEachFileThatItEdits() {
    let lines = lines(ReportSample.all)
    #expect(
      lines.contains(
        "- line 12: Pass a closure to `Café` (**review**, `decouple-dismiss`); "
          + "in 3 files, also `App/Badge.swift`, `App/Model.swift`"))
    #expect(
      lines.contains(
        "- part of the change at `App/Café/日本 <View>.swift:12:5`: "
          + "Pass a closure to `Café` (**review**, `decouple-dismiss`)"))
  }

  // MARK: The size limit

  private func largeReport(files: Int) -> RunReport {
    var report = RunReport(files: [], examinedCount: files)
    for number in 0..<files {
      var file = SmallReport("Sources/\(number).swift").changing("Tidy", line: 1)
        .declining("it is tidy", line: 2).report.files[0]
      file.result = FileResult(
        hashBefore: "", hashAfter: "", changeIDs: [], verified: [],
        diff: "@@ -1,9 +0,0 @@\n" + String(repeating: "-  statement()\n", count: 9))
      report.files.append(file)
    }
    return report
  }

  @Test(arguments: [1, 10, 100, 300, 1000, 5000]) func fitsAGitHubComment(files: Int) {
    let text = MarkdownReport(largeReport(files: files)).text
    #expect(text.utf8.count <= 65_536)
    let isWhole = text.matches(of: /```diff/).count == files
    #expect(text.contains("Omitted to fit the size limit") != isWhole)
    #expect(text.matches(of: /<details>/).count == text.matches(of: /<\/details>/).count)
  }

  @Test func omitsDiffsBeforeTheEndsOfLists() {
    let few = MarkdownReport(largeReport(files: 300)).text
    #expect(few.contains("Omitted to fit the size limit: "))
    #expect(few.contains(" diffs. `--report html=FILE` contains everything."))
    #expect(few.contains("<code>Sources/299.swift</code>"))
    let many = MarkdownReport(largeReport(files: 5000)).text
    #expect(many.contains(" diffs and the ends of long lists."))
    #expect(many.contains("\nand 4,800 more files\n"))
    #expect(many.contains("\n- and 4,800 more\n"))
  }

  @Test func keepsTheTotalsIfNothingElseFits() {
    let text = MarkdownReport(largeReport(files: 50), limit: 700).text
    #expect(text.utf8.count <= 700)
    #expect(text.hasPrefix("## 50 changes to make in 50 files\n"))
    #expect(text.contains("| **All** | **50** | **0** | **50** | **0** | **0** |"))
    #expect(text.contains("and 50 more files"))
  }
}
