import SwiftUIModel
import Syntax
import TransformKit

/// A modifier that a rewritten one overrides: in `zIndex(2).zIndex(c ? 3 : 0)` the outer one wins,
/// even with its default value.
struct OverriddenModifier {
  private let name: String

  var caveat: String {
    "after the change, the inner `\(name)` is overridden while the condition is false"
  }

  /// Nil if none of the modifiers is also applied further in on the chain, with or without a condition.
  init?(
    by modifiers: [String], of call: ConditionalCall, ancestry: Ancestry,
    context: TransformContext
  ) {
    var names: Set<String> = []
    // A view or modifier of the repository may apply any of them in its body.
    var hasOwn = call.chain.rootName.map(context.model.declaresView) == true
    var place = call.helper.call.member?.base
    while let inner = place.flatMap(FunctionCallView.init), let member = inner.member {
      if let name = member.name { names.insert(name) }
      hasOwn = hasOwn || context.model.declaresModifier(for: inner)
      let path = inner.cursor.tree.source.path
      if case .helper(let helper) = context.model.helperCall(inner, in: path),
        case .success(let applied) = ConditionalCall(helper, ancestry: ancestry).applied
      {
        names.formUnion(applied.calls.compactMap { $0.member?.name })
      }
      place = member.base
    }
    let outermost = modifiers.filter { SwiftUINames[$0].contains(.outermostWins) }
    let receiver = call.helper.call.member?.base
    guard
      let name = outermost.first(where: {
        hasOwn || names.contains($0) || receiver?.mentions($0) == true
      })
    else { return nil }
    self.name = name
  }
}

extension SyntaxCursor {
  fileprivate func mentions(_ name: String) -> Bool {
    descendants.contains { $0.kind == .declReferenceExpr && $0.declaredName == name }
  }
}
