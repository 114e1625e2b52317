import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The `body` of a view.
struct CountedBody {
  /// The declaration of the view, or the extension that has its body.
  let view: TypeDecl
  let property: SyntaxCursor
  /// The braces around its statements.
  private let block: SyntaxCursor

  /// The computed properties called `body` in the types of a tree.
  static func all(in tree: SyntaxTree) -> [CountedBody] {
    TypeDecl.all(in: tree).flatMap { decl in
      decl.members.compactMap { CountedBody(of: decl, property: $0) }
    }
  }

  private init?(of view: TypeDecl, property: SyntaxCursor) {
    guard property.kind == .variableDecl, !property.hasModifier(.static),
      let binding = property.child(.patternBinding),
      binding.child(.identifierPattern)?.text == "body",
      let block = binding.child(.accessorBlock)?.getter
    else { return nil }
    self.view = view
    self.property = property
    self.block = block
  }

  private var tree: SyntaxTree { property.tree }

  var firstStatement: SyntaxCursor? { block.children.first { _ in true } }

  /// The edits that put a statement first, on a line of its own unless the body shares the line of the brace.
  func edits(inserting statement: String) throws(Obstacle) -> [Edit] {
    if let obstacle { throw obstacle }
    guard let brace = block.firstToken else { return [] }
    let next = TokenID(brace.index + 1)
    if tree.tokens[next.index].flags.contains(.startsLine) {
      return FirstStatement(body: block).edits(inserting: statement)
    }
    return [.insert(statement + "; ", at: tree.range(of: next).start)]
  }

  /// Why another statement in it would not compile.
  private var obstacle: Obstacle? {
    if property.hasModifier(.nonisolated) {
      return Obstacle(.unsupportedForm, "`body` is `nonisolated`, and the counter is not")
    }
    // The protocol's result builder applies only where the conformance is stated.
    if view.inheritedNames.isEmpty, !property.hasAttribute("ViewBuilder") {
      return Obstacle(
        .unsupportedForm, "`body` is declared apart from the conformance to `View`",
        remedy: "add `@ViewBuilder` to `body`")
    }
    return nil
  }
}

extension SyntaxCursor {
  fileprivate func hasAttribute(_ name: String) -> Bool {
    children.contains { $0.kind == .attribute && $0.textWithoutTrivia == "@" + name }
  }
}
