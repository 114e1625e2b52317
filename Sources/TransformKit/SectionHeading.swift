import SourceText
import Syntax

/// A `MARK` comment that stands above some declarations and heads nothing else: another mark or the
/// end of the members follows them.
public struct SectionHeading: Sendable {
  /// The place of the comment.
  public let comment: ByteRange
  /// Whether no other comment stands above it and the declarations.
  let isFirstComment: Bool

  /// - Parameters:
  ///   - first: the first of the declarations, which follow each other up to `last`.
  ///   - isAbout: whether a title speaks of them alone: then other members may follow after a blank line.
  public init?(
    above first: SyntaxCursor, to last: SyntaxCursor, isAbout: (String) -> Bool = { _ in false }
  ) {
    let tree = first.tree
    guard let start = first.firstToken, let end = last.lastToken, 0 < start.index else {
      return nil
    }
    let extent = DeclarationExtent(of: first).range
    let above = tree.leadingTrivia(of: start).filter { $0.range.end <= extent.start }
    let comments = above.filter(\.isComment)
    guard let piece = comments.last, let mark = SectionMark(piece, in: tree) else { return nil }
    // A line drawn above the mark would be left behind.
    if let other = comments.dropLast().last {
      let lineEnds = above.filter {
        $0.kind == .lineEnd && other.range.end <= $0.range.start
          && $0.range.end <= piece.range.start
      }
      guard 1 < lineEnds.count else { return nil }
    }
    let next = TokenID(end.index + 1)
    if let following = tree.leadingTrivia(of: next).first(where: \.isComment) {
      guard let other = SectionMark(following, in: tree), other.isDivider || !mark.isDivider else {
        return nil
      }
    } else {
      let kind = tree.tokens[next.index].kind
      guard
        kind == .rightBrace || kind == .endOfFile || tree.isPreview(at: next)
          || isAbout(mark.title) && tree.isSetOff(next) && !tree.isSetOff(start)
      else { return nil }
    }
    comment = piece.range
    isFirstComment = comments.count == 1
  }

  /// The title of the last `MARK` between a declaration and the code above it.
  public static func title(above decl: SyntaxCursor) -> String? {
    guard let first = decl.firstToken else { return nil }
    let comments = decl.tree.leadingTrivia(of: first).filter(\.isComment)
    return comments.lazy.compactMap { SectionMark($0, in: decl.tree)?.title }.last
  }
}

extension SyntaxTree {
  /// Whether a blank line is between a token and what is above it, a comment included.
  fileprivate func isSetOff(_ token: TokenID) -> Bool {
    let gap = leadingTrivia(of: token).reversed().prefix { !$0.isComment }
    return 1 < gap.count { $0.kind == .lineEnd }
  }

  /// Whether a token begins `#Preview`, which needs no heading.
  fileprivate func isPreview(at token: TokenID) -> Bool {
    tokens[token.index].kind == .pound && name(of: TokenID(token.index + 1)) == "Preview"
  }
}
