import SourceText
import TransformKit

/// Lets the presenter dismiss a view that dismisses itself, with the strategy that fits the view
/// best.
///
/// It looks for views that read `\.dismiss` or `\.presentationMode` from their environment. It
/// leaves a view alone if no strategy can rewrite every place that creates or presents the view.
public struct DecoupleDismiss: Transform {
  public let summary =
    "Lets the presenter dismiss the view, through a binding, a closure or an environment action."
  public let safety = Safety.review
  public let options = DismissalOptions.mixed + DismissalOptions.common + [DismissalOptions.dead]

  public init() {}

  public func requiredNames(in context: TransformContext) -> Set<String>? { ["Environment"] }

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    let rewrite = DismissalRewrite(self, in: context)
    return rewrite.outcomesPassingOn(in: file) { strategies(for: $0, rewrite.options) }
  }

  /// The strategies to try, the best first.
  private func strategies(
    for facts: DismissalFacts, _ options: DismissalOptions
  ) -> [DismissalStrategy] {
    // No strategy may name a state that the change of another view turns into a model.
    if options.sharesModel { return [.model] }

    // Other views stand between this view and its presenter. They stay as they are, unless the user
    // lets them pass a property through.
    if facts.isEmbedded, !options.passesThrough {
      // At the root of a window, a closure that does nothing says more than a key that nobody sets there.
      return facts.isEmbeddedAtRootsOnly(options) ? [.closure, .environment] : [.environment]
    }

    // A flag already says whether the view is presented, so the view can clear it.
    if facts.prefersBinding {
      return [.binding, .closure, .environment]
    }

    // A closure would let SwiftUI evaluate the view with each change of a presenter that changes by itself.
    if facts.prefersItem { return [.item, .closure, .environment, .binding] }

    // An item or a path has no flag, and a view that takes closures usually takes one more.
    return [.closure, .environment, .binding]
  }
}
