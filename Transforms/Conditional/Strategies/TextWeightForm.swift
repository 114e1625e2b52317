import Semantics
import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// `fontWeight(c ? .bold : nil)` for `bold()` on a text, in releases where `bold` takes no argument.
struct TextWeightForm {
  private let modifier: ConditionalModifier

  /// Nil for any other modifier, and for a view that may be no text.
  init?(_ modifier: ConditionalModifier, _ types: ArgumentTypes) {
    guard modifier.name == "bold", modifier.call.arguments.isEmpty,
      modifier.call.member?.base?.kind == .declReferenceExpr, let receiver = modifier.receiver,
      types.ask({ $0.knownName(of: $0.type(of: receiver)) }) == "Text"
    else { return nil }
    self.modifier = modifier
  }

  func rewritten() throws(Obstacle) -> RewrittenModifier {
    let call = modifier.call
    let range = ByteRange(call.nameOfModifier.start, call.cursor.range.end)
    let tree = call.cursor.tree
    if let comment = tree.comments(in: range).first {
      throw .lostComment(tree.source.string(comment.range))
    }
    let text = "fontWeight(\(modifier.condition.choosing(".bold", or: "nil")))"
    return RewrittenModifier(
      ChainReplacement.Piece(call, edits: [.replace(range, with: text)]),
      caveats: [
        "after the change, `fontWeight` sets the weight of `bold`, and an inherited font weight no "
          + "longer applies while the condition is false"
      ],
      written: [".bold"], writtenCall: WrittenModifier("fontWeight", labels: [nil]),
      appliedNames: ["fontWeight"])
  }
}
