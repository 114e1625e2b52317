import SwiftUIModel
import Syntax
import TransformKit

/// What a function tests before it applies modifiers to its view.
enum BranchTest {
  /// A Boolean expression, and the condition that it is.
  case boolean(SyntaxCursor, AppliedCondition)
  /// An optional that is unwrapped, and the name of its value.
  case optional(SyntaxCursor, value: String)

  typealias Reading = (test: BranchTest, chain: SyntaxCursor, isReturned: Bool)

  /// Reads the only statement of a function, one of whose branches is `self`.
  static func read(
    _ statement: SyntaxCursor, of function: FunctionDeclView, in context: TransformContext
  ) -> Reading? {
    switch Branches.read([statement]) {
    case .success(let branches):
      guard let whenTrue = branches.whenTrue.value, let whenFalse = branches.whenFalse.value,
        whenTrue.isSelf != whenFalse.isSelf,
        !branches.whenTrue.isErased, !branches.whenFalse.isErased
      else { return nil }
      let condition = AppliedCondition(
        branches.condition, holds: !whenTrue.isSelf,
        hasOpposite: context.hasOpposite(branches.condition))
      return (
        .boolean(branches.condition, condition), whenTrue.isSelf ? whenFalse : whenTrue,
        branches.whenTrue.isReturned
      )
    case .failure(.unwrapping): return readUnwrapping(statement, of: function)
    case .failure: return nil
    }
  }

  /// `if let value { chain } else { self }` for a parameter.
  private static func readUnwrapping(
    _ statement: SyntaxCursor, of function: FunctionDeclView
  ) -> Reading? {
    let blocks = statement.children.filter { $0.kind == .codeBlock }.map { Array($0.children) }
    let elements = statement.children.filter { $0.kind == .conditionElement }
    guard statement.kind == .ifExpr, blocks.count == 2, blocks.allSatisfy({ $0.count == 1 }),
      blocks[1][0].isSelf, elements.count == 1,
      let binding = elements[0].child(.optionalBindingCondition),
      let pattern = binding.child(.identifierPattern),
      let value = pattern.firstToken.map({ statement.tree.name(of: $0) })
    else { return nil }
    let given = binding.child(.initializerClause)?.child(.declReferenceExpr)
    guard binding.child(.initializerClause) == nil || given != nil else { return nil }
    let optional = given ?? pattern
    guard function.parameters.contains(where: { $0.name == optional.text }) else { return nil }
    return (.optional(optional, value: value), blocks[0][0], false)
  }

  /// The expression that is tested.
  var expression: SyntaxCursor {
    switch self {
    case .boolean(let expression, _), .optional(let expression, _): expression
    }
  }

  var condition: AppliedCondition {
    switch self {
    case .boolean(_, let condition): condition
    case .optional(let optional, _): AppliedCondition(optional)
    }
  }

  /// Whether it can be evaluated more than once.
  func isPlain(_ types: ArgumentTypes) -> Bool {
    switch self {
    case .boolean(_, let condition): condition.isPlain(types)
    case .optional: true
    }
  }

  /// The modifiers with the test in their arguments.
  ///
  /// - Parameter name: the name of the function.
  func rewritten(
    _ modifiers: [ConditionalModifier], of name: String, _ calls: [FunctionCallView],
    by strategies: ModifierStrategies
  ) throws(Obstacle) -> [RewrittenModifier] {
    switch self {
    case .boolean: return try strategies.rewritten(modifiers)
    case .optional(let optional, let value):
      let closure = try UnwrappingClosure(
        applying: calls, helper: name, optional: optional, value: value)
      return try strategies.rewritten(modifiers, unwrapping: closure)
    }
  }
}
