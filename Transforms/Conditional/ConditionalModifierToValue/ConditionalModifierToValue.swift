import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Replaces `.if(c) { $0.padding(8) }` by `.padding(c ? 8 : 0)`: the modifier stays, and its argument
/// carries the condition.
public struct ConditionalModifierToValue: Transform {
  public let summary =
    "Replaces `.if(c) { $0.padding(8) }` by `.padding(c ? 8 : 0)`, which keeps the view."
  public let safety = Safety.review

  public init() {}

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    ConditionalRewriting(in: file, context: context)?.outcomes { calls in
      calls.isEmpty
        || calls != ["hidden"] && !calls.allSatisfy(BuilderModifier.names.contains)
    } ?? []
  }
}
