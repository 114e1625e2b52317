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
    if ancestry.requiresType(of: helper.call.cursor) {
      return Obstacle(
        .viewTypeMustStay,
        "the ternary, array or `return` around the view requires its present type")
    }
    if helper.isTypeErased, chain.endsHere, ancestry.isDeclaredAnyView(helper.call.cursor) {
      return Obstacle(
        .viewTypeMustStay, "the declaration requires the `AnyView` that `\(helper.name)` returns")
    }
    if let obstacle = Self.obstacle(in: helper.condition.value, context) { return obstacle }
    if case .notOneView(let description) = receiver(in: context) {
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
    if !context.model.mayUseSwiftUI(condition.tree) {
      return Obstacle(.receiverNotOneView, "the file does not import SwiftUI")
    }
    return nil
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

extension Ancestry {
  /// Whether a chain of calls stands where another expression must have the same type: in a ternary,
  /// an array, or one of several `return` statements.
  fileprivate func requiresType(of link: SyntaxCursor) -> Bool {
    var place = link
    for ancestor in ancestors(of: link) {
      switch ancestor.kind {
      case .memberAccessExpr: break
      case .functionCallExpr where FunctionCallView(ancestor)?.callee?.id == place.id: break
      case .sequenceExpr, .unresolvedTernaryExpr, .arrayElement: return true
      case .returnStmt: return hasOtherReturn(ancestor)
      default: return false
      }
      place = ancestor
    }
    return false
  }

  /// Whether the declaration around an expression declares its value as `AnyView`.
  fileprivate func isDeclaredAnyView(_ expr: SyntaxCursor) -> Bool {
    for ancestor in ancestors(of: expr) {
      if ancestor.kind == .closureExpr { return false }
      if let function = FunctionDeclView(ancestor) { return function.returnType?.text == "AnyView" }
      if ancestor.kind == .patternBinding {
        return ancestor.child(.typeAnnotation)?.text.hasSuffix("AnyView") == true
      }
    }
    return false
  }

  private func hasOtherReturn(_ statement: SyntaxCursor) -> Bool {
    let bodies: [SyntaxKind] = [.closureExpr, .accessorBlock, .functionDecl]
    let body = ancestors(of: statement).first { bodies.contains($0.kind) }
    return body.map { 1 < $0.returnCount } == true
  }
}

extension SyntaxCursor {
  /// The number of `return` statements of a body, without those of nested closures and functions.
  fileprivate var returnCount: Int {
    let bodies: [SyntaxKind] = [.closureExpr, .accessorBlock, .functionDecl]
    return children.reduce(kind == .returnStmt ? 1 : 0) { count, child in
      bodies.contains(child.kind) ? count : count + child.returnCount
    }
  }
}
