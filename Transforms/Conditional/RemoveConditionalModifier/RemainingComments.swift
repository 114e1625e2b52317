import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// The comments that stay where a helper is removed, and that may speak of it.
struct RemainingComments {
  private let removed: ByteRange
  private let file: ParsedFile
  private let context: TransformContext

  init(besides removed: ByteRange, in file: ParsedFile, _ context: TransformContext) {
    self.removed = removed
    self.file = file
    self.context = context
  }

  /// Why the comments have to be read.
  func caveat(about names: [String]) -> String? {
    let texts = comments(in: file.tree) + strings(in: file.tree)
    if let name = names.first(where: { texts.refer(to: $0) }) {
      return "a comment or attribute refers to `\(name)`"
    }
    let isStale =
      comments(in: file.tree).contains { StaleComment($0).speaksOfReplacing }
      || neighbors.contains { StaleComment($0).speaksOfNeighbors } || isUnderHeading
    if isStale { return "a comment in this file may no longer be true" }
    return names.lazy.compactMap(mentionElsewhere).first
  }

  private func comments(in tree: SyntaxTree) -> [String] {
    tree.comments(in: tree.source.range).map(\.range).filter {
      tree.source.path != file.source.path || !removed.contains($0)
    }.map { tree.source.string($0) }
  }

  /// The strings of attributes, such as `renamed:`.
  private func strings(in tree: SyntaxTree) -> [String] {
    let kinds: Set<SyntaxKind> = [.simpleStringLiteralExpr, .stringLiteralExpr]
    let inAttributes = tree.nodes(ofKind: .attribute).flatMap { Array($0.descendants) }
    return inAttributes.filter { kinds.contains($0.kind) && !removed.contains($0.range) }
      .map { tree.source.string($0.range) }
  }

  /// The comments right above and below the removed lines.
  private var neighbors: [String] {
    let tree = file.tree
    let above = tree.trivia(before: tree.token(at: removed.start))
    let below = tree.trivia(before: tree.token(at: removed.end))
    return (above + below).filter { $0.isComment && !removed.contains($0.range) }
      .map { tree.source.string($0.range) }
  }

  /// Whether a heading of extensions stands above the removed one, and will stand above something else.
  private var isUnderHeading: Bool {
    let tree = file.tree
    let next = tree.token(at: removed.end)
    return tree.nodes(ofKind: .extensionDecl).contains { removed.contains($0.range) }
      && !tree.nodes(ofKind: .extensionDecl).contains { $0.firstToken == next }
      && tree.trivia(before: tree.token(at: removed.start)).contains {
        $0.isComment && !removed.contains($0.range)
          && StaleComment(tree.source.string($0.range)).isHeading
      }
  }

  /// A comment of another file that links to a helper.
  private func mentionElsewhere(_ name: String) -> String? {
    // The keyword is meant more often.
    guard name != "if" else { return nil }
    let path = context.paths(withText: name).first { path in
      path != file.source.path
        && context.file(at: path).map { comments(in: $0.tree).refer(to: name) } == true
    }
    return path.map { "a comment in \($0) refers to `\(name)`" }
  }
}

extension [String] {
  fileprivate func refer(to name: String) -> Bool {
    contains { StaleComment($0).refers(to: name) }
  }
}
