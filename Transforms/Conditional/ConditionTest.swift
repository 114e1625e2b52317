import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A condition as the test of a choice between two values: `isNew` as in `isNew ? 0 : 1`.
///
/// A negation of the whole is dropped, and the values change places instead. All else stays byte
/// for byte; parentheses are added only where the choice would take a part of the condition.
public struct ConditionTest: Sendable {
  private let condition: SyntaxCursor
  private let operand: SyntaxCursor
  private let isTurned: Bool

  /// - Parameter holds: whether the first value is chosen when the condition holds, rather than when
  ///   it does not.
  public init(_ condition: SyntaxCursor, holds: Bool = true) {
    let negated = condition.negatedOperand
    self.condition = condition
    operand = negated ?? condition
    isTurned = (negated != nil) == holds
  }

  /// The keyword, `try` or `await`, of what the condition does besides being true or false.
  public var effect: String? {
    for place in [condition] + Array(condition.descendants) {
      if place.kind == .tryExpr { return "try" }
      if place.kind == .awaitExpr { return "await" }
    }
    return nil
  }

  /// The whole choice as text: `hidden ? 0 : 1`.
  public func text(choosing first: String, or second: String) -> String {
    let test = operand.bindsLooserThanChoice ? "(\(operand.text))" : operand.text
    return "\(test) \(values(first, second))"
  }

  /// The edits that make a choice of the condition where it stands.
  public func edits(choosing first: String, or second: String) -> [Edit] {
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
    isTurned ? "? \(second) : \(first)" : "? \(first) : \(second)"
  }

  /// Where the values get a line of their own: below a condition whose last line begins with an
  /// operator or an operand, so that they are not read as a part of that line.
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
