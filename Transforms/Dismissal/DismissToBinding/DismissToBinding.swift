import SourceText
import TransformKit

/// Passes a view that dismisses itself the binding that presents it.
///
/// It looks for views that read `\.dismiss` or `\.presentationMode` from their environment,
/// replaces that property by a binding which the view sets to false, and passes the presenting
/// state wherever the view is created. It leaves a view alone if some place has no state that can
/// be such a binding.
public struct DismissToBinding: Transform {
  public let summary =
    "Passes the presenting binding to the view, which sets it to false to dismiss itself."
  public let safety = Safety.review
  public let options = DismissalOptions.binding + DismissalOptions.passing + DismissalOptions.common

  public init() {}

  public func requiredNames(in context: TransformContext) -> Set<String>? { ["Environment"] }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    DismissalRewrite(self, in: context).outcomes(in: file) { _ in [.binding] }
  }
}
