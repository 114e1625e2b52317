import Reporting
import SourceText
import Testing

@Suite struct CommentedJSONTests {
  @Test(arguments: [
    ("\"\\ud83d\\ude00\\n\\\"é\"", "😀\n\"é"), ("\"a\\/b\"", "a/b"), ("\"\\u0041\\u00e9\"", "Aé"),
    ("\"\\ud83d\"", "\u{FFFD}"), ("\u{FEFF} /* a */ \"b\" // c", "b"),
  ])
  func parsesStrings(_ text: String, _ expected: String) throws {
    let node = try CommentedJSON.read(SourceText(text))
    guard case .string(let string) = node.value else {
      Issue.record("no string")
      return
    }
    #expect(string == expected)
  }

  @Test(arguments: [
    ("\"\\u+123\"", "in JSON, `\\u` must be followed by four hexadecimal digits", 3),
    ("\"a\nb\"", "unterminated string", 0),
    ("[1 /]", "expected `,` or `]`", 3),
    ("/x", "expected a value", 0),
  ])
  func reportsErrorsWithOffsets(_ text: String, _ message: String, _ offset: Int) {
    let fault = #expect(throws: CommentedJSON.Fault.self) {
      _ = try CommentedJSON.read(SourceText(text))
    }
    #expect(fault?.message == message)
    #expect(fault?.offset == ByteOffset(offset))
  }
}
