import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// An `if #available` of which each branch only dismisses the view, as older code does that uses `dismiss` or
/// `presentationMode`: the change makes both branches the same.
struct AvailabilityBranches {
  /// The expression that stays, that of the first branch.
  let kept: SyntaxCursor
  /// That of the second branch.
  let dropped: SyntaxCursor
  /// What is around the expression that stays.
  let deletions: [Edit]
  /// A comment that the deletions would remove, so that they must not be made.
  let obstacle: Obstacle?

  /// - Parameter use: an expression that dismisses the view.
  /// - Returns: nil where it is not alone in the first branch.
  init?(around use: SyntaxCursor, among uses: [SyntaxCursor], _ ancestry: Ancestry) {
    guard let block = ancestry.parent(of: use), block.kind == .codeBlock,
      let check = ancestry.parent(of: block), check.kind == .ifExpr
    else { return nil }
    let parts = Array(check.children)
    guard parts.count == 3, parts[0].textWithoutTrivia.hasPrefix("#available"),
      parts[1].id == block.id, block.onlyChild?.id == use.id, parts[2].kind == .codeBlock,
      let other = parts[2].onlyChild, uses.contains(where: { $0.id == other.id })
    else { return nil }
    kept = use
    dropped = other
    deletions = [
      .delete(ByteRange(check.range.start, use.range.start)),
      .delete(ByteRange(use.range.end, check.range.end)),
    ]
    obstacle = check.tree.comments(in: check.range).first.map {
      .lostComment(
        check.tree.source.string($0.range), remedy: "move the comment above the `if`", at: check)
    }
  }
}

extension SyntaxCursor {
  fileprivate var onlyChild: SyntaxCursor? {
    let children = Array(children)
    return children.count == 1 ? children[0] : nil
  }
}
