import Semantics
import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A modifier in the closure of a conditional modifier, with the condition on which it is applied.
struct ConditionalModifier: Sendable {
  let call: FunctionCallView
  let condition: AppliedCondition
  /// What the helper is called on; nil if it cannot be told.
  let receiver: SyntaxCursor?
  let origin: ModifierOrigin

  var name: String { call.modifierName }
}

extension FunctionCallView {
  /// The name of a called modifier; a view calls its own without a base.
  var modifierName: String { nameNode?.declaredName ?? "" }

  /// Where this name stands.
  var nameOfModifier: ByteRange { cursor.tree.range(of: nameNode!.firstToken!) }
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
      guard case .helper(let helper) = context.helperCall(call) else {
        all.append(
          ConditionalModifier(
            call: call, condition: condition, receiver: receiver,
            origin: context.program.ask { program in
              program.origin(of: call, on: receiver.map { program.type(ofView: $0, context.model) })
            }))
        continue
      }
      let nested = ConditionalCall(helper, ancestry: ancestry, in: context)
      if let obstacle = nested.obstacle(in: context, ancestry: ancestry) { throw obstacle }
      all += try nested.modifiers(
        when: condition.and(nested.condition), in: context, ancestry: ancestry)
    }
    return all
  }
}

extension Program {
  /// The type of a view; that of any view for a call of a helper which cannot be resolved.
  fileprivate func type(ofView expr: SyntaxCursor, _ model: RepositoryModel) -> SwiftType {
    let type = type(of: expr)
    guard type == .unknown, let call = FunctionCallView(expr),
      case .helper = helperCall(call, in: model),
      let view = decl(named: "View", inModule: "SwiftUI")
    else { return type }
    return .parameter(view)
  }
}
