/// The cycles of a graph of objects: the types that lead back to themselves.
struct ObjectCycles {
  /// The number of the cycle that a type belongs to.
  private var numbers: [ScreenGraph.Node.ID: Int] = [:]

  init(of edges: Set<ScreenGraph.Edge>) {
    let edges = edges.filter(Self.counts)
    let next = Dictionary(grouping: edges, by: \.source).mapValues { Set($0.map(\.target)) }
    var reached: [ScreenGraph.Node.ID: Set<ScreenGraph.Node.ID>] = [:]
    for id in next.keys { reached[id] = Self.reached(from: id, by: next) }
    for id in next.keys.sorted() where numbers[id] == nil && reached[id]!.contains(id) {
      let number = Set(numbers.values).count
      for other in reached[id]! where reached[other]?.contains(id) == true {
        numbers[other] = number
      }
    }
  }

  func contains(_ id: ScreenGraph.Node.ID) -> Bool { numbers[id] != nil }

  func contains(_ edge: ScreenGraph.Edge) -> Bool {
    Self.counts(edge) && numbers[edge.source] != nil && numbers[edge.source] == numbers[edge.target]
  }

  /// A property of the own type holds another object of the type, as in a list or a tree.
  private static func counts(_ edge: ScreenGraph.Edge) -> Bool {
    edge.kind.isOfObjects && (edge.kind != .property || edge.source != edge.target)
  }

  private static func reached(
    from start: ScreenGraph.Node.ID, by next: [ScreenGraph.Node.ID: Set<ScreenGraph.Node.ID>]
  ) -> Set<ScreenGraph.Node.ID> {
    var reached: Set<ScreenGraph.Node.ID> = []
    var rest = [start]
    while let id = rest.popLast() {
      for target in next[id] ?? [] where reached.insert(target).inserted { rest.append(target) }
    }
    return reached
  }
}

extension ScreenGraph {
  /// Whether it is a graph of objects, not of screens.
  public var showsObjects: Bool { nodes.contains { [.kept, .keeping].contains($0.role) } }

  /// One line per cycle of objects, `path:line:col: A keeps B in b, which keeps A in a`.
  public var cycleLines: [String] {
    let edges = edges.filter(\.isInCycle)
    var drawn: Set<Node.ID> = []
    return edges.compactMap { first in
      guard !drawn.contains(first.source), let way = Self.way(from: first, by: edges) else {
        return nil
      }
      drawn.formUnion(way.map(\.source))
      let names = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0.name) })
      let steps = way.map { edge in
        " → " + [edge.kind.verb, edge.state].compactMap(\.self).joined(separator: " ")
          + " → \(names[edge.target]!)"
      }
      return "\(first.location): \(names[first.source]!)" + steps.joined()
    }
  }

  /// The shortest way from an edge back to where it begins.
  private static func way(from first: Edge, by edges: [Edge]) -> [Edge]? {
    var ways = [[first]]
    var seen: Set<Node.ID> = [first.target]
    while !ways.isEmpty {
      if let found = ways.first(where: { $0.last!.target == first.source }) { return found }
      ways = ways.flatMap { way in
        edges.filter { $0.source == way.last!.target && seen.insert($0.target).inserted }
          .map { way + [$0] }
      }
    }
    return nil
  }
}

extension ScreenGraph.Edge.Kind {
  /// What stands before the name of the property in a line.
  fileprivate var verb: String? {
    switch self {
    case .closure: "closure in"
    case .environment: "environment of"
    default: nil
    }
  }
}

extension ScreenGraph.Role {
  /// Whether nothing in the graph leads to it.
  var isFirst: Bool { self == .root || self == .keeping }
}
