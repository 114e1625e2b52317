import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A call of a conditional modifier, read as far as all transforms of such calls need it.
public struct ConditionalCall: Sendable {
  public let helper: HelperCall
  /// What the modifiers are called on.
  public let chain: ModifierChain
  /// The closure that is applied on the condition.
  public let applied: Result<AppliedModifiers, Obstacle>
  /// The closure for the other case, unless it gives back the view as it is.
  public let otherwise: Result<AppliedModifiers, Obstacle>?
  /// When `applied` is.
  public let condition: AppliedCondition

  /// The links of the chains in both closures, as far as those can be read.
  public var appliedCalls: [FunctionCallView] {
    [applied, otherwise].flatMap { (try? $0?.get())?.calls ?? [] }
  }

  /// The name of the helper, where a person should look.
  public var place: ByteOffset { helper.call.cursor.tree.range(of: helper.nameToken).start }

  /// The calls of helpers in a file, those inside of a closure behind the one around them, and the
  /// places where something like one is called, with the reason why it is none.
  public static func lookUps(in file: ParsedFile, context: TransformContext) -> [LookUp] {
    file.tree.nodes(ofKind: .functionCallExpr).lazy.compactMap(FunctionCallView.init)
      .compactMap { call -> LookUp? in
        guard call.hasClosure, let name = call.member?.nameToken else { return nil }
        switch context.model.lookUp(call, in: file.source.path) {
        case .unknown: return nil
        case .unsuited(let code, let reason):
          // Much else takes a closure and one thing more.
          guard context.model.declaresConditionalModifier(named: file.tree.name(of: name)) else {
            return nil
          }
          return .unsuited(Decline(code, reason, at: file.tree.range(of: name).start))
        case .helper(let helper): return .helper(helper)
        }
      }
  }

  public enum LookUp: Sendable {
    case helper(HelperCall)
    case unsuited(Decline)
  }

  public init(_ helper: HelperCall, ancestry: Ancestry) {
    self.helper = helper
    chain = ModifierChain(around: helper.call.cursor, ancestry: ancestry)
    let transform = AppliedModifiers.read(helper.transform.value)
    let alternative = helper.alternative.map { AppliedModifiers.read($0.value) }
    let turns = transform.isIdentity && alternative != nil
    applied = turns ? alternative! : transform
    otherwise = turns || alternative?.isIdentity == true ? nil : alternative
    condition = AppliedCondition(
      helper.condition.value, holds: helper.appliesWhenTrue != turns)
  }
}

// MARK: What speaks against a change

extension ConditionalCall {
  /// Why no modifier can carry the condition, whichever it is.
  public func obstacle(in context: TransformContext, ancestry: Ancestry) -> Obstacle? {
    if ancestry.isComparedByType(helper.call.cursor) {
      return Obstacle(
        .viewTypeMustStay,
        "the type of the view must stay the one of another, as in a choice or an array")
    }
    if helper.isTypeErased, chain.endsHere, ancestry.isDeclaredAnyView(helper.call.cursor) {
      return Obstacle(.viewTypeMustStay, "`\(helper.name)` returns `AnyView`, which is needed here")
    }
    if context.model.isAlsoHelper(helper.name, ofOther: chain.rootName) {
      return Obstacle(
        .receiverNotOneView,
        "`\(helper.name)` is declared for other types too, and the receiver may be one")
    }
    if let obstacle = Self.obstacle(in: helper.condition.value, context) { return obstacle }
    if case .notOneView(let what) = Receiver(of: chain) {
      return Obstacle(.receiverNotOneView, "the receiver is \(what)")
    }
    return nil
  }

  /// Why a condition cannot be a part of a modifier's argument.
  public static func obstacle(
    in condition: SyntaxCursor, _ context: TransformContext
  ) -> Obstacle? {
    if condition.kind == .closureExpr {
      return Obstacle(.conditionNotBoolean, "the condition is a closure")
    }
    if let effect = ConditionTest(condition).effect {
      return Obstacle(.evaluationWouldChange, "the condition contains `\(effect)`")
    }
    if context.model.isConstant(condition) {
      return Obstacle(
        .nothingToGain, "the condition cannot change, so the view is never built anew")
    }
    if !context.model.mayUseSwiftUI(condition.tree) {
      return Obstacle(.receiverNotOneView, "the file does not import SwiftUI")
    }
    return nil
  }

  /// Why somebody should look at a change that puts modifiers in the place of the call.
  public func doubt(puttingIn names: [String]) -> String? {
    let dependent = names.contains("hidden") ? chain.rebuildDependent : chain.buildingDependent
    if let modifier = dependent {
      return "`\(modifier)` on this chain may act differently on a view that stays"
    }
    if helper.isTypeErased, chain.endsHere {
      return "`\(helper.name)` returns `AnyView`, which may be needed here"
    }
    return nil
  }
}

extension Ancestry {
  /// Whether a chain of calls stands where another expression must have its type: in a choice, an
  /// array, or one of several `return`s.
  fileprivate func isComparedByType(_ link: SyntaxCursor) -> Bool {
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

  /// Whether the declaration around an expression says that its value is an `AnyView`.
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
  /// The `return`s of a body, those of closures and functions within left out.
  fileprivate var returnCount: Int {
    let bodies: [SyntaxKind] = [.closureExpr, .accessorBlock, .functionDecl]
    return children.reduce(kind == .returnStmt ? 1 : 0) { count, child in
      bodies.contains(child.kind) ? count : count + child.returnCount
    }
  }
}

extension Result where Success == AppliedModifiers {
  fileprivate var isIdentity: Bool {
    if case .success(let modifiers) = self { modifiers.calls.isEmpty } else { false }
  }
}

extension FunctionCallView {
  fileprivate var hasClosure: Bool {
    cursor.children.contains { child in
      child.kind == .closureExpr
        || child.kind == .labeledExpr && child.child(.closureExpr) != nil
    }
  }
}
