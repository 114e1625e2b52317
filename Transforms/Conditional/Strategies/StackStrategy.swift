import SwiftUIModel
import Syntax
import TransformKit

/// Shows the view in a stack whether or not the condition holds, and the other views of the stack only if it does.
struct StackStrategy {
  let call: ConditionalCall
  let wrapping: WrappingClosure
  let ancestry: Ancestry
  let context: TransformContext

  /// - Throws: why the closure stays.
  func change(in file: ParsedFile) throws(Obstacle) -> Change {
    let name = wrapping.container.name ?? ""
    if let obstacle = call.obstacle(in: context, ancestry: ancestry) { throw obstacle }
    if context.program.ask({ $0.isOwn(name, at: wrapping.container.cursor) }) {
      throw Obstacle(
        .ownModifier, "this repository declares `\(name)`, which may differ from SwiftUI's")
    }
    let edits = try StackAroundView(call, wrapping).edits
    let caveats =
      ["after the change, the view is in a `\(name)` while the condition is false, too"]
      + call.caveats(replacedBy: [], ancestry: ancestry, in: context)
      + [call.commentCaveat(replacing: [], ancestry: ancestry)].compactMap(\.self)
    return Change(
      (["Put the condition into `\(name)`"] + caveats.unique).joined(separator: "; "),
      safety: .review, at: call.place, in: file, edits: edits)
  }
}
