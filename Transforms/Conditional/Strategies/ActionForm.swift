import SwiftUIModel
import Syntax
import TransformKit

/// A modifier that runs an action, which can check the condition itself: `.onHover { inside in if c { … } }`.
struct ActionForm {
  static let names: Set<String> = [
    "onChange", "onHover", "onPreferenceChange", "onReceive", "onSubmit",
  ]

  private let modifier: ConditionalModifier
  private let action: ClosureView
  private let types: ArgumentTypes

  /// Nil for any other modifier, for an action that is no closure, and for one that runs at first, too.
  init?(_ modifier: ConditionalModifier, _ types: ArgumentTypes) {
    let arguments = modifier.call.arguments
    guard Self.names.contains(modifier.name), let last = arguments.last,
      let action = ClosureView(last.value), !action.statements.isEmpty, !action.hasCaptures,
      arguments.filter({ $0.value.kind == .closureExpr }).count == 1,
      !arguments.contains(where: { $0.label == "initial" })
    else { return nil }
    self.modifier = modifier
    self.action = action
    self.types = types
  }

  /// The modifier whose action unwraps an optional, as its condition says.
  ///
  /// - Parameter name: the name of the constant with the value.
  func rewritten(unwrapping name: String) throws(Obstacle) -> RewrittenModifier {
    if action.parameterNames?.contains(name) == true {
      throw Obstacle(
        .movesIntoClosure, "`\(name)` is also the name of a parameter of the action",
        remedy: "rename the parameter of the action")
    }
    return try rewritten()
  }

  func rewritten() throws(Obstacle) -> RewrittenModifier {
    let condition = modifier.condition
    guard !condition.usesShorthandParameter else { throw .shorthandInCondition }
    let used = Set(condition.expressions.flatMap { [$0] + Array($0.descendants) }.map(\.text))
    if let name = action.parameterNames?.first(where: used.contains) {
      throw Obstacle(
        .movesIntoClosure, "the condition uses `\(name)`, which the action has a parameter for",
        remedy: "rename the parameter of the action")
    }
    let evaluations = modifier.call.arguments.map(\.value).filter { $0.kind != .closureExpr }
      .map { $0.evaluation(types, besides: condition) }
    if let obstacle = evaluations.lazy.compactMap(\.obstacle).first { throw obstacle }
    let caveat = "after the change, `\(modifier.name)` checks the condition when its action runs"
    return RewrittenModifier(
      BuilderWrapping(of: action, modifier).piece,
      caveats: [caveat] + evaluations.compactMap(\.caveat))
  }
}
