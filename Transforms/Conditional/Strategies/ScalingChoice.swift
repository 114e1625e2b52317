import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// `aspectRatio(contentMode: c ? .fill : .fit)` for `scaledToFill()` in the one closure of a helper and
/// `scaledToFit()` in the other.
struct ScalingChoice {
  private let applied: ConditionalModifier
  private let mode: String
  private let otherMode: String

  /// Nil for other modifiers.
  init?(_ applied: ConditionalModifier, _ other: ConditionalModifier) {
    guard let mode = Self.modes[applied.name], let otherMode = Self.modes[other.name],
      mode != otherMode, applied.call.arguments.isEmpty, other.call.arguments.isEmpty
    else { return nil }
    self.applied = applied
    self.mode = mode
    self.otherMode = otherMode
  }

  /// The content modes by the names of the modifiers, which SwiftUI documents as equivalent.
  private static let modes = ["scaledToFill": ".fill", "scaledToFit": ".fit"]

  var rewritten: RewrittenModifier {
    let call = applied.call
    let text = "aspectRatio(contentMode: \(applied.condition.choosing(mode, or: otherMode)))"
    let range = ByteRange(call.nameOfModifier.start, call.cursor.range.end)
    return RewrittenModifier(
      ChainReplacement.Piece(call, edits: [.replace(range, with: text)]),
      writtenCall: WrittenModifier("aspectRatio", labels: ["contentMode"]))
  }
}
