import Foundation
import Reporting
import SourceText
import Testing

@Suite struct HTMLReportTests {
  /// Text with markup, the ends of a style and a script, and a direction control.
  private static let hostile =
    "</style></script><script>alert(1)</script>]]>\"><img src=x onerror=alert(1)>&amp;'\u{202E}`"

  /// A report in which every text is hostile.
  private static var hostileReport: RunReport {
    let text = hostile
    var report = SmallReport("\(text)/\(text).swift")
      .changing(text, line: 1, .review).offering(text, line: 2).declining(
        text, line: 3, remedy: text
      )
      .suppressing(
        text, line: 4, cause: .comment(Location(path: text, line: 1, column: 1), reason: text)
      )
      .failing(text, line: 5).addingUnusedSuppression(text, line: 6).report
    report.run.command = text
    report.run.roots = [text]
    report.run.gitHead = text
    report.run.transforms = [
      ReportedTransform(name: text, summary: text, safety: .safe, options: [text: text])
    ]
    report.files[0].result = FileResult(
      hashBefore: text, hashAfter: text, changeIDs: [text], verified: [],
      diff: "--- a\n+++ b\n@@ -1 +1 @@\n-\(text)\n+\(text)\(text)\n")
    return report
  }

  private static let reports = [
    ReportSample.all, ReportSample.empty, hostileReport, SmallReport().report,
    SmallReport().declining("it is tidy", line: 1).report,
  ]

  private func page(_ report: RunReport) -> PageReader {
    PageReader(HTMLReport(report, explaining: Self.codes).text)
  }

  private static let codes = [DeclineCode("nothing-to-gain", "A change has no benefit.")]

  @Test(arguments: reports) func isWellFormed(_ report: RunReport) {
    #expect(page(report).faults == [])
  }

  @Test(arguments: reports) func isSelfContained(_ report: RunReport) {
    let page = page(report)
    #expect(page.all("script").count == 1)
    #expect(page.all("style").count == 1)
    for name in ["img", "link", "iframe", "object", "base", "a"] {
      for element in page.all(name) {
        #expect(name == "a" && element.attributes["href"]?.hasPrefix("#") == true)
      }
    }
    #expect(
      !page.elements.contains { $0.attributes["src"] != nil || $0.attributes["style"] != nil })
    #expect(!page.elements.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } })
    let style = page.all("style")[0].content
    #expect(!style.contains("url(") && !style.contains("@import"))
  }

  /// Even if text of a report became markup, a browser would run only the page's own script.
  @Test(arguments: reports) func hasAContentSecurityPolicy(_ report: RunReport) throws {
    let page = page(report)
    let policy = try #require(page.all("meta").compactMap { $0.attributes["content"] }.first)
    for name in ["style", "script"] {
      let digest = SHA256.hexDigest(of: page.all(name)[0].content.utf8)
      let bytes = stride(from: 0, to: 64, by: 2).map { index in
        UInt8(digest.dropFirst(index).prefix(2), radix: 16)!
      }
      #expect(policy.contains("\(name)-src 'sha256-\(Data(bytes).base64EncodedString())'"))
    }
    #expect(policy.hasPrefix("default-src 'none'; "))
  }

  @Test(arguments: reports) func linksOnlyToExistingAnchors(_ report: RunReport) {
    let page = page(report)
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    // The other links set filters.
    let links = page.all("a").compactMap { $0.attributes["href"]?.dropFirst() }
      .filter { !$0.contains("=") }
    #expect(Set(links.map(String.init)).subtracting(ids) == [])
    let named = page.elements.compactMap { $0.attributes["aria-labelledby"] }
    #expect(Set(named).subtracting(ids) == [])
  }

  @Test(arguments: reports) func nestsHeadingsInOrder(_ report: RunReport) {
    let levels = page(report).elements.compactMap { element in
      element.name.count == 2 && element.name.hasPrefix("h") ? Int(element.name.dropFirst()) : nil
    }
    #expect(levels.first == 1 && levels.dropFirst().allSatisfy { 1 < $0 })
    for (above, below) in zip(levels, levels.dropFirst()) { #expect(below <= above + 1) }
  }

  @Test func isDeterministic() {
    #expect(HTMLReport(ReportSample.all).text == HTMLReport(ReportSample.all).text)
  }

  @Test func showsInvisibleCharacters() {
    let text = HTMLReport(Self.hostileReport).text
    #expect(!text.unicodeScalars.contains("\u{202E}"))
    #expect(text.contains("⟨U+202E⟩"))
  }

  @Test func showsTheOutcomeOfTheRun() {
    let page = page(ReportSample.all)
    #expect(page.all("h1").map(\.text) == ["2 changes made in 3 files"])
    #expect(
      page.all("h2").map(\.text) == [
        "Totals", "Failed 5", "Changes made 2", "Available 1", "Declined 4", "Suppressed 3",
        "Unused suppressions 1",
      ])
    #expect(
      page.all("p", class: "alert").map(\.text) == [
        "The run is incomplete, with 5 errors. See the errors"
      ])
    #expect(self.page(ReportSample.empty).all("h1").map(\.text) == ["Nothing to change"])
  }

  @Test func countsEachChangeOnce() {
    let entries = page(ReportSample.all).all("li", class: "entry")
      .filter { $0.attributes["data-status"] == "changed" }
    #expect(entries.count == 4)
    #expect(entries.count { $0.attributes["data-part"] == nil } == 2)
  }

  @Test func groupsDeclinesByTheirCode() {
    let report = SmallReport().declining("it is `tidy`", line: 3, remedy: "muddle it")
      .declining("it is `clean`", line: 1, remedy: "muddle it").report
    let group = page(report).all("details", class: "group")
    #expect(group.count == 1)
    let words = group[0].text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(
      words == """
        A change has no benefit. nothing-to-gain 2 \
        Remedy: muddle it A.swift:3:3it is tidy tidy A.swift:1:3it is clean tidy
        """)
  }

  @Test func listsTheClausesOfAReason() {
    let report = SmallReport().declining(
      "A.swift:3: it is `a; b`; B.swift:7: it is shown; C.swift:8: it is shown; and 2 more", line: 3
    ).report
    #expect(
      page(report).all("ul", class: "clauses").map(\.content) == [
        """
        <li>it is <code>a; b</code>: <span class="place">A.swift:3</span></li>\
        <li>it is shown: <span class="place">B.swift:7</span>, \
        <span class="place">C.swift:8</span></li><li>and 2 more</li>
        """
      ])
  }

  @Test func collapsesLargeDiffs() {
    var report = RunReport(files: [], examinedCount: 100)
    for number in 0..<100 {
      var file = SmallReport("\(number).swift").changing("Tidy", line: 1).report.files[0]
      let lines = (1...10).map { "-\($0)\n" }.joined()
      file.result = FileResult(
        hashBefore: "", hashAfter: "", changeIDs: [], verified: [],
        diff: "@@ -1,10 +0,0 @@\n" + lines)
      report.files.append(file)
    }
    let files = page(report).all("details", class: "file")
    #expect(files.count == 100)
    #expect(files.count { $0.attributes["open"] != nil } == 40)
  }

  @Test func groupsFindingsByAFewFolders() {
    let paths =
      (1...9).map { "App/Packages/Kit/Sources/Kit/\($0).swift" }
      + (1...9).map { "App/Packages/Feed/Sources/Feed/\($0).swift" }
      + ["App/Main/App.swift", "App/Scene.swift", "Tool.swift"]
    let report = RunReport(
      files: paths.map { SmallReport($0).declining("it is tidy", line: 1).report.files[0] },
      examinedCount: 20)
    let folders = page(report).all("a").filter {
      $0.attributes["href"]?.hasPrefix("#folder=") == true
    }.map(\.text)
    #expect(
      Set(folders) == [
        "(current folder)", "App", "App/Main", "App/Packages/Feed/Sources/Feed",
        "App/Packages/Kit/Sources/Kit",
      ])
  }
}
