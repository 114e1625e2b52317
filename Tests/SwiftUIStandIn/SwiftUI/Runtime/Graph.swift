import Foundation
import Observation

/// All nodes of a screen, and what is left to do for them.
final class Graph {
  nonisolated(unsafe) static var current = Graph()

  /// The node that is being evaluated, for which reads are recorded.
  private(set) var reader: Node?
  private var invalid: [ObjectIdentifier: Node] = [:]
  private var actions: [() -> Void] = []
  private var lateActions: [() -> Void] = []
  private var removed: [Node] = []
  var root: Node?
  /// How often each view's body was evaluated.
  var evaluations: [String: Int] = [:]
  /// What the program noted since it was last asked.
  var notes: [String] = []
  var trouble: String?
  /// The presentations that are shown, in the order in which they came.
  var presentations: [Presentation] = []
  /// The boxes of the presentation scopes since the last presentation.
  var scopeBoxes: [ObjectIdentifier: EnvironmentBox] = [:]
  var scopes: [WeakScope] = []
  var windows: [WeakNode] = []
  /// The declarations of windows, the first one's first.
  var scenes: [WeakNode] = []
  var openings: [Windows.Opening] = []

  private var nodeCount = 0

  func nextNumber() -> Int {
    nodeCount += 1
    return nodeCount
  }

  // MARK: Invalidation

  func invalidate(_ node: Node) {
    if !node.isRemoved { invalid[ObjectIdentifier(node)] = node }
  }

  func isInvalid(_ node: Node) -> Bool { invalid[ObjectIdentifier(node)] != nil }
  func validate(_ node: Node) { invalid[ObjectIdentifier(node)] = nil }

  func tracking<T>(_ node: Node, _ body: () -> T) -> T {
    let outer = reader
    reader = node
    defer { reader = outer }
    return withObservationTracking(body) { [weak node] in
      guard let node else { return }
      node.graph.invalidate(node)
    }
  }

  /// Runs an action for which nothing is tracked.
  func untracked<T>(_ body: () -> T) -> T {
    let outer = reader
    reader = nil
    defer { reader = outer }
    return body()
  }

  // MARK: Actions

  /// Runs an action after the update, as SwiftUI does with `onAppear`, `onChange` and
  /// `onDismiss`.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Runs an action after those of views that disappear in the same update.
  func afterHiding(_ action: @escaping () -> Void) { lateActions.append(action) }

  func nodeWasRemoved(_ node: Node) {
    invalid[ObjectIdentifier(node)] = nil
    removed.append(node)
    Rules.rule(for: node).remove(node)
  }

  /// Updates what is invalid, from the top, and runs actions, until nothing is left.
  func settle() {
    var rounds = 0
    while true {
      rounds += 1
      if 500 < rounds {
        trouble = "does not settle"
        invalid = [:]
        actions = []
        return
      }
      if let node = invalid.values.min(by: { ($0.depth, $0.number) < ($1.depth, $1.number) }) {
        validate(node)
        if !node.isRemoved { node.updateAgain() }
        continue
      }
      showAndHide()
      actions += lateActions
      lateActions = []
      if actions.isEmpty && invalid.isEmpty { return }
      let due = actions
      actions = []
      for action in due { untracked(action) }
    }
  }

  /// Tells nodes that they appeared or disappeared. Those inside come first.
  private func showAndHide() {
    let gone = removed
    removed = []
    for node in gone where node.isShown {
      node.isShown = false
      Rules.rule(for: node).disappear(node)
    }
    if let root { show(root, true) }
  }

  private func show(_ node: Node, _ isShown: Bool) {
    let isShown = isShown && !node.isCovered
    for child in node.children { show(child, isShown) }
    guard node.isShown != isShown else { return }
    node.isShown = isShown
    let rule = Rules.rule(for: node)
    if isShown { rule.appear(node) } else { rule.disappear(node) }
  }
}
