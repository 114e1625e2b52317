import SourceText
import SymbolIndex
import Syntax

/// A property that is added to a structure.
public struct PropertyInsertion {
  private let type: TypeDecl

  public init(type: TypeDecl) {
    self.type = type
  }

  private var tree: SyntaxTree { type.cursor.tree }

  /// The edits that add a state after the others.
  public func edits(addingState declaration: String) throws(Obstacle) -> [Edit] {
    let properties = type.storedProperties.filter { !$0.isConditional }
    let states = properties.filter { $0.wrappers.contains { $0.name == "State" } }
    guard let neighbor = states.last ?? properties.last else {
      return try edits(addingToBlock: declaration)
    }
    return edits(adding: declaration, after: neighbor)
  }

  /// The edits that add a property on the line after another one.
  public func edits(adding declaration: String, after other: StoredProperty) -> [Edit] {
    let line = lineEnd + type.indentation(besideMemberAt: other.decl.range.start) + declaration
    let end = other.decl.endBehindSemicolon ?? DeclarationExtent(of: other.decl).range.end
    return [.insertDeclaration(line, at: end)]
  }

  /// The edits that add a property where there is none, with one blank line after all added ones.
  private func edits(addingToBlock declaration: String) throws(Obstacle) -> [Edit] {
    guard let block = type.cursor.child(.memberBlock), let open = block.firstToken,
      let first = block.children.first(where: { _ in true })?.firstToken,
      tree.tokens[first.index].flags.contains(.startsLine)
    else {
      throw Obstacle(
        .unusualDeclaration,
        "the first member of `\(type.name)` is on the line of its `{`, "
          + "so there is no line for a property",
        at: type.cursor)
    }
    // A comment after the brace on its line is about the type.
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

extension TypeDecl {
  /// The indentation of a new member beside another one, which may stand on the line of the type's `{`.
  public func indentation(besideMemberAt place: ByteOffset) -> String {
    let source = cursor.tree.source
    let line = source.indentation(ofLineAt: place)
    let start = cursor.child(.memberBlock)?.range.start ?? place
    let isBelow = source.string(ByteRange(start, place)).contains(where: \.isNewline)
    return isBelow ? line : line + TextStyle(of: source).indentation.text
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
