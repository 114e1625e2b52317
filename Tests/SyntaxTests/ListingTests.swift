import Parser
import SourceText
import Syntax
import Testing

private func parse(_ source: String) -> SyntaxTree { SyntaxParser().parse(SourceText(source)) }

private func spans(_ source: String) -> String {
  var text: [UInt8] = []
  parse(source).appendSpans(to: &text)
  return String(decoding: text, as: UTF8.self)
}

/// Tests of the span listing and the tree dump.
@Suite struct ListingTests {
  @Test func listsSpansInBytes() {
    #expect(
      spans("é(b) // c\n") == """
        sourceFile\t0\t11
        functionCallExpr\t0\t5
        declReferenceExpr\t0\t2
        labeledExpr\t3\t4
        declReferenceExpr\t3\t4

        """)
  }

  @Test func omitsNodesWithoutTokens() {
    #expect(spans("try").contains("missingExpr") == false)
    #expect(parse("try").nodes(ofKind: .missingExpr).map(\.text) == [""])
  }

  @Test func omitsNodesThatTheCheckIgnores() {
    #expect(spans("f(a b)").contains("unexpectedNodes") == false)
    #expect(spans("@_specialize(exported: true) func f() {}").contains("Specialize") == false)
  }

  @Test func dumpsNodesAndTokens() {
    #expect(
      parse("f(\"a\\n\",\n  b)\n").dump() == #"""
        sourceFile 1:1
          functionCallExpr 1:1
            declReferenceExpr 1:1
              'f'
            '('
            labeledExpr 1:3
              stringLiteralExpr 1:3
                '"'
                stringSegment 1:4
                  'a\n'
                '"'
              ','
            labeledExpr 2:3
              declReferenceExpr 2:3
                'b'
            ')'
          endOfFile

        """#)
  }

  @Test func dumpsEveryToken() {
    let source = "struct S<T>: P where T: Q { @A let a: [T]? = nil }\n#if B\nf { $0 }\n#endif\n"
    let tree = parse(source)
    let lines = tree.dump().split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.count == tree.nodes.count + tree.tokens.count)
    #expect(lines.last == "endOfFile")
  }

  @Test func dumpsControlCharactersReadably() {
    #expect(parse("\"\"\"\na\tb\n\"\"\"").dump().contains(#"'a\tb'"#))
  }
}
