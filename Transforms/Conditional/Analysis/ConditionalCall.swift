import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A call of a conditional modifier with its chain, its condition and its closures.
struct ConditionalCall: Sendable {
  let helper: HelperCall
  /// The chain that the call is a link of.
  let chain: ModifierChain
  /// The closure that is applied when `condition` holds.
  let applied: Result<AppliedModifiers, Obstacle>
  /// The closure for the other case; nil if there is none, or it returns the view unchanged.
  private(set) var otherwise: Result<AppliedModifiers, Obstacle>?
  let condition: AppliedCondition
  /// The next call on the chain, if its closure is the one for the other case.
  private(set) var follower: HelperCall?

  init(_ helper: HelperCall, ancestry: Ancestry, in context: TransformContext) {
    self.helper = helper
    chain = ModifierChain(around: helper.call.cursor, ancestry: ancestry)
    let transform = Self.read(helper.transform)
    let alternative = helper.alternative.map(Self.read)
    let isReversed = transform.isIdentity && alternative != nil
    applied = isReversed ? alternative! : transform
    otherwise = isReversed || alternative?.isIdentity == true ? nil : alternative
    condition = AppliedCondition(
      helper.condition.value, holds: helper.appliesWhenTrue != isReversed,
      hasOpposite: context.hasOpposite(helper.condition.value))
  }

  /// The call and the next one on its chain as one, if they have opposite conditions.
  func joined(with next: ConditionalCall) -> ConditionalCall? {
    guard otherwise == nil, next.otherwise == nil,
      next.receiver?.id == helper.call.cursor.id, condition.text == next.condition.negatedText
    else { return nil }
    var joined = self
    joined.otherwise = next.applied
    joined.follower = next.helper
    return joined
  }

  private static func read(
    _ argument: FunctionCallView.Argument
  ) -> Result<AppliedModifiers, Obstacle> {
    Result { () throws(Obstacle) in try AppliedModifiers(of: argument.value) }
  }

  /// The modifier calls in both closures, as far as the closures can be read.
  var appliedCalls: [FunctionCallView] {
    [applied, otherwise].flatMap { (try? $0?.get())?.calls ?? [] }
  }

  /// What the helper is called on; nil inside an `#if` of its chain.
  var receiver: SyntaxCursor? { helper.call.member?.base }

  /// The start of the helper's name, where changes and declines are reported.
  var place: ByteOffset { helper.call.cursor.tree.range(of: helper.nameToken).start }
}

// MARK: Finding

extension ConditionalCall {
  /// A call in a file that may be one of a conditional modifier.
  enum Candidate: Sendable {
    case helper(HelperCall)
    /// A call of a helper that unwraps an optional.
    case unwrapping(HelperCall)
    /// A helper of the same name is declared, but the call cannot be read as a call of it.
    case declined(Decline)
  }

  /// The candidates in a file. A call inside the closure of another comes after it.
  static func candidates(in file: ParsedFile, context: TransformContext) -> [Candidate] {
    file.tree.nodes(ofKind: .functionCallExpr).lazy.compactMap(FunctionCallView.init)
      .compactMap { call -> Candidate? in
        guard call.hasClosure, let name = call.member?.nameToken,
          context.model.mayBeConditionalModifier(file.tree.name(of: name))
        else { return nil }
        switch context.helperCall(call) {
        case .unknown: return nil
        case .unsuited(let code, let reason):
          // Many functions take a closure and another argument.
          guard context.model.declaresConditionalModifier(file.tree.name(of: name)) else {
            return nil
          }
          return .declined(Decline(code, reason, at: file.tree.range(of: name).start))
        case .helper(let helper):
          return helper.isForwarded(in: file.tree, context.model) ? nil : .helper(helper)
        case .unwrapping(let helper): return .unwrapping(helper)
        }
      }
  }
}

extension HelperCall {
  /// Whether the call is the body of another helper, which gives it the closure that it is given itself.
  fileprivate func isForwarded(in tree: SyntaxTree, _ model: RepositoryModel) -> Bool {
    guard transform.value.kind == .declReferenceExpr else { return false }
    let function = Ancestry(of: tree).ancestors(of: call.cursor).lazy
      .compactMap(FunctionDeclView.init).first { _ in true }
    return function.map { model.declaresConditionalModifier($0.name) } == true
  }
}

extension TransformContext {
  /// The helper that a call means.
  func helperCall(_ call: FunctionCallView) -> HelperCall.Match {
    program.ask { $0.helperCall(call, in: model) }
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
