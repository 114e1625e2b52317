import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Comments near code that a change replaces, which may no longer be true.
extension ConditionalCall {
  /// Why a comment at the call, or the documentation of what it belongs to, has to be read again.
  ///
  /// - Parameter names: the modifiers that the change replaces with others, and those others.
  func commentCaveat(replacing names: [String], ancestry: Ancestry) -> String? {
    let tree = helper.call.cursor.tree
    let own = tree.name(of: helper.nameToken)
    let closures = [helper.transform, helper.alternative].compactMap { $0 }
      .compactMap { ClosureView($0.value) }
    let parameters = closures.flatMap { $0.parameterNames ?? [] }.filter { $0 != "_" }
    let near = comments(ancestry)
    let moved = helper.alternative.map { tree.comments(in: $0.cursor.range) } ?? []
    let isMoved = moved.contains { tree.source.string($0.range).contains(where: \.isLetter) }
    let isStale = (near + ancestry.documentation(around: helper.call.cursor)).contains {
      let comment = StaleComment($0, in: tree)
      return comment.maySpeakOfMechanics || comment.refers(to: own)
        || !comment.isDocumentation && comment.isRemark
        || names.contains(where: comment.speaks(ofModifier:))
    }
    let isOfParameter = near.contains { comment in
      parameters.contains { StaleComment(comment, in: tree).speaks(ofParameter: $0) }
    }
    let tellsOfReset = tree.comments(in: tree.root.range).contains {
      StaleComment($0, in: tree).speaksOfReset
    }
    return isStale || isMoved || isOfParameter || tellsOfReset ? Self.staleComment : nil
  }

  /// Why a comment beside the condition has to be read again: it moves to the modifier.
  var movedCommentCaveat: String? {
    guard let open = helper.call.leftParen else { return nil }
    let tree = helper.call.cursor.tree
    let header = ByteRange(tree.range(of: open).end, helper.condition.cursor.range.end)
    let behind = helper.condition.cursor.lastToken.map(tree.trailingTrivia) ?? []
    let comments = tree.comments(in: header).map(\.range) + behind.filter(\.isComment).map(\.range)
    let haveWords = comments.contains { tree.source.string($0).contains(where: \.isLetter) }
    return haveWords ? Self.staleComment : nil
  }

  static let staleComment = "a comment here may no longer be true"

  /// The comments above the statement, above and in the call, and behind it.
  private func comments(_ ancestry: Ancestry) -> [TriviaPiece] {
    let call = helper.call.cursor
    let tree = call.tree
    let start = receiver?.range.end ?? call.range.start
    var found = tree.comments(in: ByteRange(start, call.range.end))
    if let last = call.lastToken { found += tree.trailingTrivia(of: last).filter(\.isComment) }
    if let receiver, let last = receiver.lastToken {
      found += tree.trailingTrivia(of: last).filter(\.isComment)
    }
    let statement = ancestry.ancestors(of: call).prefix { !Self.blocks.contains($0.kind) }
    if let first = (Array(statement).last ?? call).firstToken {
      found += tree.leadingTrivia(of: first).filter(\.isComment)
    }
    // A comment above an `#if`, or behind its end, speaks of the code in it.
    let blocks = ancestry.ancestors(of: call).filter { Self.blocks.contains($0.kind) }
    for block in blocks.prefix(while: { $0.kind == .ifConfigClause }) {
      guard let branches = ancestry.parent(of: block) else { continue }
      found += branches.firstToken.map(tree.ownComments(above:)) ?? []
      found += branches.lastToken.map(tree.trailingTrivia(of:))?.filter(\.isComment) ?? []
    }
    return found
  }

  private static let blocks: Set<SyntaxKind> = [
    .accessorBlock, .closureExpr, .codeBlock, .ifConfigClause, .switchCase,
  ]
}

extension Ancestry {
  /// The comments above the declarations around a node, and above an `#if` around these.
  func documentation(around node: SyntaxCursor) -> [TriviaPiece] {
    ancestors(of: node).filter { Self.documented.contains($0.kind) }.compactMap(\.firstToken)
      .flatMap { tree.ownComments(above: $0) }
  }

  private static let documented: Set<SyntaxKind> = [
    .classDecl, .enumDecl, .extensionDecl, .functionDecl, .ifConfigDecl, .structDecl, .variableDecl,
  ]
}
