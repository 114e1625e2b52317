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
    } else if let caveat = RepeatedDismissal(facts: self, context: context)
      .caveat(ofPushing: presentation)
    {
      edits.add(caveat)
    }
    warnOfState(of: presentation, &edits)
  }

  /// Adds what else depends on the state of a presentation, which is set as soon as the view dismisses itself.
  private func warnOfState(of presentation: Presentation, _ edits: inout DismissalEdits) {
    if let observer = StateObserver(of: presentation, in: context) {
      edits.add(
        "\(observer.name) reacts to `\(observer.state)`, which is now set as soon as "
          + "`\(view.name)` dismisses itself")
    }
    let code = StateAfterDismissal(of: self, dismissing: presentation)
    if let caveat = code.caveat { edits.add(caveat) }
  }

  /// Adds what a reviewer has to know where the view dismisses itself with a property that it has.
  func warnOfReuse(in edits: inout DismissalEdits) {
    for route in view.sites.flatMap(\.routes) {
      guard case .presentation(let presentation) = route.end else { continue }
      let repeated = RepeatedDismissal(facts: self, context: context)
      if let caveat = repeated.caveat(of: presentation, writing: nil) { edits.add(caveat) }
      if let caveat = repeated.caveat(ofPushing: presentation) { edits.add(caveat) }
      warnOfState(of: presentation, &edits)
    }
  }
}
