import Parser
import SourceText
import Syntax
import Testing

/// Checks which trivia belongs to which token. The expected text has a line for each token,
/// `[leading] text [trailing]`, with the kinds of the pieces; brackets without pieces are omitted.
private func check(
  _ source: String, _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let tree = SyntaxParser().parse(SourceText(source))
  var covered = ByteOffset(0)
  let lines = tree.tokens.indices.map { index in
    let token = TokenID(index)
    let text = tree.source.string(tree.range(of: token))
    for piece in tree.trivia(before: token) {
      #expect(piece.range.start == covered, "pieces cover all", sourceLocation: sourceLocation)
      covered = piece.range.end
    }
    covered = tree.range(of: token).end
    return [
      names(tree.leadingTrivia(of: token)), text.isEmpty ? "end" : text,
      names(tree.trailingTrivia(of: token)),
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }
  #expect(covered == tree.source.range.end, sourceLocation: sourceLocation)
  #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}

private func names(_ pieces: [TriviaPiece]) -> String {
  pieces.isEmpty ? "" : "[" + pieces.map { "\($0.kind)" }.joined(separator: " ") + "]"
}

@Suite struct TriviaTests {
  @Test func endsTrailingTriviaBeforeTheLineEnding() {
    check("a \n  b", "a [spaces]\n[lineEnd spaces] b\nend")
  }

  @Test func assignsACommentToTheTokenOnItsLine() {
    check("a // b\n// c\nd", "a [spaces lineComment]\n[lineEnd lineComment lineEnd] d\nend")
  }

  @Test func assignsTriviaAtTheStartOfTheFileToTheFirstToken() {
    check("// a\n\nb", "[lineComment lineEnd lineEnd] b\nend")
  }

  @Test func assignsTriviaAtTheEndOfTheFileToTheEndToken() {
    check("a\n// b\n", "a\n[lineEnd lineComment lineEnd] end")
    check("a // b", "a [spaces lineComment]\nend")
  }

  @Test func readsAMultilineBlockCommentAsOnePiece() {
    check("a /* b\n */ c", "a [spaces blockComment spaces]\nc\nend")
    check("a /* b /* c */ d */e", "a [spaces blockComment]\ne\nend")
  }

  @Test func distinguishesDocumentationComments() {
    check(
      "/// a\n/**/ // b\nc",
      "[docLineComment lineEnd blockComment spaces lineComment lineEnd] c\nend")
    check("/** a */b", "[docBlockComment] b\nend")
  }

  @Test func readsEachLineEndingAsOnePiece() {
    check("a\r\n\r\nb\rc\nd", "a\n[lineEnd lineEnd] b\n[lineEnd] c\n[lineEnd] d\nend")
  }

  @Test func distinguishesTabsAndSpaces() {
    check("a \t b", "a [spaces tabs spaces]\nb\nend")
  }

  @Test func readsOtherBytesAsPieces() {
    check("\u{FEFF}a\u{B}", "[other other other] a [other]\nend")
  }

  @Test func ignoresCommentMarkersInStrings() {
    check("\"// a\" // b", "\"\n// a\n\" [spaces lineComment]\nend")
  }

  @Test(arguments: [
    ("a", ""),
    ("// a\nb /* c */ + d // e\n/// f", "// a|/* c */|// e|/// f"),
    (#""// a" + "\(b /* c */)""#, "/* c */"),
    ("/* a /* b */ */", "/* a /* b */ */"),
    ("a / b // c\r\n", "// c"),
  ])
  func listsComments(_ source: String, _ expected: String) {
    let tree = SyntaxParser().parse(SourceText(source))
    let texts = tree.comments.map { tree.source.string($0.range) }
    #expect(texts.joined(separator: "|") == expected)
  }

  /// The range is the text between the guillemets.
  @Test(arguments: [
    ("‹// a\nb // c\n›// d", "// a|// c"),
    ("// a\n‹b› // c", ""),
    ("b‹ // c›", "// c"),
    ("b /‹* c */›", ""),
    ("f(‹a /* b */, /* c */ d› /* e */)", "/* b */|/* c */"),
    ("a‹› /* b */", ""),
  ])
  func listsCommentsInARange(_ marked: String, _ expected: String) throws {
    let parts = marked.split(omittingEmptySubsequences: false) { "‹›".contains($0) }
    try #require(parts.count == 3)
    let tree = SyntaxParser().parse(SourceText(parts.joined()))
    let start = parts[0].utf8.count
    let range = ByteRange(start..<start + parts[1].utf8.count)
    let texts = tree.comments(in: range).map { tree.source.string($0.range) }
    #expect(texts.joined(separator: "|") == expected)
  }
}
