import SourceText
import Testing

@Suite struct LineTableTests {
  @Test(arguments: [
    ("", [0]), ("a", [0]), ("a\n", [0, 2]), ("a\r\nb\rc\n\n", [0, 3, 5, 7, 8]),
    ("\r\r\n", [0, 1, 3]),
  ])
  func startsALineAfterEachLineEnding(_ text: String, _ starts: [Int]) {
    #expect(LineTable(SourceText(text)).starts.map(\.index) == starts)
  }

  @Test func countsLinesAndColumnsFromOne() {
    let table = LineTable(SourceText("ab\ncd", path: "a.swift"))
    #expect(table.location(of: ByteOffset(0)).description == "a.swift:1:1")
    #expect(table.location(of: ByteOffset(4)).description == "a.swift:2:2")
    #expect(table.location(of: ByteOffset(5)).description == "a.swift:2:3")
  }
}
