import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension DismissalFacts {
  /// Adds what a reviewer has to know of a presentation that the view dismisses, now that it does so by
  /// itself.
  ///
  /// - Parameter comparingPath: whether the view is compared with the elements of a path.
  /// - Throws: if another screen of a path could be removed, or the view is a column of macOS.
  func checkDismissal(
    of presentation: Presentation, comparingPath: Bool = false, _ edits: inout DismissalEdits
  ) throws(Obstacle) {
    if let obstacle = MacColumns.obstacle(toDismissing: view.name, in: presentation, context) {
      throw obstacle
    }
    if let scope = presentation.scopeOfReducer {
      throw Obstacle(
        .unsuitedState,
        "`\(scope)` derives what is presented from a reducer, which has an action for the dismissal",
        remedy: "send the reducer's action", at: presentation.call)
    }
    if let spent = SpentState(of: presentation) {
      throw Obstacle(
        .unsuitedState,
        "the `\(spent.modifier)` of the presented content sets `\(spent.state)`, so setting it again may "
          + "dismiss nothing", at: spent.place)
    }
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
          comparingPath
            ? "after the change, dismissing twice also removes an equal element of the path below"
            : "after the change, dismissing removes the last screen of the path: one that covers "
              + "`\(view.name)`, or the one below if `\(view.name)` is gone, as when one action "
              + "dismisses twice")
      }
    } else if let caveat = RepeatedDismissal(facts: self, context: context)
      .caveat(ofPushing: presentation)
    {
      edits.add(caveat)
    }
    if presentation.kind == .navigationDestination,
      let file = context.screens.file(at: presentation.call.tree.source.path)
    {
      warnOfSidebar(around: presentation.call, in: file, &edits)
    }
    warnOfState(of: presentation, &edits)
  }

  /// Adds what else depends on the state of a presentation, which is set as soon as the view dismisses itself.
  private func warnOfState(of presentation: Presentation, _ edits: inout DismissalEdits) {
    if let caveat = presentation.presumption { edits.add(caveat) }
    if isStyle {
      edits.add(
        "the style `\(view.name)` may reach views that other screens show, which it dismissed")
    }
    let sites = view.sites.filter { site in
      site.routes.contains { route in
        if case .presentation(let other) = route.end {
          other.call.tree === presentation.call.tree && other.call.id == presentation.call.id
        } else {
          false
        }
      }
    }
    if let inner = InnerNavigation(
      around: sites.map(\.expression), pushedBy: presentation, in: context)
    {
      edits.add(
        "`\(view.name)` is in a `\(inner.name)` in what is pushed, where `dismiss` may have done nothing"
      )
    }
    if let observer = StateObserver(
      of: presentation, showing: sites.map(\.expression), in: context)
    {
      edits.add(
        "\(observer.name) reacts to `\(observer.state)`, which is now set as soon as "
          + "`\(view.name)` dismisses itself")
    }
    if let state = presentation.trigger.state,
      let unobserved = UnobservedState(of: state, in: context)
    {
      edits.add(
        "no view is told that `\(unobserved.name)` changes, so setting it may not dismiss "
          + "`\(view.name)`")
    }
    let code = StateAfterDismissal(of: self, dismissing: presentation)
    if let caveat = code.caveat { edits.add(caveat) }
  }

  /// Whether the view is a style, which the views that are pushed or presented in it may inherit.
  private var isStyle: Bool {
    view.declarations.contains { $0.inheritedNames.contains { $0.hasSuffix("Style") } }
  }

  /// Adds what a reviewer has to know where the view dismisses itself with a property that it has.
  func warnOfReuse(in edits: inout DismissalEdits) {
    for route in view.sites.flatMap(\.routes) {
      guard case .presentation(let presentation) = route.end else { continue }
      let repeated = RepeatedDismissal(facts: self, context: context)
      if let caveat = repeated.caveat(of: presentation, writing: nil) { edits.add(caveat) }
      if let caveat = repeated.caveat(ofPushing: presentation) { edits.add(caveat) }
      warnOfState(of: presentation, &edits)
      let assignment = presentation.trigger.state.map { StateAssignment(to: $0, in: context) }
      if let caveat = assignment?.caveatOfBinding { edits.add(caveat) }
      if presentation.kind == .navigationLink,
        let file = context.screens.file(at: presentation.call.tree.source.path)
      {
        warnOfLink(of: presentation, in: file, &edits)
      }
    }
  }
}

extension Presentation {
  /// What is taken for granted of a call without a declaration in sight; nil for others.
  fileprivate var presumption: String? {
    guard kind == .presumed, let state = trigger.state else { return nil }
    let value = if case .item = trigger { "not nil" } else { "true" }
    return "`\(calledName)` is not known; Statewise takes it to show its content while "
      + "`\(state.oneLineText)` is \(value)"
  }

  /// `$store.scope`, where a store of the Composable Architecture presents.
  fileprivate var scopeOfReducer: String? {
    guard let call = trigger.state.flatMap(FunctionCallView.init), let member = call.member,
      member.name == "scope", call.arguments.map(\.label) == ["state", "action"]
    else { return nil }
    return member.cursor.textWithoutTrivia
  }

  /// Why a user does not want the state to be set that such a call gets; nil for others.
  var obstacleToPresuming: Obstacle? {
    guard kind == .presumed else { return nil }
    return Obstacle(
      .unknownWrapper, "`\(calledName)` is not known, and may show its content at any time",
      at: call)
  }

  private var calledName: String {
    FunctionCallView(call).flatMap { $0.member?.name ?? $0.name } ?? ""
  }
}
