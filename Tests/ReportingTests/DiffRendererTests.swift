import Reporting
import SourceText
import Testing

@Suite struct DiffRendererTests {
  private func render(_ isColored: Bool) -> String {
    let edits = EditSet([.replace(ByteRange(2..<3), with: "c")])!
    let diff = UnifiedDiff(of: SourceText("a\nb", path: "A.swift"), edits: edits)
    return String(decoding: DiffRenderer(isColored: isColored).render(diff), as: UTF8.self)
  }

  @Test func colorsLinesAndNotTheirEnds() {
    let unended = "\\ No newline at end of file\n"
    let expected =
      "\u{1B}[1m--- a/A.swift\u{1B}[m\n\u{1B}[1m+++ b/A.swift\u{1B}[m\n"
      + "\u{1B}[36m@@ -1,2 +1,2 @@\u{1B}[m\n a\n"
      + "\u{1B}[31m-b\u{1B}[m\n\(unended)\u{1B}[32m+c\u{1B}[m\n\(unended)"
    #expect(render(true) == expected)
    #expect(!render(false).contains("\u{1B}"))
  }

  @Test(arguments: [
    (ColorChoice.auto, true, nil, true), (.auto, false, nil, false), (.auto, true, "1", false),
    (.auto, true, "", true), (.always, false, "1", true), (.never, true, nil, false),
  ])
  func colorsAsAsked(
    _ choice: ColorChoice, _ isTerminal: Bool, _ noColor: String?, _ expected: Bool
  ) {
    #expect(choice.isColored(onTerminal: isTerminal, noColor: noColor) == expected)
  }
}
