import SourceText

/// The screens of an app: which view presents which, and which state drives it. Or its objects: which type keeps
/// which in memory.
///
/// Views and edges are sorted, so that equal graphs have equal output.
public struct ScreenGraph: Hashable, Sendable {
  public let nodes: [Node]
  public let edges: [Edge]

  /// A view type.
  public struct Node: Hashable, Sendable {
    /// The unique id of the view, which edges refer to.
    public let id: String
    /// The qualified name of the type.
    public let name: String
    public let location: Location
    /// Whether the view dismisses itself through its environment.
    public let isSelfDismissing: Bool
    /// Whether the type is a view modifier, which is a part of the views that apply it.
    public let isModifier: Bool
    /// The places that create the view without a known presentation.
    public let unresolved: [UnresolvedPlace]
    public fileprivate(set) var role = Role.root
    /// Whether the type keeps itself in memory, through others or directly.
    public fileprivate(set) var isInCycle = false

    public init(
      id: String, name: String, location: Location, isSelfDismissing: Bool = false,
      isModifier: Bool = false, unresolved: [UnresolvedPlace] = []
    ) {
      self.id = id
      self.name = name
      self.location = location
      self.isSelfDismissing = isSelfDismissing
      self.isModifier = isModifier
      self.unresolved = Set(unresolved).sorted { $0.isBefore($1) }
    }
  }

  /// The role of a view, derived from its incoming edges.
  public enum Role: String, CaseIterable, Sendable {
    /// No edge leads to the view: an entry point of the app, or an unused view.
    case root
    /// Another view presents or pushes the view.
    case screen
    /// Other views only embed the view.
    case embedded
    /// Another type keeps objects of the type.
    case kept
    /// No type in the graph keeps objects of the type, which keep others.
    case keeping
  }

  public struct UnresolvedPlace: Hashable, Sendable {
    public let location: Location
    public let reason: String

    public init(location: Location, reason: String) {
      self.location = location
      self.reason = reason
    }
  }

  /// A presentation, push or embedding of one view by another.
  public struct Edge: Hashable, Sendable {
    /// The presenting view.
    public let source: Node.ID
    /// The presented view.
    public let target: Node.ID
    public let kind: Kind
    /// The source text of the state that drives the edge; nil if there is none.
    public let state: String?
    public let location: Location
    /// Whether the edge is a part of a cycle of objects.
    public fileprivate(set) var isInCycle = false

    public enum Kind: String, CaseIterable, Sendable {
      case sheet, fullScreenCover, popover, push, hosting, embedding
      /// A type keeps another one: in a stored property, in the closure that it stores, through the environment.
      case property, closure, environment

      /// Whether it says what keeps what, not what presents what.
      public var isOfObjects: Bool { [.property, .closure, .environment].contains(self) }
    }

    public init(
      from source: Node.ID, to target: Node.ID, kind: Kind, state: String? = nil,
      location: Location
    ) {
      self.source = source
      self.target = target
      self.kind = kind
      self.state = state
      self.location = location
    }
  }

  /// - Precondition: The source and target of each edge are among the nodes.
  public init(nodes: [Node], edges: [Edge]) {
    var kinds: [Node.ID: Set<Edge.Kind>] = Dictionary(
      uniqueKeysWithValues: nodes.map { ($0.id, []) })
    for edge in Set(edges) {
      precondition(kinds[edge.source] != nil, "The source of an edge is a node of the graph.")
      precondition(kinds[edge.target] != nil, "The target of an edge is a node of the graph.")
      // An edge from a view to itself does not affect its role.
      if edge.source != edge.target { kinds[edge.target]!.insert(edge.kind) }
    }
    let cycles = ObjectCycles(of: Set(edges))
    self.nodes = nodes.map { node in
      var node = node
      node.isInCycle = cycles.contains(node.id)
      node.role = Role(of: kinds[node.id]!, showsObjects: edges.contains { $0.kind.isOfObjects })
      return node
    }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    self.edges = Set(edges).map { edge in
      var edge = edge
      edge.isInCycle = cycles.contains(edge)
      return edge
    }.sorted { $0.isBefore($1) }
  }

  private init(sortedNodes: [Node], sortedEdges: [Edge]) {
    nodes = sortedNodes
    edges = sortedEdges
  }

  /// The subgraph of some nodes. They keep their roles.
  func keeping(_ kept: Set<Node.ID>) -> ScreenGraph {
    ScreenGraph(
      sortedNodes: nodes.filter { kept.contains($0.id) },
      sortedEdges: edges.filter { kept.contains($0.source) && kept.contains($0.target) })
  }
}

extension ScreenGraph.Node: Identifiable {}

extension ScreenGraph.Role {
  /// - Parameter kinds: the kinds of the incoming edges.
  fileprivate init(of kinds: Set<ScreenGraph.Edge.Kind>, showsObjects: Bool) {
    guard !showsObjects else {
      self = kinds.isEmpty ? .keeping : .kept
      return
    }
    self = kinds.isEmpty ? .root : kinds == [.embedding] ? .embedded : .screen
  }
}

extension ScreenGraph.UnresolvedPlace {
  fileprivate func isBefore(_ other: Self) -> Bool {
    location == other.location ? reason < other.reason : location.isBefore(other.location)
  }
}

extension ScreenGraph.Edge {
  /// Orders edges by their views, then by source location.
  fileprivate func isBefore(_ other: Self) -> Bool {
    let ends = (source, target)
    let otherEnds = (other.source, other.target)
    if ends != otherEnds { return ends < otherEnds }
    if location != other.location { return location.isBefore(other.location) }
    return (kind.rawValue, state ?? "") < (other.kind.rawValue, other.state ?? "")
  }
}

extension Location {
  fileprivate func isBefore(_ other: Location) -> Bool {
    (path, line, column) < (other.path, other.line, other.column)
  }
}
