import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// The comments that stay where a helper is removed, and that may speak of it.
struct RemainingComments {
  private let removed: ByteRange
  /// What other changes remove from the file, as far as it is known.
  private let others: [ByteRange]
  private let file: ParsedFile
  private let context: TransformContext

  init(
    besides removed: ByteRange, and others: [ByteRange], in file: ParsedFile,
    _ context: TransformContext
  ) {
    self.removed = removed
    self.others = others
    self.file = file
    self.context = context
  }

  /// Why the comments have to be read.
  func caveat(about names: [String]) -> String? {
    let name = names.first { name in
      comments(in: file.tree).contains { $0.refers(to: name) }
        || strings(in: file.tree).contains { $0.refers(to: name) }
    }
    if let name {
      return "a comment or attribute refers to `\(name)`"
    }
    if removedComments.contains(where: \.listsContents) {
      return "its comment may be about the file"
    }
    if removedComments.contains(where: \.isNote) {
      return "a note goes with it that may be about something else"
    }
    if removedComments.contains(where: \.mayAskToKeep) {
      return "its comment may say why it has to stay"
    }
    if file.tree.leavesDirectives(around: removed) {
      return "the directives around it would be about nothing"
    }
    let isStale =
      comments(in: file.tree).contains(where: \.speaksOfReplacing)
      || neighbors.contains(where: \.speaksOfNeighbors) || describesTheFile(names)
    if isStale { return "a comment in this file may no longer be true" }
    return names.lazy.compactMap(mentionElsewhere).first ?? mentionOfFile
  }

  private var removedComments: [StaleComment] {
    file.tree.comments(in: removed).map { StaleComment($0, in: file.tree) }
  }

  private func comments(
    in tree: SyntaxTree, besides others: [ByteRange] = []
  ) -> [StaleComment] {
    tree.comments(in: tree.source.range).filter {
      (tree.source.path != file.source.path || !isRemoved($0.range)) && !others.contains($0.range)
    }.map { StaleComment($0, in: tree) }
  }

  /// The strings of attributes, such as `renamed:`.
  private func strings(in tree: SyntaxTree) -> [String] {
    let kinds: Set<SyntaxKind> = [.simpleStringLiteralExpr, .stringLiteralExpr]
    let inAttributes = tree.nodes(ofKind: .attribute).flatMap { Array($0.descendants) }
    return inAttributes.filter { kinds.contains($0.kind) && !removed.contains($0.range) }
      .map { tree.source.string($0.range) }
  }

  /// The comments right above and below the removed lines.
  private var neighbors: [StaleComment] {
    let tree = file.tree
    let above = tree.trivia(before: tree.token(at: removed.start))
    let below = tree.trivia(before: tree.token(at: removed.end))
    return (above + below).filter { $0.isComment && !isRemoved($0.range) }
      .map { StaleComment($0, in: tree) }
  }

  /// Whether a comment that stays between the declarations may be about the helper: a heading, a list of contents,
  /// a region.
  private func describesTheFile(_ names: [String]) -> Bool {
    let tree = file.tree
    let comments = commentsBetweenDeclarations
    let lastHeading = comments.last {
      $0.range.start < removed.start && StaleComment($0, in: tree).isHeading
    }
    let attached = tree.ownComments(above: tree.token(at: removed.end)).map(\.range)
    let loose =
      tree.trivia(before: tree.token(at: removed.start)).map(\.range)
      + tree.trivia(before: tree.token(at: removed.end)).map(\.range).filter {
        !attached.contains($0)
      }
    return comments.contains { piece in
      let comment = StaleComment(piece, in: tree)
      let place = piece.range
      if comment.isDocumentation { return comment.speaksOfNeighbors }
      if isLicense(place) || comment.isHeading && piece != lastHeading { return false }
      if comment.speaksOfContents || comment.speaksOfNeighbors { return true }
      return !isHeader(place)
        && (loose.contains(place) || comment.mayClaimMore
          || names.contains(where: comment.contains(word:)))
    }
  }

  /// The comments with words outside of the bodies of functions, without those to a tool.
  private var commentsBetweenDeclarations: [TriviaPiece] {
    let tree = file.tree
    let blocks = [.accessorBlock, .closureExpr, .codeBlock].flatMap { tree.nodes(ofKind: $0) }
      .map(\.range)
    return tree.comments(in: tree.source.range).filter { comment in
      let text = tree.source.string(comment.range)
      return !isRemoved(comment.range) && !blocks.contains { $0.contains(comment.range) }
        && text.contains(where: \.isLetter) && !StaleComment(comment, in: tree).steersTool
    }
  }

  private func isRemoved(_ place: ByteRange) -> Bool {
    removed.contains(place) || others.contains { $0.contains(place) }
  }

  /// Whether a comment stands above all code of the file.
  private func isHeader(_ place: ByteRange) -> Bool {
    file.tree.leadingTrivia(of: TokenID(0)).contains { $0.range == place }
  }

  /// Whether a comment, or one that stands with it above the same code, says who owns the file.
  private func isLicense(_ place: ByteRange) -> Bool {
    let tree = file.tree
    return tree.trivia(before: tree.token(at: place.end)).contains {
      $0.isComment && tree.source.string($0.range).contains("Copyright")
    }
  }

  /// A comment of another file that links to a helper.
  private func mentionElsewhere(_ name: String) -> String? {
    // The keyword is meant more often.
    guard name != "if" else { return nil }
    let path = context.paths(withText: name).first { path in
      path != file.source.path
        && context.file(at: path).map {
          comments(in: $0.tree).contains { $0.mentions(name) }
        } == true
    }
    return path.map { "a comment in \($0) refers to `\(name)`" }
  }

  /// A comment of another file that names the file, as in `// uses the extension in View+If.swift`.
  private var mentionOfFile: String? {
    let name = file.source.path.split(separator: "/").last.map(String.init) ?? file.source.path
    let path = context.paths(withText: name).first { path in
      path != file.source.path
        && context.file(at: path).map { file in
          // A header has the name that its file had when it was created.
          let headers = file.tree.leadingTrivia(of: TokenID(0)).map(\.range)
          return comments(in: file.tree, besides: headers).contains { $0.names(file: name) }
        } == true
    }
    return path.map { "a comment in \($0) refers to \(name)" }
  }
}
