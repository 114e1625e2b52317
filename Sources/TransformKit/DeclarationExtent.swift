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
    let all = Self.ownComments(above: first, in: tree)
    let headsOthers = all.count == 1 && all[0].isHeading(of: decl)
    let own = headsOthers ? [] : all
    let trailing = tree.trailingTrivia(of: last).last(where: \.isComment)
    range = ByteRange(
      own.first?.range.start ?? decl.range.start, trailing?.range.end ?? decl.range.end)
    isBelowAnotherComment = own.count < comments.count
  }

  private static func ownComments(above token: TokenID, in tree: SyntaxTree) -> [TriviaPiece] {
    var own: [TriviaPiece] = []
    var lineEndCount = 0
    for piece in tree.leadingTrivia(of: token).reversed() {
      if piece.kind == .lineEnd { lineEndCount += 1 }
      guard piece.isComment else { continue }
      // Swift reads documentation across blank lines.
      let isNear = lineEndCount < 2 || own.isEmpty && piece.isDocumentation
      // What stands at the top of a file speaks of the file.
      let isOfFile = token.index == 0 && !piece.isDocumentation
      guard isNear, !isOfFile, !tree.isDirective(piece), !tree.isCode(piece) else { break }
      own.insert(piece, at: 0)
      lineEndCount = 0
    }
    return own
  }
}
