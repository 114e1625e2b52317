import SourceText
import TransformKit

/// Gives a view that dismisses itself an environment action that does so.
///
/// It looks for views that read `\.dismiss` or `\.presentationMode` from their environment, lets
/// them read an entry of the app's own, and sets that entry wherever the view is presented, however
/// many views are between. It leaves a view alone if some presenter has no state that an action
/// could change.
public struct DismissToEnvironment: Transform {
  public let summary =
    "Sets an environment action at each presentation; the view calls it to dismiss itself."
  public let safety = Safety.review
  public let options = DismissalOptions.environment + DismissalOptions.common

  public init() {}

  public func requiredNames(in context: TransformContext) -> Set<String>? { ["Environment"] }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    DismissalRewrite(self, in: context).outcomes(in: file) { _ in [.environment] }
  }
}
