import SourceText
import Testing
import TransformKit

/// How long lines of a file may be that no tool limits.
@Suite
struct CodeStyleTests {
  /// Files of 100 lines of code, of which some have 140 characters.
  @Test(arguments: [(3, 120), (5, 120), (6, 140)])
  func takesLongLinesForExceptions(_ count: Int, _ length: Int) {
    let long = String(repeating: "x", count: 140)
    let lines = (0..<100).map { $0 < count ? long : "let a = \($0)" }
    let source = SourceText(lines.joined(separator: "\n"), path: "Book.swift")
    #expect(CodeStyleMap().lineLength(in: source) == length)
  }

  @Test func keepsToTheConfiguredLength() {
    let source = SourceText(String(repeating: "x", count: 140), path: "Shelf/Book.swift")
    let styles = CodeStyleMap(byFolder: ["Shelf": CodeStyle(lineLength: 100)])
    #expect(styles.lineLength(in: source) == 100)
  }
}
