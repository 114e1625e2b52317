import SourceText
import SwiftUIModel
import Syntax

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
        case .unsuited(let reason):
          // Much else takes a closure and one thing more.
          guard context.model.declaresConditionalModifier(named: file.tree.name(of: name)) else {
            return nil
          }
          return .unsuited(Decline(reason, at: file.tree.range(of: name).start))
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
  public func obstacle(in context: TransformContext) -> String? {
    if let reason = Self.obstacle(in: helper.condition.value, context) { return reason }
    if case .notOneView(let what) = Receiver(of: chain) { return "the receiver is \(what)" }
    return nil
  }

  /// Why a condition cannot be a part of a modifier's argument.
  public static func obstacle(
    in condition: SyntaxCursor, _ context: TransformContext
  ) -> String? {
    if condition.kind == .closureExpr { return "the condition is a closure" }
    if let effect = ConditionTest(condition).effect { return "the condition contains `\(effect)`" }
    if context.model.isConstant(condition) {
      return "the condition cannot change, so the view is never built anew"
    }
    if !context.model.mayUseSwiftUI(condition.tree) { return "the file does not import SwiftUI" }
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
