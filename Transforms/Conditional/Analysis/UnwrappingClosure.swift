import SwiftUIModel
import Syntax
import TransformKit

/// The closure of a helper that unwraps an optional, and the names of its parameters:
/// `{ view, margin in view.padding(margin) }`.
struct UnwrappingClosure {
  /// The name of the helper.
  let helper: String
  /// The modifiers in source order.
  let calls: [FunctionCallView]
  /// The optional that the helper unwraps.
  let optional: SyntaxCursor
  /// The unwrapped value in the closure: `margin`, or `$1`.
  let value: String

  /// - Throws: why the closure is not a chain of modifiers that use the value.
  init(of helper: HelperCall) throws(Obstacle) {
    let reason = Obstacle(.unwrappingHelper, HelperCall.unwrappingReason(helper.name))
    guard let closure = ClosureView(helper.transform.value), !closure.hasCaptures else {
      throw reason
    }
    let names = closure.parameterNames ?? ["$0", "$1"]
    guard names.count == 2, names[0] != "_", names[1] != "_" else { throw reason }
    if let obstacle = closure.statementObstacle { throw obstacle }
    try self.init(
      applying: AppliedModifiers(closure, view: names[0]).calls,
      helper: helper.name, optional: helper.condition.value, value: names[1])
  }

  /// - Throws: if one of the modifiers does not use the value.
  init(
    applying calls: [FunctionCallView], helper: String, optional: SyntaxCursor, value: String
  ) throws(Obstacle) {
    self.calls = calls
    self.helper = helper
    self.optional = optional
    self.value = value
    if let other = calls.first(where: { uses(in: $0).isEmpty }) {
      throw Obstacle(.unwrappingHelper, Self.reason(helper, applying: other))
    }
    guard !calls.isEmpty else {
      throw Obstacle(.unwrappingHelper, HelperCall.unwrappingReason(helper))
    }
  }

  /// Why a modifier that does not use the value is in the way: nothing in it says that there is none.
  private static func reason(_ helper: String, applying other: FunctionCallView) -> String {
    let name = other.member?.name ?? other.name ?? other.cursor.text
    let end =
      ModifierTable.withoutInertValue.contains(name)
      ? "which has no inert value" : "which does not use the value that it unwraps"
    return "`\(helper)` also applies `\(name)`, \(end)"
  }

  /// The places in the arguments of a modifier that name the value.
  func uses(in call: FunctionCallView) -> [SyntaxCursor] {
    call.arguments.flatMap { [$0.value] + Array($0.value.descendants) }.filter {
      $0.kind == .declReferenceExpr && $0.text == value && !$0.isMemberName
    }
  }

  /// The optional as an operand: in parentheses if it is a sequence of operators.
  var operand: String {
    optional.kind == .sequenceExpr ? "(\(optional.text))" : optional.text
  }

  /// What a new constant for the value is called; nil where nothing names it.
  var name: String? {
    guard value.hasPrefix("$") else { return value }
    return MemberAccessView(optional)?.name ?? optional.declaredName
  }
}
