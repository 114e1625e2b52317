import Parser
import Semantics
import SourceText
import SymbolIndex
import Syntax
import Testing

/// The answers do not depend on what was asked before.
@Suite struct QuestionOrderTests {
  private static let code = """
    protocol Shelf {
      associatedtype Item
      var items: [Item] { get }
    }
    extension Shelf {
      var count: Int { items.count }
      var first: Item? { items.first }
    }
    struct Box: Shelf {
      let items = [Note()]
      let other = Crate.shared.notes
    }
    struct Note {
      let title = "a"
      let box = Crate.shared.lid
      let length = defaultTitle.count
    }
    final class Crate {
      static let shared = Crate()
      let notes = Box().items
      let lid = Lid(size: defaultTitle.count)
    }
    struct Lid {
      let size: Int
      let text = Note().title
    }
    let defaultTitle = Note().title
    func use(box: Box) {
      let note = box.first
      print(note?.title ?? defaultTitle, box.count, Crate.shared.notes.map { $0.length })
    }
    """

  private let tree = SyntaxParser().parse(SourceText(Self.code, path: "App.swift"))

  private var expressions: [SyntaxCursor] {
    tree.nodeKinds.indices.filter { tree.nodeKinds[$0] == .declReferenceExpr }
      .map { SyntaxCursor(tree: tree, id: NodeID($0)) }
  }

  /// The types of all names, by a program that was asked one of them first.
  private func types(askingFirst first: SyntaxCursor) -> [String] {
    let program = Program(MarkedCode.known + [ProgramFile(IndexedFile(tree), module: "App")])
    _ = program.type(of: first)
    return expressions.map { program.text(of: program.type(of: $0)) }
  }

  @Test func firstQuestionDoesNotMatter() {
    let expected = types(askingFirst: expressions[0])
    for first in expressions {
      #expect(types(askingFirst: first) == expected, "after asking for \(first.text)")
    }
  }
}
