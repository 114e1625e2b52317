import SourceText
import Syntax

/// A declaration with the comments that speak of it: those right above it, and behind its end.
public struct DeclarationExtent {
  /// From the first of the comments to the end of the last.
  public let range: ByteRange
  /// Whether a comment above speaks of something else: a mark, or one with a blank line below it.
  public let isBelowAnotherComment: Bool

  public init(of decl: SyntaxCursor) {
    let tree = decl.tree
    guard let first = decl.firstToken, let last = decl.lastToken else {
      preconditionFailure("A declaration has tokens.")
    }
    let comments = tree.leadingTrivia(of: first).filter(\.isComment)
    let all = tree.ownComments(above: first)
    let headsOthers =
      all.count == 1 && all[0].isHeading(of: decl) || decl.isOneOfSeveral(below: all)
    let own = headsOthers ? [] : all
    let trailing = tree.trailingTrivia(of: last).last(where: \.isComment)
    range = ByteRange(
      own.first?.range.start ?? decl.range.start, trailing?.range.end ?? decl.range.end)
    isBelowAnotherComment = own.count < comments.count
  }
}
