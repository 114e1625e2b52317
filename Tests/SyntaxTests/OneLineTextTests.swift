import Parser
import SourceText
import Syntax
import Testing

@Suite struct OneLineTextTests {
  @Test(arguments: [
    ("f(\n  a,\n  b: c\n)", "f(a, b: c)"),
    ("shelf\n  .isOpen", "shelf.isOpen"),
    ("shelf\n  ||\n  .isOpen", "shelf || .isOpen"),
    ("isOpen\n  ? .large\n  : .\n    small", "isOpen ? .large : .small"),
    ("isOpen\n  ?\n  .large\n  :\n  .small", "isOpen ? .large : .small"),
    ("a  // why\n  + b", "a + b"),
    ("a  +  b", "a  +  b"),
    ("items.map {\n  $0.id\n}", "items.map {\n  $0.id\n}"),
  ])
  func joinsLinesWithoutChangingTokens(_ source: String, _ expected: String) throws {
    let tree = SyntaxParser().parse(SourceText("(\(source))"))
    let tuple = try #require(tree.nodes(ofKind: .tupleExpr).first { _ in true })
    let element = try #require(tuple.children.first { _ in true })
    #expect(element.oneLineText == expected)
  }
}
