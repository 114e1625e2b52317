import SourceText
import Syntax
import TransformKit

/// A statement beside another one that does the same.
struct RedundantStatement {
  /// The deletion of the statement with the white space between the two; comments stay.
  let deletion: Edit
  /// Whether a comment above it or behind it stays, which may speak of it.
  let leavesComment: Bool

  /// - Parameters:
  ///   - mayBeFirst: whether the other statement may also follow it.
  ///   - doesSame: whether another statement does the same.
  /// - Returns: nil where no statement beside it does, or it contains a comment.
  init?(
    _ statement: SyntaxCursor, mayBeFirst: Bool, ancestry: Ancestry,
    where doesSame: (SyntaxCursor) -> Bool
  ) {
    guard let list = ancestry.parent(of: statement),
      [.codeBlock, .closureExpr, .switchCase].contains(list.kind)
    else { return nil }
    let statements = Array(list.children)
    guard let index = statements.firstIndex(where: { $0.id == statement.id }) else { return nil }
    let before = index == 0 ? nil : statements[index - 1]
    let after = index + 1 < statements.count ? statements[index + 1] : nil
    let tree = statement.tree
    let comments = { (range: ByteRange) in tree.comments(in: range).map(\.range) }
    let range: ByteRange
    var remark: ByteRange?
    // Assignments between the two change nothing about the presentation.
    let earlier = statements[..<index].reversed().first { !$0.isPlainAssignment }
    if let before, doesSame(before) || earlier.map(doesSame) ?? false {
      let gap = ByteRange(before.range.end, statement.range.start)
      let comment = statement.lastToken.flatMap {
        tree.trailingTrivia(of: $0).first(where: \.isComment)
      }
      if let comment, tree.source.string(comment.range).asksForRemoval, comments(gap).isEmpty {
        range = ByteRange(gap.start, comment.range.end)
        remark = comment.range
      } else if let comment {
        range = ByteRange(statement.range.start, comment.range.start)
      } else {
        range = ByteRange(comments(gap).last?.end ?? gap.start, statement.range.end)
      }
    } else if let after, mayBeFirst, doesSame(after) {
      let gap = ByteRange(statement.range.end, after.range.start)
      range = ByteRange(statement.range.start, comments(gap).first?.start ?? gap.end)
    } else {
      return nil
    }
    guard comments(statement.range).isEmpty, let first = statement.firstToken,
      let last = statement.lastToken
    else { return nil }
    deletion = remark == nil ? .delete(range) : .deleteWithComments(range)
    leavesComment = (tree.leadingTrivia(of: first) + tree.trailingTrivia(of: last))
      .contains { $0.isComment && $0.range != remark }
  }
}

extension String {
  /// Whether a comment beside a statement only asks whether it is needed: `// remove?`
  fileprivate var asksForRemoval: Bool {
    let words = Set(lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init))
    return !words.isDisjoint(with: Self.wordsOfRemoval)
      && words.isSubset(of: Self.wordsOfRemoval.union(["maybe", "this", "to", "be"]))
  }

  private static let wordsOfRemoval: Set = ["delete", "redundant", "remove", "unnecessary"]
}

extension SyntaxCursor {
  /// Whether a statement only assigns a value that no call computes.
  fileprivate var isPlainAssignment: Bool {
    kind == .sequenceExpr && children.contains { $0.kind == .assignmentExpr }
      && !descendants.contains { [.functionCallExpr, .awaitExpr, .closureExpr].contains($0.kind) }
  }
}
