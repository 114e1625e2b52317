import Foundation
import Parser
import SourceText
import Syntax
import Testing

@testable import Runner

/// What counts as a token that reads differently.
@Suite struct TokenComparisonTests {
  /// The text of the first token that the edit of a word changes elsewhere.
  private func firstChange(replacing word: String, by replacement: String, in text: String)
    -> String?
  {
    let source = SourceText(text)
    let start = text.utf8.count - text[text.range(of: word)!.lowerBound...].utf8.count
    let edits = EditSet([.replace(ByteRange(start..<start + word.utf8.count), with: replacement)])!
    let parser = SyntaxParser()
    let old = parser.parse(source)
    return TokenComparison.firstChange(
      from: old, to: parser.parse(edits.applied(to: source)), edits: edits
    ).map { source.string(old.range(of: $0)) }
  }

  @Test func passesOverEmptyTokens() {
    #expect(firstChange(replacing: "let", by: "var", in: #"let a = "\(b)""#) == nil)
    #expect(firstChange(replacing: "let", by: "async let", in: #"let a = "\(b)\(c)d""#) == nil)
  }

  @Test func noticesWhatReadsDifferently() {
    #expect(firstChange(replacing: "a", by: "\"", in: "a + b") == "+")
    #expect(firstChange(replacing: "let", by: "// let", in: "let a = 1") == "a")
  }
}
