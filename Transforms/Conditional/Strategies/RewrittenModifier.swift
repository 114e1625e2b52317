import SourceText
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
  /// The edits of a declaration that the modifier needs, by the path of the file.
  let declarationEdits: [String: [Edit]]
  /// The modifiers that are applied: this one, and those in its declaration.
  let appliedNames: [String]

  /// The name of the original modifier.
  var name: String { piece.call.modifierName }

  init(
    _ piece: ChainReplacement.Piece, caveats: [String] = [], availability: Availability = .any,
    conditionCount: Int = 1, written: [String] = [], writtenCall: WrittenModifier? = nil,
    declarationEdits: [String: [Edit]] = [:], appliedNames: [String]? = nil
  ) {
    self.piece = piece
    self.caveats = caveats
    self.availability = availability
    self.conditionCount = conditionCount
    self.written = written
    self.writtenCall = writtenCall
    self.declarationEdits = declarationEdits
    self.appliedNames = appliedNames ?? [piece.call.modifierName]
  }
}
