/// What `dismiss` leaves: a window, a presentation or a page. Views find the innermost one around
/// them in the environment.
///
/// Apple, `DismissAction`: the action dismisses a modal presentation like a sheet or a popover,
/// pops the current view of a `NavigationStack`, and from iOS 18 clears the equivalent state in
/// an expanded split view; `callAsFunction()`: it dismisses the view if it is currently
/// presented.
final class PresentationScope {
  enum Kind { case window, modal, page, column }

  let kind: Kind
  let parent: PresentationScope?
  /// Leaves it; nothing where there is nothing to leave.
  var leave: (() -> Void)?
  /// The node that hands the scope on.
  weak var node: Node?

  // Only one presentation at a time has the same host.
  private(set) var presented: Node?
  private var waiting: [Node] = []

  init(kind: Kind, parent: PresentationScope?, node: Node?, leave: (() -> Void)? = nil) {
    self.kind = kind
    self.parent = parent
    self.node = node
    self.leave = leave
  }

  /// Apple, `isPresented`: whether the view of this environment is currently presented.
  var isPresented: Bool { leave != nil }

  /// What presents: the window or the modal presentation around it.
  var host: PresentationScope {
    kind == .window || kind == .modal ? self : parent?.host ?? self
  }

  var window: PresentationScope { parent?.window ?? self }

  /// Observed: the console says that only a single sheet is supported, and that the next one will
  /// be presented when the current one gets dismissed
  /// (https://openillumi.com/en/en-swiftui-sheet-multiple-fix-item).
  func request(_ node: Node) {
    if presented === node || waiting.contains(where: { $0 === node }) { return }
    if presented == nil { presented = node } else { waiting.append(node) }
  }

  func withdraw(_ node: Node) {
    waiting.removeAll { $0 === node }
    guard presented === node else { return }
    presented = waiting.isEmpty ? nil : waiting.removeFirst()
    if let presented { presented.graph.invalidate(presented) }
  }
}

extension EnvironmentValues {
  private static let scopeKey = "presentation"

  var presentationScope: PresentationScope? { value(Self.scopeKey) { nil } }

  /// Hands on a scope. A box made before is taken as long as nothing was presented since.
  mutating func enter(_ scope: PresentationScope, _ graph: Graph) {
    boxes[Self.scopeKey] = graph.box(for: scope)
  }
}

extension Graph {
  /// `dismiss` and `presentationMode` are new values after each presentation and each push in the
  /// window.
  ///
  /// Observed: views that read `\.dismiss` are evaluated at presentations around them
  /// (https://jayeshkawli.com/correct-way-to-dismiss-screen-in-swiftui/,
  /// https://fatbobman.com/en/posts/say-goodbye-to-dismiss). Apple documents nothing about it;
  /// which presentations count is our assumption: all those of the program.
  func presentationsChanged() {
    scopeBoxes = [:]
    for scope in scopes.compactMap(\.scope) {
      if let node = scope.node { invalidate(node) }
    }
  }

  func box(for scope: PresentationScope) -> EnvironmentBox {
    if let box = scopeBoxes[ObjectIdentifier(scope)] { return box }
    if !scopes.contains(where: { $0.scope === scope }) {
      scopes.removeAll { $0.scope == nil }
      scopes.append(WeakScope(scope: scope))
    }
    let box = EnvironmentBox(scope)
    scopeBoxes[ObjectIdentifier(scope)] = box
    return box
  }
}

struct WeakScope {
  weak var scope: PresentationScope?
}
