import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// The edits that replace a conditional modifier with a modifier that chooses between two values: `.if(c) { $0.hidden() }` becomes `.opacity(c ? 0 : 1)`.
///
/// The name, the condition and the lines of the call stay in place. Only the helper is removed.
struct ModifierReplacement: Sendable {
  let edits: [Edit]
  /// A comment that the edits would remove, so that they must not be made.
  let lostComment: String?

  /// - Parameters:
  ///   - applied: the argument when the transform is applied.
  ///   - inert: the argument when it is not.
  init(of call: HelperCall, by name: String, applied: String, inert: String) {
    let tree = call.call.cursor.tree
    let condition = call.condition.value
    var removed = Self.aroundCondition(in: call)
    if let last = call.call.arguments.last, last.isTrailing, let paren = call.call.rightParen {
      removed += Self.trailingClosures(from: tree.range(of: paren).end, to: last.cursor, in: tree)
    }
    let test = ConditionTest(condition, holds: call.appliesWhenTrue)
    let nameRange = tree.range(of: call.nameToken)
    edits =
      [.replace(nameRange, with: name)] + removed.map { .delete($0) }
      + test.edits(choosing: applied, or: inert)
    lostComment = removed.lazy.flatMap { tree.comments(in: $0) }.first
      .map { tree.source.string($0.range) }
  }

  /// The label of the condition and the other arguments between the parentheses.
  private static func aroundCondition(in call: HelperCall) -> [ByteRange] {
    let listed = call.call.arguments.filter { !$0.isTrailing }
    guard let first = listed.first, let last = listed.last else { return [] }
    let condition = call.condition.value.range
    let ranges = [
      ByteRange(first.cursor.range.start, condition.start),
      ByteRange(condition.end, max(condition.end, last.cursor.range.end)),
    ]
    return ranges.filter { !$0.isEmpty }
  }

  /// The ranges after the parentheses. A comment at the end of the last statement's line is kept if
  /// only the brace follows it.
  private static func trailingClosures(
    from start: ByteOffset, to last: SyntaxCursor, in tree: SyntaxTree
  ) -> [ByteRange] {
    let all = ByteRange(start, last.range.end)
    let comments = tree.comments(in: all)
    guard comments.count == 1, let statement = ClosureView(last)?.statements.last,
      let end = statement.lastToken, let brace = last.lastToken, end.index + 1 == brace.index,
      tree.trailingTrivia(of: end).contains(comments[0]),
      tree.tokens[brace.index].flags.contains(.startsLine),
      !tree.trailingTrivia(of: brace).contains(where: \.isComment),
      tree.tokens[brace.index + 1].flags.contains(.startsLine)
    else { return [all] }
    return [
      ByteRange(start, statement.range.end), ByteRange(comments[0].range.end, last.range.end),
    ]
  }
}
