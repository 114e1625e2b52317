import SourceText
import Testing

@Suite struct TextStyleTests {
  @Test(arguments: [
    ("", LineEnding.lineFeed),
    ("a\nb\n", .lineFeed),
    ("a\r\nb\r\nc\n", .carriageReturnLineFeed),
    ("a\rb\rc\n", .carriageReturn),
    ("a\r\nb\n", .lineFeed),
    ("a\r\rb\r\n", .carriageReturn),
  ])
  func detectsTheMostFrequentLineEnding(_ text: String, _ expected: LineEnding) {
    #expect(LineEnding(of: SourceText(text)) == expected)
  }

  @Test(arguments: [
    ("", Indentation.spaces(4)),
    ("a\n  b\n    c\n  d\n", .spaces(2)),
    ("a\n    b\n        c\n", .spaces(4)),
    ("a\n\tb\n\t\tc\n", .tab),
    ("/**\n * a\n * b\n */\na\n   b\n", .spaces(3)),
    ("a(\n              b)\nc\n  d\n", .spaces(2)),
    ("a\r\n    b\r\nc\r\n", .spaces(4)),
  ])
  func detectsTheMostFrequentIndentation(_ text: String, _ expected: Indentation) {
    #expect(Indentation(of: SourceText(text)) == expected)
  }

  @Test(arguments: [
    (LineEnding.lineFeed, Indentation.spaces(2), "if a {\n>  b\n>}\n"),
    (.lineFeed, .tab, "if a {\n>\tb\n>}\n"),
    (.carriageReturnLineFeed, .spaces(4), "if a {\r\n>    b\r\n>}\r\n"),
  ])
  func convertsNewTextToTheStyleOfTheFile(
    _ ending: LineEnding, _ indentation: Indentation, _ expected: String
  ) {
    let style = TextStyle(lineEnding: ending, indentation: indentation)
    #expect(style.styled("if a {\n  b\n}\n", indentedBy: ">") == expected)
  }

  @Test func leavesBlankLinesEmpty() {
    let style = TextStyle(lineEnding: .lineFeed, indentation: .spaces(2))
    #expect(style.styled("a\n\n   \nb", indentedBy: "  ") == "a\n\n\n  b")
  }

  @Test func returnsTheIndentationOfALine() {
    let source = SourceText("\u{FEFF}  a\r\n\t b c\n")
    #expect(source.hasByteOrderMark)
    #expect(source.indentation(ofLineAt: ByteOffset(5)) == "  ")
    #expect(source.indentation(ofLineAt: source.range.end) == "")
    #expect(source.indentation(ofLineAt: ByteOffset(12)) == "\t ")
  }
}
