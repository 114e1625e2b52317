import SourceText
import TransformKit

/// Takes out of views how they are closed, each in the form that fits it best.
public struct DecoupleDismiss: Transform {
  public let summary =
    "Has what presents a view close it, by a binding, a closure or an action in the environment."
  public let safety = Safety.review
  public let requiredWord: String? = "Environment"
  public let options =
    DismissalOptions.binding + DismissalOptions.handing + DismissalOptions.environment
    + DismissalOptions.common

  public init() {}

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    DismissalRewrite(self, in: context).outcomes(in: file, choice: .best)
  }
}
