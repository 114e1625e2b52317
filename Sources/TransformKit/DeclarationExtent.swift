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

extension TriviaPiece {
  fileprivate var isDocumentation: Bool { kind == .docLineComment || kind == .docBlockComment }

  /// Whether a comment above a declaration is about the next one as well: a few words above lines with the
  /// same attribute, such as `// Environment`.
  fileprivate func isHeading(of decl: SyntaxCursor) -> Bool {
    guard kind == .lineComment, let first = decl.firstToken, let last = decl.lastToken else {
      return false
    }
    let tree = decl.tree
    let next = TokenID(last.index + 1)
    let isGroup =
      tree.tokens[first.index].kind == .atSign && tree.tokens[next.index].kind == .atSign
      && tree.attributeName(after: first) == tree.attributeName(after: next)
    let gap = tree.leadingTrivia(of: next) + tree.trailingTrivia(of: last)
    let isNext = gap.count { $0.kind == .lineEnd } < 2 && !gap.contains(where: \.isComment)
    let words = tree.source.string(range).split { !$0.isLetter }
    return isGroup && isNext && words.count < 4
      && !words.contains { $0.lowercased().contains("dismiss") }
  }
}

extension SyntaxTree {
  fileprivate func attributeName(after sign: TokenID) -> String {
    source.string(range(of: TokenID(sign.index + 1)))
  }

  /// Whether a comment divides a file or steers a tool, for more than the code below it.
  fileprivate func isDirective(_ comment: TriviaPiece) -> Bool {
    let text = source.string(comment.range)
    return ["MARK:", "swiftlint:", "swiftformat:"].contains { text.contains($0) }
      && !text.contains(":next")
  }

  /// Whether a comment is code that was commented out.
  fileprivate func isCode(_ comment: TriviaPiece) -> Bool {
    guard comment.kind == .lineComment else { return false }
    let text = source.string(comment.range).drop { $0 == "/" || $0 == " " }
    let words = text.split(separator: " ", maxSplits: 2)
    guard let first = words.first else { return false }
    if first.hasPrefix("@") { return first.dropFirst().first?.isUppercase ?? false }
    let declares = ["fileprivate", "func", "internal", "let", "private", "public", "static", "var"]
    return declares.contains(String(first)) && 1 < words.count
      && text.contains { "=:({".contains($0) }
  }
}
