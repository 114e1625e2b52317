import SourceText
import TransformKit

/// Passes a view that dismisses itself a closure that does so.
///
/// It looks for views that read `\.dismiss` or `\.presentationMode` from their environment,
/// replaces that property by a closure, and passes one that changes the presenting state wherever
/// the view is created. It leaves a view alone if some place has no state that a closure could
/// change.
public struct DismissToClosure: Transform {
  public let summary = "Passes the view a closure that dismisses it."
  public let safety = Safety.review
  public let options = DismissalOptions.closure + DismissalOptions.passing + DismissalOptions.common

  public init() {}

  public func requiredNames(in context: TransformContext) -> Set<String>? { ["Environment"] }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let rewrite = DismissalRewrite(self, in: context)
    return rewrite.outcomes(in: file) { _ in [rewrite.options.sharesModel ? .model : .closure] }
  }
}
