import SourceText
import SymbolIndex
import Syntax

/// A property that a structure gets besides those that it has.
struct PropertyInsertion {
  let type: TypeDecl

  private var tree: SyntaxTree { type.cursor.tree }

  /// The edit that adds a state of its own, behind the others.
  func edit(addingState declaration: String) throws(PlacedObstacle) -> Edit {
    let properties = type.storedProperties.filter { !$0.isConditional }
    let states = properties.filter { $0.wrappers.contains { $0.name == "State" } }
    guard let neighbour = (states.last ?? properties.last)?.decl else {
      return try edit(addingToBlock: declaration)
    }
    let indentation = tree.source.indentation(ofLineAt: neighbour.range.start)
    return .insertDeclaration(
      lineEnd + indentation + declaration, at: DeclarationExtent(of: neighbour).range.end)
  }

  /// The edit that adds a property which is handed over before all others.
  func edit(addingFirst declaration: String) throws(PlacedObstacle) -> Edit {
    guard let neighbour = type.storedProperties.first else {
      return try edit(addingToBlock: declaration)
    }
    guard !neighbour.isConditional else {
      throw PlacedObstacle("`\(neighbour.name)` is declared within `#if`", at: neighbour.decl)
    }
    let indentation = tree.source.indentation(ofLineAt: neighbour.decl.range.start)
    return .insert(
      declaration + lineEnd + indentation, at: DeclarationExtent(of: neighbour.decl).range.start)
  }

  /// The edit that adds a property where there is none.
  private func edit(addingToBlock declaration: String) throws(PlacedObstacle) -> Edit {
    guard let block = type.cursor.child(.memberBlock), let open = block.firstToken,
      let first = block.children.first(where: { _ in true })?.firstToken,
      tree.tokens[first.index].flags.contains(.startsLine)
    else { throw PlacedObstacle("`\(type.name)` has no line for a property", at: type.cursor) }
    // What follows the brace on its line speaks of the type.
    let comment = tree.trailingTrivia(of: open).last(where: \.isComment)
    let end = comment?.range.end ?? tree.range(of: open).end
    let indentation = tree.source.indentation(ofLineAt: tree.range(of: first).start)
    return .insertDeclaration(lineEnd + indentation + declaration + lineEnd, at: end)
  }

  private var lineEnd: String { LineEnding(of: tree.source).rawValue }
}
