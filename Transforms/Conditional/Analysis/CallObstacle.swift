import Semantics
import SwiftUIModel
import Syntax
import TransformKit

extension ConditionalCall {
  /// What the helper is called on.
  func receiver(in context: TransformContext) -> Receiver {
    context.program.ask { Receiver(of: helper.call, on: chain, in: $0) }
  }

  /// Why no modifier can take the condition, whichever modifiers the closures apply.
  func obstacle(in context: TransformContext, ancestry: Ancestry) -> Obstacle? {
    if let obstacle = Self.obstacle(in: helper.condition.value, context) { return obstacle }
    switch context.program.ask({ program in self.position(ancestry, in: program, context) }) {
    case .fixed(let obstacle): return obstacle
    case .none, .unclear: break
    }
    if let obstacle = variableObstacle(ancestry, in: context) { return obstacle }
    let uses = VariableUses(ofValue: helper.call.cursor, ancestry, context)
    if let name = context.program.ask({ nameOfTypedLink(before: uses.links, in: $0) }) {
      return Obstacle(
        .viewTypeMustStay, "`\(name)` may be declared for the present type of the view")
    }
    if case .notOneView(let description) = receiver(in: context), !setsActionOfRows(in: context) {
      return Obstacle(.receiverNotOneView, "the receiver is \(description)")
    }
    return nil
  }

  /// Why a condition cannot be part of a modifier's argument.
  static func obstacle(
    in condition: SyntaxCursor, _ context: TransformContext
  ) -> Obstacle? {
    if condition.kind == .closureExpr {
      return Obstacle(.conditionNotBoolean, "the condition is a closure")
    }
    if let keyword = condition.effectKeyword {
      return Obstacle(.evaluationWouldChange, "the condition contains `\(keyword)`")
    }
    if context.program.ask({ $0.isConstant(condition) }) {
      return Obstacle(
        .nothingToGain, "the condition never changes, so the view is never rebuilt")
    }
    if let ancestry = context.file(at: condition.tree.source.path)?.ancestry,
      context.program.ask({ RowCondition(condition, ancestry, $0).isFixed })
    {
      return Obstacle(
        .nothingToGain,
        "the condition depends only on what identifies the row, so the row is never rebuilt")
    }
    if let given = GivenConstants(in: context).all(in: condition), let first = given.first {
      let givers = first.isParameter ? "all callers give" : "all code that makes the view gives"
      return Obstacle(
        .nothingToGain, "\(givers) `\(first.name)` a constant, so the view is never rebuilt")
    }
    if let closure = GivenConstants(in: context).givenClosure(in: condition) {
      return Obstacle(
        .nothingToGain,
        "whether callers pass `\(closure)` rarely changes, so the view is rarely rebuilt")
    }
    if let operand = condition.negatedOperand, context.program.ask({ $0.isNoBoolean(operand) }) {
      return Obstacle(.conditionNotBoolean, "`\(operand.text)` is no Boolean value")
    }
    if !context.model.mayUseSwiftUI(condition.tree) {
      return Obstacle(.receiverNotOneView, "the file does not import SwiftUI")
    }
    return nil
  }
}

extension Program {
  /// Whether an expression certainly has another type than `Bool`, so that its `!` is not that of Swift.
  fileprivate func isNoBoolean(_ expr: SyntaxCursor) -> Bool {
    let type = type(of: expr)
    return type.isComplete && knownName(of: type) != "Bool"
  }
}

extension SyntaxCursor {
  /// The keyword of an effect in an expression: `try` or `await`.
  fileprivate var effectKeyword: String? {
    for place in [self] + Array(descendants) {
      if place.kind == .tryExpr { return "try" }
      if place.kind == .awaitExpr { return "await" }
    }
    return nil
  }
}

extension ConditionalCall {
  /// What depends on the type of the view.
  func position(
    _ ancestry: Ancestry, in program: Program, _ context: TransformContext
  ) -> ViewPosition.Dependence {
    ViewPosition(ancestry: ancestry, isErased: helper.isTypeErased, in: program, context)
      .dependence(on: helper.call.cursor)
  }

  /// A method after the call that the repository declares for some types of views only.
  private func nameOfTypedLink(
    before others: [ModifierChain.Link], in program: Program
  ) -> String? {
    (chain.links.dropFirst(chain.position + 1) + others).first { link in
      guard let node = link.nameNode else { return false }
      return program.reference(of: node).decls.contains { decl in
        program.knownModule(of: decl) == nil
          && program.owner(of: decl).map { program.cursor(of: $0).kind != .protocolDecl } == true
      }
    }?.name
  }
}
