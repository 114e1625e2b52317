import SourceText
import TransformKit

/// Replaces `.if(c) { $0.background(X()) }` by `.background { if c { X() } }`: the view stays, and
/// what is behind it comes and goes.
public struct BackgroundIfToBuilder: Transform {
  public let summary =
    "Replaces `.if(c) { $0.background(X()) }` by `.background { if c { X() } }`, which keeps the view."
  public let safety = Safety.review

  public init() {}

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    ConditionalRewriting(in: file, context: context)?.outcomes { modifiers in
      !modifiers.isEmpty && modifiers.allSatisfy(BuilderModifier.names.contains)
    } ?? []
  }
}
