import SourceText
import TransformKit

/// Replaces `.if(c) { $0.background(X()) }` with `.background { if c { X() } }`: the view keeps its
/// state, and only the background appears and disappears.
public struct BackgroundIfToBuilder: Transform {
  public let summary =
    "Replaces `.if(c) { $0.background(X()) }` with `.background { if c { X() } }`, which keeps the view's state."
  public let safety = Safety.review

  public init() {}

  public func requiredNames(in context: TransformContext) -> Set<String>? {
    context.model.helperNames.union(context.model.branchingNames)
  }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    outcomes(in: file, context: context) { modifiers in
      !modifiers.isEmpty && modifiers.allSatisfy(BuilderForm.names.contains)
    }
  }
}
