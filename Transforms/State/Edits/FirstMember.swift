import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// The place of a declaration before all members of a type, or those of its section.
struct FirstMember {
  private let type: TypeDecl

  init(of type: TypeDecl) {
    self.type = type
  }

  /// - Parameters:
  ///   - declaration: the declaration, as transforms write code.
  ///   - access: its modifier with the space after it; none for an internal one.
  /// - Throws: why there is no place for it.
  func insertion(of declaration: String, access: String = "") throws(Obstacle) -> Edit {
    let tree = type.cursor.tree
    guard let block = type.cursor.child(.memberBlock), let open = block.firstToken,
      let first = block.children.first(where: { _ in true })?.firstToken,
      tree.tokens[first.index].flags.contains(.startsLine)
    else {
      throw Obstacle(
        .unusualDeclaration, "the first member of `\(type.name)` is on the line of its `{`",
        at: type.cursor)
    }
    if let (mark, member) = mark(for: access, in: block) {
      return insertion(of: declaration, after: mark.range.end, before: member)
    }
    let comment = tree.trailingTrivia(of: open).last(where: \.isComment)
    let end = comment?.range.end ?? tree.range(of: open).end
    return insertion(of: declaration, after: end, before: first)
  }

  /// The mark of the section for types, or of the one for declarations with an access level: `// MARK: Private`. A
  /// type that has none of them is not ordered in this way.
  private func mark(
    for access: String, in block: SyntaxCursor
  ) -> (mark: TriviaPiece, member: TokenID)? {
    let tree = type.cursor.tree
    let marks = block.children.compactMap(\.firstToken).flatMap { token in
      tree.leadingTrivia(of: token).compactMap { comment in
        SectionMark(comment, in: tree).map { (title: $0.title.lowercased(), comment, token) }
      }
    }
    let level = access.isEmpty ? "internal" : String(access.dropLast())
    let found =
      marks.first { ["types", "nested types", "enums"].contains($0.title) }
      ?? marks.first { $0.title == level }
    return found.map { ($0.1, $0.2) }
  }

  private func insertion(
    of declaration: String, after end: ByteOffset, before member: TokenID
  ) -> Edit {
    let tree = type.cursor.tree
    let style = TextStyle(of: tree.source)
    let lineEnd = style.lineEnding.rawValue
    let base = tree.source.indentation(ofLineAt: tree.range(of: member).start)
    let breaks = tree.trivia(before: member).drop { $0.range.start < end }
      .prefix { !$0.isComment }.count { $0.kind == .lineEnd }
    let isSpaced = 1 < breaks
    let text = style.styled(declaration, indentedBy: base)
    return .insertDeclaration(
      lineEnd + (isSpaced ? lineEnd : "") + base + text + (isSpaced ? "" : lineEnd), at: end)
  }
}
