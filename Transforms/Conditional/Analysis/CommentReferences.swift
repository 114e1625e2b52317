import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Comments that speak of code which a change replaces or removes, and may no longer be true.
extension SyntaxTree {
  /// Whether a comment, or the string of an attribute such as `renamed:`, refers to a function.
  ///
  /// - Parameter removed: the code that is removed, which does not count.
  func refersInText(to name: String, besides removed: ByteRange) -> Bool {
    let comments = comments(in: source.range).map(\.range)
    let strings = nodes(ofKind: .attribute).flatMap { $0.descendants }
      .filter { $0.kind == .simpleStringLiteralExpr || $0.kind == .stringLiteralExpr }.map(\.range)
    return (comments + strings).contains { range in
      !removed.contains(range) && source.string(range).refers(to: name)
    }
  }
}

extension String {
  /// Whether a text writes the name of a function as code.
  fileprivate func refers(to name: String) -> Bool {
    ["`\(name)`", "`\(name)(", ".\(name)(", ".\(name) {", "\(name)(_:", "\"\(name)("].contains {
      contains($0)
    }
  }

  /// Whether a comment speaks of a conditional modifier, or steers a linter at the next line.
  fileprivate var speaksOfRebuilding: Bool {
    let text = lowercased()
    return [
      "conditional modifier", "conditional view", "rebuil", "recreat", "re-creat",
      "swiftlint:disable:next", "swiftlint:disable:this",
    ].contains { text.contains($0) }
  }
}

extension ConditionalCall {
  /// Why a comment at the call has to be read again.
  ///
  /// - Parameter names: the modifiers that the change replaces with others, and those others.
  func commentCaveat(replacing names: [String], ancestry: Ancestry) -> String? {
    let own = helper.call.cursor.tree.name(of: helper.nameToken)
    let isStale = comments(ancestry).contains { text in
      text.speaksOfRebuilding || text.refers(to: own)
        || names.contains { text.contains("\($0)(") || text.contains("`\($0)") || text.hasWord($0) }
    }
    return isStale ? "a comment here may no longer be true" : nil
  }

  /// The comments above the statement, above and in the call, and behind it.
  private func comments(_ ancestry: Ancestry) -> [String] {
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
      found += tree.ownComments(above: first)
      // Directives to a linter are nobody's own.
      found += tree.leadingTrivia(of: first).filter {
        $0.isComment && tree.source.string($0.range).contains("swiftlint:")
      }
    }
    // A comment above an `#if` speaks of the code in it.
    let block = ancestry.ancestors(of: call).first { Self.blocks.contains($0.kind) }
    if let block, block.kind == .ifConfigClause,
      let first = ancestry.parent(of: block)?.firstToken
    {
      found += tree.ownComments(above: first)
    }
    return found.map { tree.source.string($0.range) }
  }

  private static let blocks: Set<SyntaxKind> = [
    .accessorBlock, .closureExpr, .codeBlock, .ifConfigClause, .switchCase,
  ]
}

extension String {
  /// Whether a text contains a name of several words, such as `onTapGesture`, which no prose has.
  fileprivate func hasWord(_ name: String) -> Bool {
    name.contains { $0.isUppercase } && split { !$0.isLetter }.contains { $0 == name }
  }
}
