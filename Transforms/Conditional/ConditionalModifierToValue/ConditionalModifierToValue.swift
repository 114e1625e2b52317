import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Replaces `.if(c) { $0.padding(8) }` with `.padding(c ? 8 : 0)`: the modifier is always applied, and
/// the condition chooses its argument.
public struct ConditionalModifierToValue: Transform {
  public let summary =
    "Replaces `.if(c) { $0.padding(8) }` with `.padding(c ? 8 : 0)`, which keeps the view's state."
  public let safety = Safety.review

  public init() {}

  public func requiredNames(in context: TransformContext) -> Set<String>? {
    context.model.helperNames.union(context.model.branchingNames)
  }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    outcomes(in: file, context: context) { modifiers in
      modifiers.isEmpty
        || modifiers != ["hidden"] && !modifiers.allSatisfy(BuilderForm.names.contains)
    }
  }
}
