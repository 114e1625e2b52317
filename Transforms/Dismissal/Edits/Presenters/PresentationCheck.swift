import SwiftUIModel
import TransformKit

extension DismissalFacts {
  /// Adds what a reviewer has to know of a presentation that the view dismisses, now that it does so by
  /// itself.
  ///
  /// - Throws: if another screen of a path could be removed.
  func checkDismissal(
    of presentation: Presentation, _ edits: inout DismissalEdits
  ) throws(Obstacle) {
    if case .path(let path) = presentation.trigger {
      let action = DismissingAction(facts: self, context: context)
      if let obstacle = action.obstacle(toRemovingFrom: path) { throw obstacle }
      if action.mayPopMore {
        edits.add("where the path changes in the same action, dismissing may remove another screen")
      }
      if action.isInOwnSheet {
        edits.add(
          "`\(view.name)` dismisses itself in a sheet that it presents, which may stay in the way")
      }
      if !isDismissedByControlsOnly {
        edits.add(
          "after the change, dismissing removes the last screen of the path: one that covers "
            + "`\(view.name)`, or the one below if `\(view.name)` is gone, as when one action "
            + "dismisses twice")
      }
    }
    if let observer = StateObserver(of: presentation, in: context) {
      edits.add(
        "an `onChange` of the presenter reacts to `\(observer.state)`, which is now set as soon as "
          + "`\(view.name)` dismisses itself")
    }
  }
}
