import SwiftUIModel
import Syntax
import TransformKit

extension ConditionalRewriting {
  /// Why one of the modifiers, once it is always applied, would override another.
  func overridingObstacle(
    of call: ConditionalCall, _ modifiers: [ConditionalModifier]
  ) -> Obstacle? {
    let declared = DeclaredModifiers(in: context)
    let applied = modifiers.flatMap { modifier in
      declared.names(appliedBy: modifier.call).map { ($0, modifier.call.endsInClosure) }
    }
    let names = applied.map(\.0)
    let uses = VariableUses(ofValue: call.helper.call.cursor, ancestry, context)
    let following = (call.chain.links.dropFirst(call.chain.position + 1) + uses.links).flatMap {
      $0.call.map { declared.names(appliedBy: $0) } ?? [$0.name]
    }
    let all = names + following + namesInHelpers(following: call, declared)
    // The contents of two builders are shown beside each other.
    for (index, (name, endsInClosure)) in applied.enumerated() where !endsInClosure {
      if SwiftUINames[name].contains(.outermostWins), names.dropFirst(index + 1).contains(name) {
        return Obstacle(
          .coversAnotherModifier,
          "after the change, only one of the `\(name)` modifiers would take effect")
      }
      let later = all.dropFirst(index + 1)
      guard let other = later.first(where: { ModifierTable.isOverridden($0, by: name) }) else {
        continue
      }
      if name == "matchedGeometryEffect" {
        return Obstacle(
          .harderToRead,
          "another `\(name)` follows, and the view would have several of them at all times",
          remedy: "combine both into one `\(name)` that chooses its `id`")
      }
      return Obstacle(
        .coversAnotherModifier,
        "without the condition, `\(name)` would override the `\(other)` after it",
        remedy: "combine both into one `\(other)` that chooses between two values")
    }
    return nil
  }

  /// The modifiers in the closures of the helpers that follow a call on its chain.
  private func namesInHelpers(
    following call: ConditionalCall, _ declared: DeclaredModifiers
  ) -> [String] {
    calls.flatMap { candidate -> [String] in
      let range = call.helper.call.cursor.range
      guard case .helper(let other) = candidate, other.nameToken != call.helper.nameToken,
        other.call.cursor.range.contains(range),
        !other.call.arguments.contains(where: { $0.cursor.range.contains(range) })
      else { return [] }
      return [other.transform, other.alternative].compactMap { $0?.value }.flatMap { closure in
        let applied = try? AppliedModifiers(of: closure)
        return applied?.calls.flatMap { declared.names(appliedBy: $0) } ?? []
      }
    }
  }
}

extension FunctionCallView {
  fileprivate var endsInClosure: Bool { arguments.last?.value.kind == .closureExpr }
}
