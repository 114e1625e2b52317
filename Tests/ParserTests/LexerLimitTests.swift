import SourceText
import Syntax
import Testing

@testable import Parser

/// Input that could take quadratic time or overflow the stack. The limit only detects a hang;
/// benchmarks measure the time.
@Suite struct LexerLimitTests {
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "\"", "#", "/", " /", "+/", "`", "\"\\(", "/*", "\"abc\n", "#\"\"\"\\#(", "#/\n", "<#",
      "+<# ",
      "<<<<<<< \n", "“", "(", "\\ ", "\u{301}", "a?", "#\"\"\"\\#(##\"\"\"\\##(",
    ])
  func coversEveryByteOfRepeatedPieces(_ piece: String) {
    let text = SourceText(String(repeating: piece, count: 1_000_000 / piece.utf8.count))
    var lexed = LexedTokens()
    defer { lexed.tokens.deallocate() }
    text.withUnsafeBytes { Lexer.lex(text: $0.baseAddress!, count: $0.count, into: &lexed) }
    let last = lexed.tokens[lexed.tokens.count - 1]
    #expect(last.kind == .endOfFile && Int(last.start) == text.count)
  }

  @Test func storesLongTokensSeparately() {
    let name = String(repeating: "a", count: 70_000)
    let text = SourceText("x \(name) y")
    var lexed = LexedTokens()
    defer { lexed.tokens.deallocate() }
    text.withUnsafeBytes { Lexer.lex(text: $0.baseAddress!, count: $0.count, into: &lexed) }
    #expect(lexed.tokens[1].shortLength == TokenRecord.longLength)
    #expect(lexed.longTokens.map(\.start) == [2])
    #expect(lexed.longTokens.map(\.end) == [70_002])
    #expect(lexed.tokens[2].start == 70_003)
  }
}
