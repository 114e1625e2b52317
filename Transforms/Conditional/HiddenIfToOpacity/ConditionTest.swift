import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A condition as the test of a ternary: `isNew` as in `isNew ? 0 : 1`.
///
/// If the whole condition is negated, the negation is removed and the values swap places. Everything
/// else is kept byte for byte. Parentheses are added only if the ternary would bind tighter.
struct ConditionTest: Sendable {
  private let condition: SyntaxCursor
  private let operand: SyntaxCursor
  private let isNegated: Bool

  /// - Parameter holds: whether the first value is chosen if the condition is true.
  init(_ condition: SyntaxCursor, holds: Bool = true) {
    let negated = condition.negatedOperand
    self.condition = condition
    operand = negated ?? condition
    isNegated = (negated != nil) == holds
  }

  /// The whole choice as text: `hidden ? 0 : 1`.
  func text(choosing first: String, or second: String) -> String {
    let test = operand.bindsLooserThanChoice ? "(\(operand.text))" : operand.text
    return "\(test) \(values(first, second))"
  }

  /// The edits that turn the condition into a ternary in place.
  func edits(choosing first: String, or second: String) -> [Edit] {
    var edits: [Edit] = []
    if condition.range.start < operand.range.start {
      edits.append(.delete(ByteRange(condition.range.start, operand.range.start)))
    }
    if operand.bindsLooserThanChoice {
      edits.append(.insert("(", at: operand.range.start))
      edits.append(.insert(")", at: operand.range.end))
    }
    if let place = lineBelow {
      edits.append(.insert(place.lineStart + values(first, second), at: place.offset))
    } else {
      edits.append(.insert(" " + values(first, second), at: operand.range.end))
    }
    return edits
  }

  private func values(_ first: String, _ second: String) -> String {
    isNegated ? "? \(second) : \(first)" : "? \(first) : \(second)"
  }

  /// The place for the values on a line of their own, if the last line of the condition starts with an
  /// operator or operand. On that line, the values would seem to belong to the operand alone.
  private var lineBelow: (offset: ByteOffset, lineStart: String)? {
    let tree = operand.tree
    guard operand.kind == .sequenceExpr,
      let lastLine = operand.tokenIDs.dropFirst().last(where: {
        tree.tokens[$0].flags.contains(.startsLine)
      }),
      let lastToken = operand.lastToken,
      operand.children.contains(where: { $0.tokenIDs.lowerBound == lastLine })
    else { return nil }
    let comment = tree.trailingTrivia(of: lastToken).last(where: \.isComment)
    let source = tree.source
    let indentation = source.indentation(ofLineAt: tree.range(of: TokenID(lastLine)).start)
    let lineStart = LineEnding(of: source).rawValue + indentation
    return (comment?.range.end ?? operand.range.end, lineStart)
  }
}
