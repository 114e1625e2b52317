import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// A property that a structure gets besides those that it has.
struct PropertyInsertion {
  let type: TypeDecl

  private var tree: SyntaxTree { type.cursor.tree }

  /// The edits that add a state of its own, behind the others.
  func edits(addingState declaration: String) throws(PlacedObstacle) -> [Edit] {
    let properties = type.storedProperties.filter { !$0.isConditional }
    let states = properties.filter { $0.wrappers.contains { $0.name == "State" } }
    guard let neighbour = (states.last ?? properties.last)?.decl else {
      return try edits(addingToBlock: declaration)
    }
    let indentation = tree.source.indentation(ofLineAt: neighbour.range.start)
    let end = DeclarationExtent(of: neighbour).range.end
    return [.insertDeclaration(lineEnd + indentation + declaration, at: end)]
  }

  /// The edits that add a property which is handed over before all others.
  func edits(addingFirst declaration: String) throws(PlacedObstacle) -> [Edit] {
    guard let neighbour = type.storedProperties.first else {
      return try edits(addingToBlock: declaration)
    }
    guard !neighbour.isConditional else {
      throw PlacedObstacle(
        .conditionalCompilation, "`\(neighbour.name)` is declared within `#if`", at: neighbour.decl)
    }
    let indentation = tree.source.indentation(ofLineAt: neighbour.decl.range.start)
    let start = DeclarationExtent(of: neighbour.decl).range.start
    return [.insert(declaration + lineEnd + indentation, at: start)]
  }

  /// The edits that add a property where there is none, with a blank line behind it and its like.
  private func edits(addingToBlock declaration: String) throws(PlacedObstacle) -> [Edit] {
    guard let block = type.cursor.child(.memberBlock), let open = block.firstToken,
      let first = block.children.first(where: { _ in true })?.firstToken,
      tree.tokens[first.index].flags.contains(.startsLine)
    else {
      throw PlacedObstacle(
        .unusualDeclaration, "`\(type.name)` has no line for a property", at: type.cursor)
    }
    // What follows the brace on its line speaks of the type.
    let comment = tree.trailingTrivia(of: open).last(where: \.isComment)
    let end = comment?.range.end ?? tree.range(of: open).end
    let indentation = tree.source.indentation(ofLineAt: tree.range(of: first).start)
    let line = Edit.insertDeclaration(lineEnd + indentation + declaration, at: end)
    let next = tree.source[ByteRange(end, tree.range(of: first).start)].drop { !$0.isLineEnd }
    let isBlank = next.starts(with: (lineEnd + lineEnd).utf8)
    let start = ByteOffset(next.startIndex + lineEnd.utf8.count)
    return isBlank ? [line] : [line, .insertOnce(lineEnd, at: start)]
  }

  private var lineEnd: String { LineEnding(of: tree.source).rawValue }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
