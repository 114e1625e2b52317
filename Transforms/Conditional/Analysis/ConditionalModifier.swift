import SwiftUIModel
import Syntax
import TransformKit

/// A modifier in the closure of a conditional modifier, with the condition on which it is applied.
struct ConditionalModifier: Sendable {
  let call: FunctionCallView
  let condition: AppliedCondition

  var name: String { call.member?.name ?? "" }
}

extension ConditionalCall {
  /// The modifiers in both closures of the call, including those of helpers that the closures call.
  ///
  /// - Throws: why a closure cannot be read.
  func modifiers(
    when condition: AppliedCondition, in context: TransformContext, ancestry: Ancestry
  ) throws(Obstacle) -> [ConditionalModifier] {
    let applied = try modifiers(in: self.applied.get(), condition, context, ancestry)
    guard let otherwise else { return applied }
    guard let opposite = condition.opposite else {
      throw Obstacle(.unsuitedClosure, "a nested conditional modifier has an `else` closure")
    }
    return applied + (try modifiers(in: otherwise.get(), opposite, context, ancestry))
  }

  private func modifiers(
    in closure: AppliedModifiers, _ condition: AppliedCondition, _ context: TransformContext,
    _ ancestry: Ancestry
  ) throws(Obstacle) -> [ConditionalModifier] {
    var all: [ConditionalModifier] = []
    for call in closure.calls {
      let path = call.cursor.tree.source.path
      guard case .helper(let helper) = context.model.helperCall(call, in: path) else {
        all.append(ConditionalModifier(call: call, condition: condition))
        continue
      }
      let nested = ConditionalCall(helper, ancestry: ancestry)
      if let obstacle = nested.obstacle(in: context, ancestry: ancestry) { throw obstacle }
      all += try nested.modifiers(
        when: condition.and(nested.condition), in: context, ancestry: ancestry)
    }
    return all
  }
}
