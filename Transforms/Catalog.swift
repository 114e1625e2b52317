import ConditionalTransforms
import DismissalTransforms
import RetentionTransforms
import SourceText
import StateTransforms
import TransformKit

/// The transforms, in the order in which they run.
public let catalog = Catalog(
  [
    .standard(HiddenIfToOpacity()),
    .standard(BackgroundIfToBuilder()),
    .standard(ConditionalModifierToValue()),
    .standard(RemoveConditionalModifier()),
    .standard(DecoupleDismiss()),
    .onRequest(DismissToBinding()),
    .onRequest(DismissToClosure()),
    .onRequest(DismissToEnvironment()),
    .standard(RemoveUnusedDismiss()),
    .onRequest(CountBodyEvaluations()),
    .onRequest(EnvironmentRetention()),
    .onRequest(PresentationFlagsToItem()),
    .onRequest(FlagsToStateEnum()),
    // make new-transform adds a line here.
  ],
  declineCodes: DeclineCode.conditional + DeclineCode.dismissal + DeclineCode.retention
    + DeclineCode.state)

// Decided against, each with its reason:
//
// - `AnyViewToView`: only the type checker knows whether all branches return the same type.
// - `ConditionalModifierToBranches` (`.if(c) { … }` to `if c { … } else { … }`): SwiftUI still sees two
//   different views, so the view still loses its state when the condition changes.
// - `DismissToIsPresented` (`dismiss()` to `isPresented = false`, by the environment's `isPresented`):
//   that value is read-only.
// - `ForegroundColorToForegroundStyle`: before iOS 17, `foregroundStyle` on a `Text` does not return a
//   `Text`, and a style cannot be `nil`. A rule file can make the change where an app allows it.
// - `NavigationViewToNavigationStack`: a `NavigationView` shows columns where there is room. Whether
//   `NavigationStack` or `NavigationSplitView` replaces it is a design decision.
// - `ObservableObjectToObservable`: `@State` does not defer its initial value as `@StateObject` does,
//   views update at other times, and the `$property` publishers are gone.
// - `OnChangeToTwoParameters`: the closure's captured values are from before the change in the old form
//   and from after it in the new form.
// - `RemoveRandomID` (`.id(UUID())`): some apps reset a view on purpose, others by mistake, and the code
//   is the same.
