import SwiftUIModel
import Syntax
import TransformKit

/// A modifier that a conditional one stands over: of `zIndex(2).zIndex(c ? 3 : 0)` the outer one
/// counts, be its value the usual one.
struct OverriddenModifier {
  private let name: String

  /// What it means that the outer one is now always applied.
  var doubt: String { "without the condition the `\(name)` further in is overridden" }

  /// Nil where no modifier of the closures is applied further in as well, be it on a condition.
  init?(
    by modifiers: [String], of call: ConditionalCall, ancestry: Ancestry,
    context: TransformContext
  ) {
    var names: Set<String> = []
    // What is declared here may apply any of them, where the chain does not show it.
    var holdsOwn = call.chain.rootName.map(context.model.declaresView) == true
    var place = call.helper.call.member?.base
    while let inner = place.flatMap(FunctionCallView.init), let member = inner.member {
      if let name = member.name { names.insert(name) }
      holdsOwn = holdsOwn || context.model.declaresModifier(for: inner)
      let path = inner.cursor.tree.source.path
      if case .helper(let helper) = context.model.lookUp(inner, in: path),
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
        holdsOwn || names.contains($0) || receiver?.mentions($0) == true
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
