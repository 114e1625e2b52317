/// One place in the tree of views. It keeps its identity, and with it the state below, as long as
/// a view of the same type stands at the same place.
///
/// Apple, Demystify SwiftUI (WWDC21): explicit identity by `id`, structural identity by type and
/// position; a branch of a condition is a position of its own.
final class Node {
  let key: AnyHashable
  let type: Any.Type
  /// The name of the modifier, which belongs to the type in SwiftUI.
  let kind: String
  unowned let graph: Graph
  private(set) weak var parent: Node?
  let depth: Int
  /// Counts nodes in the order in which they came.
  let number: Int

  var value: Any {
    didSet { version += 1 }
  }
  /// How often the value was set; what is made of it elsewhere is fresh then.
  private(set) var version = 0
  var environment: EnvironmentValues
  /// Whether the value is the same as at the last update, so that only the environment may
  /// differ.
  var isUnchanged = false
  var isRemoved = false
  /// Whether the node is covered: a page below another, a tab that is not selected.
  var isCovered = false
  /// Whether `onAppear` has run and `onDisappear` has not.
  var isShown = false

  private(set) var children: [Node] = []
  private var visited: [Node] = []

  /// What a rule remembers.
  var memory: [String: Any] = [:]
  /// What was installed and evaluated here, if the value has a body.
  var composite: CompositeState?

  init(key: AnyHashable, value: Any, environment: EnvironmentValues, parent: Node?, graph: Graph) {
    self.key = key
    self.value = value
    type = Swift.type(of: value)
    kind = (value as? any Described)?.kind ?? ""
    self.environment = environment
    self.parent = parent
    self.graph = graph
    depth = (parent?.depth ?? -1) + 1
    number = graph.nextNumber()
  }

  func hasIdentity(of value: Any) -> Bool {
    Swift.type(of: value) == type && ((value as? any Described)?.kind ?? "") == kind
  }

  // MARK: Children

  /// Children that `body` does not place again are removed.
  func placingChildren(_ body: () -> Void) {
    let outer = visited
    visited = []
    body()
    let kept = Set(visited.map(ObjectIdentifier.init))
    let removed = children.filter { !kept.contains(ObjectIdentifier($0)) }
    children = visited
    visited = outer
    for child in removed { child.remove() }
  }

  /// Puts a value at a place below this node.
  ///
  /// - Parameter isFresh: whether the value may differ although this node's own value does not.
  @discardableResult
  func place(
    _ value: Any, at key: AnyHashable, environment: EnvironmentValues? = nil, isFresh: Bool = false
  ) -> Node {
    let environment = environment ?? self.environment
    if let child = children.first(where: { $0.key == key && !$0.isRemoved }),
      child.hasIdentity(of: value)
    {
      visited.append(child)
      child.update(value, environment, isUnchanged: isUnchanged && !isFresh)
      return child
    }
    let child = Node(
      key: key, value: value, environment: environment, parent: self, graph: graph)
    visited.append(child)
    child.updateFirst()
    return child
  }

  func child(at key: AnyHashable) -> Node? { children.first { $0.key == key } }

  private func remove() {
    isRemoved = true
    for child in children { child.remove() }
    graph.nodeWasRemoved(self)
  }

  /// The nearest node above for which a rule remembers the name.
  func remembered<T>(_ name: String, as type: T.Type = T.self) -> T? {
    memory[name] as? T ?? parent?.remembered(name)
  }
}
