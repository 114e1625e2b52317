import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// What the modifiers need that can all take the condition.
extension ConditionalRewriting {
  /// Why the deployment target does not allow the rewritten modifiers.
  func releaseObstacle(to rewritten: [RewrittenModifier]) -> Obstacle? {
    let targets = context.deploymentTargets(for: file.source.path)
    var needed = rewritten.map(\.availability)
    // `transformEnvironment` returns a view, so modifiers of `Text` are called on another type.
    let facts = rewritten.map { SwiftUINames[$0.name] }
    if let index = facts.firstIndex(where: { $0.contains(.environmentValue) }),
      facts.dropFirst(index + 1).contains(where: { $0.contains(.textOnlyBeforeIOS16) })
    {
      needed.append(Availability(iOS: 16))
    }
    return needed.lazy.compactMap(targets.obstacle).first
  }

  /// Whether a condition that may have an effect would be evaluated more than once.
  func isEvaluatedAgain(
    _ modifiers: [ConditionalModifier], in rewritten: [RewrittenModifier]
  ) -> Bool {
    guard 1 < rewritten.reduce(0, { $0 + $1.conditionCount }) else { return false }
    let types = ArgumentTypes(in: context)
    return modifiers.contains { !$0.condition.isPlain(types) } || changesCondition(modifiers)
  }

  /// Whether an argument may change what the condition reads.
  func changesCondition(_ modifiers: [ConditionalModifier]) -> Bool {
    context.program.ask { program in
      let conditions = modifiers.flatMap(\.condition.expressions)
      guard conditions.contains(where: { program.readsWhatMayChange($0) }) else { return false }
      // The call, and not its arguments: what SwiftUI calls later changes nothing now.
      return modifiers.map(\.call.cursor).contains { call in
        if case .known = EffectSearch(program).effect(of: call) { true } else { false }
      }
    }
  }
}

extension Obstacle {
  static let evaluatedRepeatedly = Obstacle(
    .evaluationWouldChange,
    "the condition computes something and would be evaluated more than once",
    remedy: "store the result in a constant above the view")
}
