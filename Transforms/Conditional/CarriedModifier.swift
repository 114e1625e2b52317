import SwiftUIModel
import Syntax
import TransformKit

/// A modifier from the closure of a conditional modifier, with the condition in its argument: what
/// becomes of `$0.padding(8)` in `.padding(c ? 8 : 0)`.
public struct CarriedModifier: Sendable {
  public let piece: ChainReplacement.Piece
  /// How the result differs from the original in a way that somebody should look at.
  public let doubt: String?
  /// The first releases that have the result.
  public let availability: Availability
  /// How many times the condition is written.
  public let conditionCount: Int

  /// The name that the modifier had.
  public var name: String { piece.call.member?.name ?? "" }

  public init(
    _ piece: ChainReplacement.Piece, doubt: String? = nil, availability: Availability = .any,
    conditionCount: Int = 1
  ) {
    self.piece = piece
    self.doubt = doubt
    self.availability = availability
    self.conditionCount = conditionCount
  }
}

/// A modifier on the way from a closure to the chain, and when it is applied.
public struct ConditionalModifier: Sendable {
  public let call: FunctionCallView
  public let condition: AppliedCondition

  public init(_ call: FunctionCallView, when condition: AppliedCondition) {
    self.call = call
    self.condition = condition
  }

  public var name: String { call.member?.name ?? "" }
}
