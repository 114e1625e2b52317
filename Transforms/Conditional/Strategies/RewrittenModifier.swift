import SwiftUIModel
import Syntax
import TransformKit

/// A modifier with the condition in its argument: `.padding(c ? 8 : 0)` for `$0.padding(8)`.
struct RewrittenModifier: Sendable {
  let piece: ChainReplacement.Piece
  /// How the result may differ from the original.
  let caveats: [String]
  /// The releases that the result needs.
  let availability: Availability
  /// How many times the condition is written.
  let conditionCount: Int
  /// The values that are written although the source does not contain them: `.clear`, `AnyShape(…)`.
  let written: [String]
  /// The call that is written; nil where its name and labels are those of the original one.
  let writtenCall: WrittenModifier?

  /// The name of the original modifier.
  var name: String { piece.call.member?.name ?? "" }

  init(
    _ piece: ChainReplacement.Piece, caveats: [String] = [], availability: Availability = .any,
    conditionCount: Int = 1, written: [String] = [], writtenCall: WrittenModifier? = nil
  ) {
    self.piece = piece
    self.caveats = caveats
    self.availability = availability
    self.conditionCount = conditionCount
    self.written = written
    self.writtenCall = writtenCall
  }
}
