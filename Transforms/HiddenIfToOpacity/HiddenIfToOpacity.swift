import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Replaces `.if(c) { $0.hidden() }` by `.opacity(c ? 0 : 1)`: one view that changes its opacity,
/// where there were two that took each other's place.
public struct HiddenIfToOpacity: Transform {
  public let summary =
    "Replaces `.if(c) { $0.hidden() }` by `.opacity(c ? 0 : 1)`, which keeps the view."
  public let safety = Safety.review

  public init() {}

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let calls = HiddenCall.all(in: file.tree)
    guard !calls.isEmpty else { return [] }
    let ancestry = Ancestry(of: file.tree)
    var closures: Set<NodeID> = []
    return calls.compactMap { HiddenCall($0, ancestry: ancestry) }.compactMap { hidden in
      guard case .parameter(let closure) = hidden.subject else {
        return HidingWrapper(around: hidden, ancestry: ancestry, context: context)?.outcome(
          in: file)
      }
      guard closures.insert(closure.cursor.id).inserted else { return nil }
      return outcome(of: hidden, in: closure, file: file, ancestry: ancestry, context: context)
    }
  }

  /// What to say of `hidden()` in a closure: nothing, unless the closure is given to a conditional
  /// modifier.
  private func outcome(
    of hidden: HiddenCall, in closure: ClosureView, file: ParsedFile, ancestry: Ancestry,
    context: TransformContext
  ) -> Outcome? {
    guard let call = ancestry.call(passed: closure.cursor), let name = call.member?.nameToken else {
      return nil
    }
    let place = file.tree.range(of: name).start
    switch context.model.lookUp(call, in: file.source.path) {
    case .unknown:
      return nil
    case .unsuited(let reason):
      return .declined(Decline(reason, at: place))
    case .helper(let helper):
      let chain = ModifierChain(around: call.cursor, ancestry: ancestry)
      if let reason = obstacle(to: helper, hidden, closure, chain, context) {
        return .declined(Decline(reason, at: place))
      }
      let replacement = ModifierReplacement(of: helper, by: "opacity", applied: "0", inert: "1")
      if let comment = replacement.lostComment {
        return .declined(Decline("the comment `\(comment)` would be lost", at: place))
      }
      let doubt = doubt(about: helper, chain, ancestry)
      return .change(Self.change(at: place, in: file, edits: replacement.edits, doubt: doubt))
    }
  }

  /// Why a call stays as it is.
  private func obstacle(
    to helper: HelperCall, _ hidden: HiddenCall, _ closure: ClosureView, _ chain: ModifierChain,
    _ context: TransformContext
  ) -> String? {
    if helper.alternative != nil { return "the helper is given an `else` as well" }
    if closure.hasConditionalCompilation { return "the closure depends on `#if`" }
    if !closure.does(nothingBut: hidden) { return "the closure does more than `hidden()`" }
    if let reason = Self.obstacle(in: helper.condition.value, context) { return reason }
    if case .notOneView(let what) = Receiver(of: chain) { return "the receiver is \(what)" }
    return nil
  }

  /// Why somebody should look at the change.
  private func doubt(
    about helper: HelperCall, _ chain: ModifierChain, _ ancestry: Ancestry
  ) -> String? {
    if let modifier = chain.rebuildDependent {
      return "`\(modifier)` on this chain may count on the view being built anew"
    }
    if case .style(let name) = Receiver(of: chain) {
      return "`\(name)` has an `opacity` of its own"
    }
    if let place = SystemDrawing.container(around: helper.call.cursor, ancestry: ancestry) {
      return "what stands in `\(place)` is drawn by the system"
    }
    if helper.isTypeErased, chain.position == chain.links.count - 1 {
      return "`\(helper.name)` returns `AnyView`, which may be needed here"
    }
    return nil
  }
}

// MARK: Shared with wrappers

extension HiddenIfToOpacity {
  /// Why a condition cannot be the test of an opacity, or no opacity be written at all.
  static func obstacle(in condition: SyntaxCursor, _ context: TransformContext) -> String? {
    if condition.kind == .closureExpr { return "the condition is a closure" }
    if let effect = ConditionTest(condition).effect { return "the condition contains `\(effect)`" }
    if context.model.isConstant(condition) {
      return "the condition cannot change, so the view is never built anew"
    }
    for modifier in ["hidden()", "opacity(_:)"] where context.model.declaresModifier(modifier) {
      return "`\(modifier)` is declared here too, and may not be SwiftUI's"
    }
    return nil
  }

  /// The change, for review when there is a doubt.
  static func change(
    at place: ByteOffset, in file: ParsedFile, edits: [Edit], doubt: String?
  ) -> Change {
    let title = "Replace `hidden()` by `opacity`"
    return Change(
      doubt.map { "\(title); \($0)" } ?? title, safety: doubt == nil ? .safe : .review, at: place,
      in: file, edits: edits)
  }
}

extension ClosureView {
  fileprivate var hasConditionalCompilation: Bool {
    cursor.descendants.contains { $0.kind == .ifConfigDecl }
  }

  /// Whether `hidden()` on the only parameter is all that the closure does.
  fileprivate func does(nothingBut hidden: HiddenCall) -> Bool {
    guard !hasCaptures, (parameterNames?.count ?? 1) == 1, statements.count == 1, hidden.isFirst,
      var statement = statements.first?.unwrapped
    else { return false }
    if statement.kind == .returnStmt, let value = statement.children.first(where: { _ in true }) {
      statement = value
    }
    return statement.id == hidden.call.cursor.id
  }
}
