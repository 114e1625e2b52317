import SourceText
import SymbolIndex
import Syntax

/// A property that a structure gets for a state of its own: behind those that it has, or before all else.
struct StateInsertion {
  let type: TypeDecl

  private var tree: SyntaxTree { type.cursor.tree }

  func edit(adding declaration: String) throws(PlacedObstacle) -> Edit {
    let properties = type.storedProperties.filter { !$0.isConditional }
    let states = properties.filter { $0.wrappers.contains { $0.name == "State" } }
    if let neighbour = (states.last ?? properties.last)?.decl {
      return edit(adding: declaration, behind: neighbour)
    }
    return try edit(addingFirst: declaration)
  }

  private func edit(adding declaration: String, behind neighbour: SyntaxCursor) -> Edit {
    let extent = DeclarationExtent(of: neighbour).range
    let indentation = tree.source.indentation(ofLineAt: neighbour.range.start)
    return .insertDeclaration(lineEnd + indentation + declaration, at: extent.end)
  }

  private func edit(addingFirst declaration: String) throws(PlacedObstacle) -> Edit {
    guard let block = type.cursor.child(.memberBlock), let open = block.firstToken,
      let first = block.children.first(where: { _ in true })?.firstToken,
      tree.tokens[first.index].flags.contains(.startsLine)
    else { throw PlacedObstacle("`\(type.name)` has no line for a state", at: type.cursor) }
    // What follows the brace on its line speaks of the type.
    let comment = tree.trailingTrivia(of: open).last(where: \.isComment)
    let end = comment?.range.end ?? tree.range(of: open).end
    let indentation = tree.source.indentation(ofLineAt: tree.range(of: first).start)
    return .insertDeclaration(lineEnd + indentation + declaration + lineEnd, at: end)
  }

  private var lineEnd: String { LineEnding(of: tree.source).rawValue }
}
