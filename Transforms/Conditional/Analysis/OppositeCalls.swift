import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Two calls with opposite conditions, which apply the same modifiers with different arguments:
/// `.if(c) { $0.padding(8) }.if(!c) { $0.padding(4) }` is `.padding(c ? 8 : 4)`.
extension ConditionalRewriting {
  /// A call and the one before it on its chain as one; nil unless one modifier can take the place of both.
  func joined(endingWith call: ConditionalCall) -> ConditionalCall? {
    guard let base = call.receiver.flatMap(FunctionCallView.init),
      case .helper(let helper) = context.helperCall(base),
      let both = ConditionalCall(helper, ancestry: ancestry, in: context).joined(with: call),
      both.condition.isPlain(ArgumentTypes(in: context)),
      let modifiers = try? both.modifiers(
        when: both.condition, in: context, ancestry: ancestry),
      strategies.mergesAll(modifiers)
    else { return nil }
    return both
  }

  /// The edit that removes the second of two calls.
  func removal(of follower: HelperCall) throws(Obstacle) -> Edit {
    let call = follower.call
    let range = ByteRange(call.member!.base!.range.end, call.cursor.range.end)
    if let comment = file.tree.comments(in: range).first {
      throw .lostComment(file.source.string(comment.range))
    }
    return .replace(range, with: "")
  }
}
