import Reporting
import SourceText
import Testing

/// Side-by-side diffs, as `12 before | 12 after` with changed words in brackets.
@Suite struct HTMLDiffTests {
  private func check(
    _ diff: String, _ rows: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var report = SmallReport().changing("Tidy", line: 1).report
    report.files[0].result = FileResult(
      hashBefore: "", hashAfter: "", changeIDs: [], verified: [], diff: "--- a/A\n+++ b/A\n" + diff)
    let table = PageReader(HTMLReport(report).text).all("table", class: "diff")
    let cells = table.map { PageReader($0.content).all("tr").dropFirst() }.joined().map { row in
      PageReader(row.content).all("td").map(\.text)
    }
    let found = cells.map { cells in
      guard cells.count == 4 else { return cells.joined() }
      return "\(cells[0]) \(cells[1]) | \(cells[2]) \(cells[3])"
    }
    #expect(found == rows, sourceLocation: sourceLocation)
  }

  @Test func marksChangedWords() {
    check(
      """
      @@ -3,3 +3,3 @@
       struct A: View {
      -  Text("a").hidden(isOn)
      +  Text("a").opacity(isOn ? 1 : 0)
       }

      """,
      [
        "3 struct A: View { | 3 struct A: View {",
        "4   Text(\"a\").[hidden](isOn) | 4   Text(\"a\").[opacity](isOn[ ? 1 : 0])",
        "5 } | 5 }",
      ])
  }

  @Test func marksNothingInDissimilarLines() {
    check(
      """
      @@ -9 +9 @@
      -  @Environment(\\.dismiss) private var dismiss
      +  let close: () -> Void

      """,
      ["9   @Environment(\\.dismiss) private var dismiss | 9   let close: () -> Void"])
  }

  @Test func marksAnArgumentThatIsAddedToAShortCall() {
    check(
      """
      @@ -9 +9 @@
      -  Editor()
      +  Editor(dismiss: { destination.wrappedValue = nil })

      """,
      ["9   Editor() | 9   Editor([dismiss: { destination.wrappedValue = nil }])"])
  }

  @Test func pairsSimilarLines() {
    check(
      """
      @@ -5,2 +5,4 @@
      -  first(value)
      -  second(value)
      +  let value = 3
      +  first(value, in: 1)
      +  // Then the other.
      +  second(value, in: 2)

      """,
      [
        "  | 5   let value = 3",
        "5   first(value) | 6   first(value[, in: 1])",
        "  | 7   // Then the other.",
        "6   second(value) | 8   second(value[, in: 2])",
      ])
  }

  @Test func showsTheNumberOfOmittedLines() {
    check(
      """
      @@ -3 +2,0 @@
      -  gone()
      @@ -10,0 +10 @@
      +  come()

      """,
      ["3   gone() |  ", "6 unchanged lines", "  | 10   come()"])
  }

  @Test func showsNewlinesOnlyWhereTheyDiffer() {
    check("@@ -1 +1 @@\r\n-a = 1\r\n+a = 2\r\n", ["1 a = [1] | 1 a = [2]"])
    check("@@ -1 +1 @@\n-a = 1\n+a = 2\r\n", ["1 a = [1] | 1 a = [2⟨U+000D⟩]"])
    check(
      "@@ -1 +1 @@\n-a = 1\n\\ No newline at end of file\n+a = 2\n",
      ["1 a = [1]no newline at end of file | 1 a = [2]"])
  }
}
