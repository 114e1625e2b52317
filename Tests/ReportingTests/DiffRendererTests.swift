import Reporting
import SourceText
import Testing

@Suite struct DiffRendererTests {
  private func render(_ isColored: Bool, of changes: [ReportedChange] = []) -> String {
    let edits = EditSet([.replace(ByteRange(2..<3), with: "c")])!
    let diff = UnifiedDiff(of: SourceText("a\nb", path: "A.swift"), edits: edits)
    return String(
      decoding: DiffRenderer(isColored: isColored).render(diff, of: changes), as: UTF8.self)
  }

  @Test func colorsLinesWithoutTheirNewlines() {
    let unended = "\\ No newline at end of file\n"
    let expected =
      "\u{1B}[1m--- a/A.swift\u{1B}[m\n\u{1B}[1m+++ b/A.swift\u{1B}[m\n"
      + "\u{1B}[36m@@ -1,2 +1,2 @@\u{1B}[m\n a\n"
      + "\u{1B}[31m-b\u{1B}[m\n\(unended)\u{1B}[32m+c\u{1B}[m\n\(unended)"
    #expect(render(true) == expected)
    #expect(!render(false).contains("\u{1B}"))
  }

  @Test func printsHeadings() {
    let change = ReportedChange(
      location: Location(path: "A.swift", line: 3, column: 5), transform: "tidy", title: "Tidy `a`",
      safety: .safe, otherPaths: ["B.swift", "C.swift"])
    let heading = "A.swift:3:5: Tidy `a` (tidy), in 3 files: A.swift, B.swift, C.swift"
    #expect(change.heading == heading)
    #expect(render(false, of: [change]).hasPrefix(heading + "\n--- a/A.swift\n"))
    #expect(render(true, of: [change]).hasPrefix("\u{1B}[33m\(heading)\u{1B}[m\n\u{1B}[1m--- a/"))
  }

  @Test func listsNoFilesForAChangeInOne() {
    let change = ReportedChange(
      location: Location(path: "A.swift", line: 3, column: 5), transform: "tidy", title: "Tidy",
      safety: .safe, otherPaths: [])
    #expect(change.heading == "A.swift:3:5: Tidy (tidy)")
  }

  @Test func limitsThePathsInAHeading() {
    let change = ReportedChange(
      location: Location(path: "A.swift", line: 3, column: 5), transform: "tidy", title: "Tidy",
      safety: .safe, otherPaths: (1...8).map { "\($0).swift" })
    #expect(
      change.heading.hasSuffix(
        "in 9 files: A.swift, 1.swift, 2.swift, 3.swift, 4.swift, 5.swift and 3 more"))
  }

  @Test(arguments: [
    (ColorChoice.auto, true, nil, true), (.auto, false, nil, false), (.auto, true, "1", false),
    (.auto, true, "", true), (.always, false, "1", true), (.never, true, nil, false),
  ])
  func decidesWhenToColor(
    _ choice: ColorChoice, _ isTerminal: Bool, _ noColor: String?, _ expected: Bool
  ) {
    #expect(choice.isColored(onTerminal: isTerminal, noColor: noColor) == expected)
  }
}
