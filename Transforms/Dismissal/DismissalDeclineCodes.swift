import SourceText
import SwiftUIModel

/// Why a view keeps its own dismiss action.
extension DeclineCode {
  public static let stackWithoutPath = DeclineCode(
    "stack-without-path",
    "The view is pushed on a `NavigationStack` that has no known `path` binding.",
    remedy: "present the view from state, such as with `navigationDestination(isPresented:)`")

  public static let inNavigationView = DeclineCode(
    "in-navigation-view",
    "A link without a state pushes the view in a `NavigationView`, which shows no "
      + "`navigationDestination`.",
    remedy: "replace the `NavigationView` with a `NavigationStack`")

  public static let notMadeWherePresented = DeclineCode(
    "not-made-where-presented", "The view is not created inside the call that presents it.",
    remedy: "create the view inside each call that presents it")

  public static let unnamedState = DeclineCode(
    "unnamed-state", "The binding that presents the view does not refer to a property by name.",
    remedy: "present the view from a named property, such as `$isPresented`")

  public static let actionNotOnlyCalled = DeclineCode(
    "action-not-only-called", "The view uses the dismiss action other than by calling it.",
    remedy: "only call the action, in a separate statement on the main actor")

  public static let deadDismiss = DeclineCode(
    "dead-dismiss",
    "The view never dismisses itself: no code shows it, except perhaps previews and tests, only a member that "
      + "nothing uses dismisses it, or a constant keeps it from doing so wherever it is created.",
    remedy: "remove what is never used, or use it")

  public static let secondProperty = DeclineCode(
    "second-property",
    "The view has another property for its dismissal, which its presenters do not all use.",
    remedy: "pass that property what dismisses the view, wherever the view is presented")

  public static let evaluatedAnyway = DeclineCode(
    "evaluated-anyway",
    "The view reads another value of its environment that changes with each presentation.")

  public static let ambiguousView = DeclineCode(
    "ambiguous-view", "Several types have the name of the view.",
    remedy: "rename one of the types")

  public static let notAStructure = DeclineCode(
    "not-a-structure", "The view is a class or an actor, so other code may share the instance.",
    remedy: "make the view a structure")

  public static let notComparable = DeclineCode(
    "not-comparable", "Statewise cannot tell how to compare a property of the view.",
    remedy: "remove the option `equatable=true`")

  public static let unsuitedInitializer = DeclineCode(
    "unsuited-initializer", "An initializer, or a call of it, cannot take another argument.")

  public static let unknownInitializer = DeclineCode(
    "unknown-initializer", "A call passes an argument that no initializer of the view takes.")

  public static let protocolRequirement = DeclineCode(
    "protocol-requirement", "A protocol may require the declaration in its present form.",
    remedy: "remove the requirement from the protocol, if nothing depends on it")

  public static let nameTaken = DeclineCode(
    "name-taken", "Another declaration already has the name that the change needs.",
    remedy: "rename the other declaration")

  public static let noFileForDeclaration = DeclineCode(
    "no-file-for-declaration", "The module has no suitable file for a new top-level declaration.")

  public static let otherModule = DeclineCode(
    "other-module", "The change would span several modules.")

  /// All codes of the transforms that take `dismiss` out of a view.
  public static let dismissal: [DeclineCode] =
    routes + [
      .stackWithoutPath, .inNavigationView, .notMadeWherePresented, .unnamedState,
      .actionNotOnlyCalled, .deadDismiss, .secondProperty, .evaluatedAnyway, .ambiguousView,
      .notAStructure, .notComparable,
      .unsuitedInitializer, .unknownInitializer, .protocolRequirement,
      .nameTaken, .noFileForDeclaration, .otherModule,
    ]
}
