import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// The removal of a property and its calls from a view that is only shown at the root of a window, where they do
/// nothing.
struct DeadDismissal {
  private let facts: DismissalFacts
  private let property: DismissProperty

  /// - Returns: nil where anything else may show the view.
  init?(of facts: DismissalFacts) {
    let routes = facts.view.sites.flatMap(\.routes).filter { !$0.isPreview }
    guard !routes.isEmpty, routes.allSatisfy(\.isRootOfWindowGroup) else { return nil }
    self.facts = facts
    property = facts.view.properties[0]
  }

  func outcome(at place: ByteOffset) -> Outcome {
    var edits = DismissalEdits()
    edits.attempt { edits throws(Obstacle) in
      try checkPlatforms()
      try removeCalls(from: &edits)
      try removeProperty(from: &edits)
    }
    edits.add("on an iPad, it may close one of several windows")
    let title =
      "Remove `\(property.name)` from `\(facts.view.name)`, which does nothing at the root of a window"
    if let obstacle = edits.obstacles.first { return .declined(Decline(obstacle, at: place)) }
    return edits.change(title, at: place).map(Outcome.change)
      ?? .declined(
        Decline(.editedByAnotherChange, "the edits for `\(facts.view.name)` overlap", at: place))
  }

  /// On the other platforms, the action closes a window.
  private func checkPlatforms() throws(Obstacle) {
    let targets = facts.context.deploymentTargets(for: facts.view.path)
    guard let platform = targets.platformWhereDismissClosesWindow else { return }
    throw Obstacle(
      .rootOfWindow,
      "`\(facts.view.name)` is shown at the root of a window, which it closes on "
        + platform.rawValue)
  }

  // MARK: Calls

  private func removeCalls(from edits: inout DismissalEdits) throws(Obstacle) {
    for file in facts.files {
      let calls = Set(file.uses.map(\.expression.id))
      for use in file.uses {
        guard use.kind == .call else {
          throw obstacle(
            "the view does not only call it (\(use.expression.lineInFile))",
            remedy: "remove the code that dismisses the view")
        }
        let removal = RedundantStatement(
          use.expression, mayBeFirst: true, ancestry: file.file.ancestry
        ) { !calls.contains($0.id) }
        guard let removal else { throw emptied(around: use.expression, in: file.file.ancestry) }
        if removal.leavesComment {
          edits.add("a comment beside a removed call may no longer be true")
        }
        edits.add([removal.deletion], in: file.file.path)
      }
    }
  }

  /// The call is all that some code does: a button would be left that does nothing.
  private func emptied(around call: SyntaxCursor, in ancestry: Ancestry) -> Obstacle {
    let around = ancestry.ancestors(of: call).lazy.compactMap(FunctionCallView.init)
      .first { $0.cursor.id != call.id }
    let name =
      around.flatMap { $0.name ?? $0.member?.name }.map { " in a closure of `\($0)`" } ?? ""
    return obstacle(
      "nothing would be left to do\(name) (\(call.lineInFile))",
      remedy: "remove the code that dismisses the view")
  }

  /// The view is dead in this respect, but something is in the way.
  private func obstacle(_ reason: String, remedy: String) -> Obstacle {
    Obstacle(
      .deadDismiss,
      "`\(facts.view.name)` is only shown at the root of a window, where `\(property.name)` does "
        + "nothing, but \(reason)",
      remedy: remedy)
  }

  // MARK: The property

  private func removeProperty(from edits: inout DismissalEdits) throws(Obstacle) {
    guard facts.view.properties.count == 1, property.isPrivate,
      let file = facts.context.screens.file(at: property.cursor.tree.source.path)
    else {
      throw obstacle("other code may use the property", remedy: "make the property private")
    }
    if let comment = PropertyComments(of: property.cursor).aboutSomethingElse {
      throw .lostComment(
        comment, remedy: "delete the comment, or separate it from the property with an empty line")
    }
    let removals = DeclarationRemoval.removals(of: [property.cursor], ancestry: file.ancestry)
    switch removals.first?.verdict {
    case .edit(let edit): edits.add([edit], in: file.path)
    case .obstacle(let obstacle): throw obstacle
    case nil: break
    }
  }
}

extension DeploymentTargets {
  /// A platform on which `dismiss` at the root of a window closes the window.
  fileprivate var platformWhereDismissClosesWindow: Platform? {
    let closing: [Platform] = [.macOS, .macCatalyst, .visionOS]
    return targets.map(\.platform).first(where: closing.contains)
  }
}

extension Route {
  /// Whether the view is the root of a window, or a part of it, where `dismiss` does nothing on an iPhone.
  func isAtIdleRoot(of targets: DeploymentTargets) -> Bool {
    isRootOfWindowGroup && targets.platformWhereDismissClosesWindow == nil
  }

  /// Whether SwiftUI's action does nothing where the route ends, and so need not be passed on.
  func needsNoAction(_ options: DismissalOptions, in context: TransformContext) -> Bool {
    options.bridges && options.bridgesFewPlaces
      && isAtIdleRoot(of: context.deploymentTargets(for: arrival.tree.source.path))
  }

  /// Whether the view is the root of a window, or a part of it.
  fileprivate var isRootOfWindowGroup: Bool {
    guard case .unresolved(let route) = end, route.code == .rootOfWindow else { return false }
    return FunctionCallView(route.place)?.name == "WindowGroup"
  }
}

extension DismissalFacts {
  /// Whether another view stands between the view and its presenter only at the root of a window, where
  /// SwiftUI's action does nothing.
  func isEmbeddedAtRootsOnly(_ options: DismissalOptions) -> Bool {
    let options = options.reaching(.anywhere)
    return view.sites.flatMap(\.routes).allSatisfy {
      $0.isDirect || $0.isPreview || $0.needsNoAction(options, in: context)
    }
  }
}
