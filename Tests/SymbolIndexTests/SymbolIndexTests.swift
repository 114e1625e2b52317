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
  private static func index(of texts: [String]) -> SymbolIndex {
    SymbolIndex(
      merging: texts.enumerated().map { number, text in
        FileSymbols(of: SyntaxParser().parse(SourceText(text, path: "\(number).swift")))
      })
  }

  @Test func knowsWhichFilesDeclareAFunction() {
    let table = MentionTable(
      of: Self.index(of: ["func shelve() {}", "shelve()", "struct A { func shelve() {} }"]))
    #expect(table.files(declaringFunction: "shelve") == ["0.swift", "2.swift"])
  }

  @Test(arguments: [
    "struct A { var id: Int }", "struct A { let name, id: Int }",
    "struct A { let (id, b) = (1, 2) }",
    "struct A { var `id` = 1 }", "extension A { static var id: Int { 1 } }",
    "enum A { func id() {} }", "struct A {\n#if DEBUG\n  var id = 1\n#endif\n}",
    "func f() { struct A { lazy var id = 1 } }",
    "let text = \"\\({ () -> Int in let id = 1; return id }())\"",
  ])
  func knowsWhichFilesDeclareAMember(_ text: String) {
    #expect(Self.index(of: [text]).paths(declaringMember: "id") == ["0.swift"])
  }

  @Test func leavesFilesOutThatOnlyMentionAMember() {
    let index = Self.index(of: ["f(id: a.id)", "// var id", "\"var id\""])
    #expect(index.paths(declaringMember: "id").isEmpty)
  }

  @Test(arguments: [
    "struct A: Equatable { static func == (a: A, b: A) -> Bool { true } }",
    "extension A: Equatable { static func `is equal`(a: A) {} }",
    "prefix func √(a: Equatable) {}", "func 👍(a: Equatable) {}",
  ])
  func knowsWhichFilesDeclareOperators(_ text: String) {
    #expect(Self.index(of: [text]).pathsDeclaringOperators == ["0.swift"])
  }

  @Test func leavesFilesOutThatDeclareNoOperators() {
    let index = Self.index(of: [
      "struct A: Equatable { func isEqual() {} }", "let sum = a + b",
    ])
    #expect(index.pathsDeclaringOperators.isEmpty)
  }
}
