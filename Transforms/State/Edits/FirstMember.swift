import SourceText
import SymbolIndex
import Syntax
import TransformKit

/// The place of a declaration before all members of a type.
struct FirstMember {
  private let type: TypeDecl

  init(of type: TypeDecl) {
    self.type = type
  }

  /// - Parameter declaration: the declaration, as transforms write code.
  /// - Throws: why there is no place for it.
  func insertion(of declaration: String) throws(Obstacle) -> Edit {
    let tree = type.cursor.tree
    guard let block = type.cursor.child(.memberBlock), let open = block.firstToken,
      let first = block.children.first(where: { _ in true })?.firstToken,
      tree.tokens[first.index].flags.contains(.startsLine)
    else {
      throw Obstacle(
        .unusualDeclaration, "the first member of `\(type.name)` is on the line of its `{`",
        at: type.cursor)
    }
    let style = TextStyle(of: tree.source)
    let lineEnd = style.lineEnding.rawValue
    let comment = tree.trailingTrivia(of: open).last(where: \.isComment)
    let end = comment?.range.end ?? tree.range(of: open).end
    let base = tree.source.indentation(ofLineAt: tree.range(of: first).start)
    let breaks = tree.trivia(before: first).prefix { !$0.isComment || $0.range.end <= end }
      .count { $0.kind == .lineEnd && end <= $0.range.start }
    let isSpaced = 1 < breaks
    let text = style.styled(declaration, indentedBy: base)
    return .insertDeclaration(
      lineEnd + (isSpaced ? lineEnd : "") + base + text + (isSpaced ? "" : lineEnd), at: end)
  }
}
