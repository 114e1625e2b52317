import ConditionalTransforms
import DismissalTransforms
import TransformKit

/// The transforms, in the order in which they run.
public let catalog = Catalog([
  .standard(HiddenIfToOpacity()),
  .standard(BackgroundIfToBuilder()),
  .standard(ConditionalModifierToValue()),
  .standard(RemoveConditionalModifier()),
  .standard(DecoupleDismiss()),
  .onRequest(DismissToBinding()),
  .onRequest(DismissToClosure()),
  .onRequest(DismissToEnvironment()),
  .standard(RemoveUnusedDismiss()),
])

// Decided against, each with its reason:
