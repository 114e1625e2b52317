import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// `onDelete(perform: c ? { … } : nil)`: while the condition is false, the rows of a `ForEach` have no action.
struct RowActionForm {
  static let names: Set<String> = ["onDelete", "onMove"]

  private let modifier: ConditionalModifier
  private let action: FunctionCallView.Argument

  /// Nil for any other modifier.
  init?(_ modifier: ConditionalModifier) {
    let arguments = modifier.call.arguments
    guard Self.names.contains(modifier.name), arguments.count == 1,
      arguments[0].isTrailing || arguments[0].label == "perform"
    else { return nil }
    self.modifier = modifier
    action = arguments[0]
  }

  func rewritten() throws(Obstacle) -> RewrittenModifier {
    let value = action.value
    guard value.kind == .closureExpr else {
      throw Obstacle(
        .noInertValue,
        "a choice between `\(value.textWithoutTrivia)` and `nil` may not compile in Swift 6")
    }
    guard !value.isChoice else {
      throw Obstacle(.harderToRead, "the result would be a ternary inside a ternary")
    }
    let (before, after) = modifier.condition.choice(or: "nil")
    let edits: [Edit]
    if action.isTrailing {
      let tree = value.tree
      let gap = ByteRange(modifier.call.nameOfModifier.end, value.range.start)
      if let comment = tree.comments(in: gap).first {
        throw .lostComment(tree.source.string(comment.range))
      }
      edits = [
        .replace(gap, with: "(perform: " + before), .insert(after + ")", at: value.range.end),
      ]
    } else {
      edits = [.insert(before, at: value.range.start), .insert(after, at: value.range.end)]
        .filter { !$0.replacement.isEmpty }
    }
    return RewrittenModifier(
      ChainReplacement.Piece(modifier.call, edits: edits),
      caveats: [
        "after the change, `\(modifier.name)` stays on the rows, without an action while the "
          + "condition is false"
      ],
      writtenCall: WrittenModifier(modifier.name, labels: ["perform"]))
  }
}

extension ConditionalCall {
  /// Whether the closures only give the rows of a `ForEach` an action, which can be nil.
  func setsActionOfRows(in context: TransformContext) -> Bool {
    let names = appliedCalls.map(\.modifierName)
    guard !names.isEmpty, names.allSatisfy(RowActionForm.names.contains), let root = chain.root
    else { return false }
    return context.program.ask { $0.knownName(of: $0.type(of: root)) } == "ForEach"
  }
}
