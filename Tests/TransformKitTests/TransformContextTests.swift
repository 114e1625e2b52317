import Parser
import SourceText
import SymbolIndex
import Testing
import TransformKit

@Suite struct TransformContextTests {
  private let context: TransformContext

  init() {
    let texts = [
      "A.swift": "struct Shelf { struct Book {} }\nstruct Book {}\n",
      "B.swift": "let a = Book()\nlet b = Shelf.Book()\nlet c: Book = .init()\n",
      "C.swift": "// Book()\nlet d = \"Book\"\n",
      "D.swift": "let e = )@( Book()\n",
    ]
    let trees = texts.sorted { $0.key < $1.key }
      .map { SyntaxParser().parse(SourceText($0.value, path: $0.key)) }
    context = TransformContext(
      index: SymbolIndex(merging: trees.map { FileSymbols(of: $0) }),
      files: FixedFiles(trees.filter { !$0.hasError }.map { IndexedFile($0) }))
  }

  @Test func givesTheTreeOfAnyFile() {
    #expect(context.file(at: "C.swift")?.path == "C.swift")
    #expect(context.file(at: "D.swift") == nil)
    #expect(context.file(at: "E.swift") == nil)
  }

  @Test func findsTheFilesThatMentionAName() {
    #expect(context.files(mentioning: "Book").map(\.path) == ["A.swift", "B.swift"])
    #expect(context.files(mentioning: "Pen").isEmpty)
  }

  @Test(arguments: [("Book", ["Book()", ".init()"]), ("Shelf.Book", ["Shelf.Book()"])])
  func findsWhatMakesAnInstance(_ type: String, _ expected: [String]) {
    let found = context.constructions(of: type, declaredIn: "A.swift")
    #expect(found.map(\.expression.textWithoutTrivia) == expected)
    #expect(found.allSatisfy { $0.obstacle == nil })
  }
}
