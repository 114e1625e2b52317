import Semantics
import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A clip shape with a radius, which is a plain rectangle without it:
/// `clipShape(RoundedRectangle(cornerRadius: c ? 8 : 0))`. Both shapes have the same type.
struct RoundedClipForm {
  private let modifier: ConditionalModifier
  private let shape: String
  private let radius: SyntaxCursor

  /// Nil for any other modifier, and for another shape.
  init?(_ modifier: ConditionalModifier, _ types: ArgumentTypes) {
    let arguments = modifier.call.arguments
    guard modifier.name == "clipShape", let first = arguments.first, first.label == nil,
      arguments.dropFirst().allSatisfy({ $0.label == "style" }),
      let creation = FunctionCallView(first.value), let name = creation.nameNode,
      ["RoundedRectangle", ".rect"].contains(creation.callee?.text),
      let radius = creation.arguments.first, radius.label == "cornerRadius",
      creation.arguments.dropFirst().allSatisfy({ $0.label == "style" }),
      types.ask({ program in
        program.reference(of: name).decls.allSatisfy { program.knownModule(of: $0) != nil }
      })
    else { return nil }
    self.modifier = modifier
    shape = creation.callee!.text
    self.radius = radius.value
  }

  func rewritten() throws(Obstacle) -> RewrittenModifier {
    guard radius.text != "0" else {
      throw Obstacle(.nothingToGain, "the arguments of `clipShape` have no effect")
    }
    guard !radius.isChoice || radius.choice(besides: "0") != nil else {
      throw Obstacle(.harderToRead, "the result would be a ternary inside a ternary")
    }
    return RewrittenModifier(
      ChainReplacement.Piece(modifier.call, edits: modifier.condition.edits(radius, or: "0")),
      caveats: [
        "after the change, `\(shape)` clips content outside the frame while the condition is false"
      ])
  }
}
