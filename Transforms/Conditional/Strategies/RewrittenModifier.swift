import Syntax
import TransformKit

/// A modifier with the condition in its argument: `.padding(c ? 8 : 0)` for `$0.padding(8)`.
struct RewrittenModifier: Sendable {
  let piece: ChainReplacement.Piece
  /// How the result may differ from the original; nil if it does not.
  let caveat: String?
  /// The releases that the result needs.
  let availability: Availability
  /// How many times the condition is written.
  let conditionCount: Int

  /// The name of the original modifier.
  var name: String { piece.call.member?.name ?? "" }

  init(
    _ piece: ChainReplacement.Piece, caveat: String? = nil, availability: Availability = .any,
    conditionCount: Int = 1
  ) {
    self.piece = piece
    self.caveat = caveat
    self.availability = availability
    self.conditionCount = conditionCount
  }
}
