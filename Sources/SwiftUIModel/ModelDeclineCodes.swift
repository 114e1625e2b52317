import SourceText

/// Why a call of a helper is no conditional modifier.
extension DeclineCode {
  public static let unsuitedHelper = DeclineCode(
    "unsuited-helper",
    "The called function does something other than apply modifiers on a condition.")

  public static let unwrappingHelper = DeclineCode(
    "unwrapping-helper", "The helper passes a value that it unwraps to the closure.")

  public static let conditionNotBoolean = DeclineCode(
    "condition-not-boolean", "The condition is not a plain Boolean value.",
    remedy: "make the condition a plain Boolean value")

  public static let receiverNotOneView = DeclineCode(
    "receiver-not-one-view", "The modifiers may be called on something other than a single view.")

  /// The codes for what a conditional helper does.
  public static let helpers: [DeclineCode] = [
    .unsuitedHelper, .unwrappingHelper, .conditionNotBoolean, .receiverNotOneView,
  ]
}

extension DeclineCode {
  public static let fileNotRead = DeclineCode(
    "file-not-read",
    "A file that may use what the change edits was not read, has syntax errors, or is in no target."
  )
}

/// Why it is not known what presents a view.
extension DeclineCode {
  public static let pushedWithoutState = DeclineCode(
    "pushed-without-state", "A `NavigationLink` that no state controls pushes the view.",
    remedy: "present the view from state, such as with `navigationDestination(isPresented:)`")

  public static let rootOfWindow = DeclineCode(
    "root-of-window", "The view is the root of a window or a column, so it cannot be dismissed.")

  public static let unknownWrapper = DeclineCode(
    "unknown-wrapper", "The view is passed to something that is not known to show it.")

  public static let nothingShowsIt = DeclineCode(
    "nothing-shows-it",
    "No code in this repository shows the view, except perhaps previews and tests.",
    remedy: "show the view somewhere, or remove it")

  public static let keptAsValue = DeclineCode(
    "kept-as-value", "The view is stored or passed as a value, so its use cannot be traced.",
    remedy: "create the view inside each call that presents it")

  public static let madeIndirectly = DeclineCode(
    "made-indirectly",
    "The view is created through its type, a protocol, or a name that is used elsewhere.",
    remedy: "create the view by its own name, inside each call that presents it")

  public static let unsuitedState = DeclineCode(
    "unsuited-state",
    "The chosen strategy cannot dismiss the view by setting the state that presents it.")

  public static let shownByUIKit = DeclineCode(
    "shown-by-uikit", "UIKit or AppKit presents the view.")

  public static let publicInterface = DeclineCode(
    "public-interface", "The declaration is public, so code outside this repository may use it.",
    remedy: "reduce its access level, if no code outside this repository uses it")

  /// The codes for how a view is presented.
  public static let routes: [DeclineCode] = [
    .pushedWithoutState, .rootOfWindow, .unknownWrapper, .nothingShowsIt, .keptAsValue,
    .madeIndirectly, .unsuitedState, .shownByUIKit, .publicInterface,
  ]
}
