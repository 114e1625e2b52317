import Parser
import SourceText
import Syntax
import Testing

@testable import SymbolIndex

@Suite struct SymbolIndexTests {
  private let index = SymbolIndex(
    merging: [
      (
        "A.swift",
        "struct Outer { struct Inner: View, Sendable {} }\nextension Outer.Inner: P<Int> {}"
      ),
      ("B.swift", "extension Outer { enum Kind {} }\nlet made = `Inner`()"),
    ].map { path, text in
      FileSymbols(of: SyntaxParser().parse(SourceText(text, path: path)))
    })

  @Test func namesTypesByWhatTheyStandIn() {
    #expect(index.declarations(named: "Inner").map(\.symbol.qualifiedName) == ["Outer.Inner"])
    #expect(index.declarations(named: "Kind").map(\.symbol.qualifiedName) == ["Outer.Kind"])
  }

  @Test func tellsExtensionsFromDeclarations() {
    #expect(index.extensions(named: "Inner").map(\.symbol.inheritedNames) == [["P"]])
    #expect(index.extensions(named: "Outer").map(\.path) == ["B.swift"])
  }

  @Test func knowsWhichFilesMayMentionAName() {
    let table = MentionTable(of: index)
    #expect(table.files(mentioning: "Inner") == ["A.swift", "B.swift"])
    #expect(table.files(mentioning: "made") == ["B.swift"])
    #expect(table.files(mentioning: "Absent").isEmpty)
  }
  @Test func knowsWhichFilesDeclareAFunction() {
    let trees = ["func shelve() {}", "shelve()", "struct A { func shelve() {} }"].enumerated()
      .map { SyntaxParser().parse(SourceText($1, path: "\($0).swift")) }
    let table = MentionTable(of: SymbolIndex(merging: trees.map { FileSymbols(of: $0) }))
    #expect(table.files(declaringFunction: "shelve") == ["0.swift", "2.swift"])
  }
}
