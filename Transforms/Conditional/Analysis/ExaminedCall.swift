import SourceText
import Syntax
import TransformKit

/// A call of a conditional modifier, with what comes of it by itself.
struct ExaminedCall {
  /// Nil where the call could not be read.
  let call: ConditionalCall?
  let outcome: Outcome
  /// Whether the transform that asks is responsible for it.
  let isIncluded: Bool

  /// What comes of it beside other calls: nothing is gained while a call next to it stays that rebuilds the
  /// view by the same condition.
  func outcome(besides others: [ExaminedCall], _ context: TransformContext) -> Outcome {
    if let decline = declineOfOwn(besides: others, context) { return .declined(decline) }
    guard case .change(let change) = outcome, let call else { return outcome }
    if change.safety == .safe,
      let other = others.lazy.filter(\.needsReview).compactMap(\.call).first(where: call.isNext)
    {
      return .change(
        change.withCaveat(
          "\(other.nameOfApplied) beside it depends on the same condition and needs review"))
    }
    guard let other = others.lazy.filter(\.isDeclined).compactMap(\.call).first(where: call.isNext)
    else { return outcome }
    return .declined(
      Decline(
        .nothingToGain,
        "\(other.nameOfApplied) beside it depends on the same condition and stays conditional, so "
          + "the view would still be rebuilt",
        at: call.place))
  }

  /// Why a modifier of the repository keeps its declaration: other calls on the view stay.
  private func declineOfOwn(
    besides others: [ExaminedCall], _ context: TransformContext
  ) -> Decline? {
    guard case .change = outcome, let call, call.appliesOwn(in: context) else { return nil }
    let stays = others.lazy.filter(\.isDeclined).compactMap(\.call).contains {
      call.isOnChain($0) && $0.appliesOwn(in: context)
    }
    guard stays else { return nil }
    return Decline(
      .nothingToGain,
      "another call beside it stays conditional, so the view would still be rebuilt",
      at: call.place)
  }

  /// Whether a person has to decide on it.
  private var needsReview: Bool {
    if case .change(let change) = outcome { change.safety != .safe } else { false }
  }

  /// Whether it stays, and not only until a comment is moved.
  private var isDeclined: Bool {
    guard case .declined(let decline) = outcome else { return false }
    return decline.code != .commentWouldBeLost
  }
}

extension ConditionalCall {
  /// Whether all that the closure applies are modifiers of the repository.
  fileprivate func appliesOwn(in context: TransformContext) -> Bool {
    let names = appliedCalls.compactMap { $0.member?.name }
    return !names.isEmpty
      && names.allSatisfy { name in
        !context.functions(named: name).isEmpty
          && !ModifierTable.forms.contains { $0.name == name }
      }
  }

  /// Whether another call is on the same chain.
  fileprivate func isOnChain(_ other: ConditionalCall) -> Bool {
    helper.call.cursor.range.start == other.helper.call.cursor.range.start
  }

  fileprivate var nameOfApplied: String {
    appliedCalls.first?.member?.name.map { "`\($0)`" } ?? "another modifier"
  }

  /// Whether another call is the next one on the chain, with the same condition, its opposite, or the same comparisons:
  /// `.if(state == .new || state == .sold)` beside `.if(state != .new && state != .sold)`.
  fileprivate func isNext(to other: ConditionalCall) -> Bool {
    let areNeighbors =
      receiver?.id == other.helper.call.cursor.id || other.receiver?.id == helper.call.cursor.id
    guard areNeighbors else { return false }
    if [other.condition.text, other.condition.negatedText].contains(condition.text) { return true }
    let compared = condition.comparedValues
    return !compared.isEmpty && compared == other.condition.comparedValues
  }
}
