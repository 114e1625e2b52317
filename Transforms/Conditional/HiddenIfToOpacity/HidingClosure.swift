import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A closure that hides the view that it receives: `.if(c) { $0.hidden() }`.
struct HidingClosure {
  private let closure: ClosureView
  private let hidden: HiddenCall
  private let file: ParsedFile
  private let ancestry: Ancestry
  private let context: TransformContext

  init(
    _ closure: ClosureView, _ hidden: HiddenCall, in file: ParsedFile, ancestry: Ancestry,
    context: TransformContext
  ) {
    self.closure = closure
    self.hidden = hidden
    self.file = file
    self.ancestry = ancestry
    self.context = context
  }

  /// The outcome for the call that receives the closure; nil if it is not a conditional modifier.
  func outcome(of call: FunctionCallView) -> Outcome? {
    guard let name = call.member?.nameToken else { return nil }
    let place = file.tree.range(of: name).start
    switch context.helperCall(call) {
    case .unknown: return nil
    case .unsuited(let code, let reason): return .declined(Decline(code, reason, at: place))
    case .unwrapping(let helper):
      let reason = HelperCall.unwrappingReason(helper.name)
      return .declined(Decline(.unwrappingHelper, reason, at: place))
    case .helper(let helper): return outcome(of: helper, at: place)
    }
  }

  /// Nil if a closure does more than hide the view; `conditional-modifier-to-value` rewrites that.
  private func outcome(of helper: HelperCall, at place: ByteOffset) -> Outcome? {
    let call = ConditionalCall(helper, ancestry: ancestry, in: context)
    guard call.otherwise == nil, case .success(let applied) = call.applied,
      applied.calls.map(\.cursor.id) == [hidden.call.cursor.id]
    else { return nil }
    if let obstacle = call.obstacle(in: context, ancestry: ancestry)
      ?? HiddenIfToOpacity.ownModifier(hidden.call, on: call.receiver, context)
      ?? call.drawingObstacle(in: context, ancestry: ancestry)
    {
      return .declined(Decline(obstacle, at: place))
    }

    let isAlternative = helper.alternative?.value.id == closure.cursor.id
    let (transformed, otherwise) = isAlternative ? ("1", "0") : ("0", "1")
    let replacement = ModifierReplacement(
      of: helper, by: "opacity", applied: transformed, inert: otherwise)
    if let comment = replacement.lostComment {
      return .declined(Decline(.lostComment(comment), at: place))
    }
    return HiddenIfToOpacity.change(
      at: place, in: file, edits: replacement.edits,
      caveat: caveat(about: call))
  }

  /// Why the change needs review.
  private func caveat(about call: ConditionalCall) -> String? {
    let modifiers =
      (try? call.modifiers(when: call.condition, in: context, ancestry: ancestry)) ?? []
    var caveats = call.caveats(replacedBy: modifiers, ancestry: ancestry, in: context)
    if case .style(let name) = call.receiver(in: context) {
      caveats.append(HiddenIfToOpacity.styleCaveat(name))
    }
    caveats += call.hidingCaveats(modifiers, in: context, ancestry: ancestry)
    let comment = call.commentCaveat(replacing: ["hidden", "opacity"], ancestry: ancestry)
    caveats += [modifiers.originCaveat, comment].compactMap(\.self)
    return caveats.isEmpty ? nil : caveats.unique.joined(separator: "; ")
  }
}
