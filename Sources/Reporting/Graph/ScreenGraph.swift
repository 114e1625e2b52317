import SourceText

/// The screens of an app: which view shows which, and what state says so.
///
/// Views and edges stand in an order of their own, so that equal graphs read and render equal.
public struct ScreenGraph: Hashable, Sendable {
  public let nodes: [Node]
  public let edges: [Edge]

  /// A type that is shown, or that shows others.
  public struct Node: Hashable, Sendable {
    /// What edges name the view by; no two views of a graph share one.
    public let id: String
    /// The qualified name of the type.
    public let name: String
    public let location: Location
    /// Whether it closes itself through its environment.
    public let isSelfDismissing: Bool
    /// The places that make the view, and how it comes to be shown from there nobody can tell.
    public let unresolved: [UnresolvedPlace]
    public fileprivate(set) var role = Role.root

    public init(
      id: String, name: String, location: Location, isSelfDismissing: Bool = false,
      unresolved: [UnresolvedPlace] = []
    ) {
      self.id = id
      self.name = name
      self.location = location
      self.isSelfDismissing = isSelfDismissing
      self.unresolved = Set(unresolved).sorted { $0.isBefore($1) }
    }
  }

  /// What the edges that lead to a view make of it.
  public enum Role: String, CaseIterable, Sendable {
    /// Nothing leads there: where an app begins, or what nothing shows.
    case root
    /// Something presents or pushes it.
    case screen
    /// It is a part of other views, and no more.
    case embedded
  }

  public struct UnresolvedPlace: Hashable, Sendable {
    public let location: Location
    public let reason: String

    public init(location: Location, reason: String) {
      self.location = location
      self.reason = reason
    }
  }

  /// A way from one view to another.
  public struct Edge: Hashable, Sendable {
    /// The view that shows.
    public let source: Node.ID
    /// The view that is shown.
    public let target: Node.ID
    public let kind: Kind
    /// The state that drives it, as it is written; nil where there is none.
    public let state: String?
    public let location: Location

    public enum Kind: String, CaseIterable, Sendable {
      case sheet, fullScreenCover, popover, push, hosting, embedding
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

  /// - Precondition: Every edge leads from one of the views to one of them.
  public init(nodes: [Node], edges: [Edge]) {
    var kinds: [Node.ID: Set<Edge.Kind>] = Dictionary(
      uniqueKeysWithValues: nodes.map { ($0.id, []) })
    for edge in Set(edges) {
      precondition(kinds[edge.source] != nil, "An edge leads from a node of its graph.")
      precondition(kinds[edge.target] != nil, "An edge leads to a node of its graph.")
      // What a view shows of its own kind does not bring it there in the first place.
      if edge.source != edge.target { kinds[edge.target]!.insert(edge.kind) }
    }
    self.nodes = nodes.map { node in
      var node = node
      node.role = Role(of: kinds[node.id]!)
      return node
    }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    self.edges = Set(edges).sorted { $0.isBefore($1) }
  }

  private init(sortedNodes: [Node], sortedEdges: [Edge]) {
    nodes = sortedNodes
    edges = sortedEdges
  }

  /// Some of the nodes, as what they are in the whole graph, and the edges between them.
  func keeping(_ kept: Set<Node.ID>) -> ScreenGraph {
    ScreenGraph(
      sortedNodes: nodes.filter { kept.contains($0.id) },
      sortedEdges: edges.filter { kept.contains($0.source) && kept.contains($0.target) })
  }
}

extension ScreenGraph.Node: Identifiable {}

extension ScreenGraph.Role {
  /// - Parameter kinds: the kinds of the edges that lead to the view.
  fileprivate init(of kinds: Set<ScreenGraph.Edge.Kind>) {
    self = kinds.isEmpty ? .root : kinds == [.embedding] ? .embedded : .screen
  }
}

extension ScreenGraph.UnresolvedPlace {
  fileprivate func isBefore(_ other: Self) -> Bool {
    location == other.location ? reason < other.reason : location.isBefore(other.location)
  }
}

extension ScreenGraph.Edge {
  /// The order of edges: by their views, then as they stand in the source.
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
