/// Where everything of a picture stands: layers from left to right, each part of the graph that hangs
/// together for itself.
///
/// Every edge has a place of its own in every column that it passes, and so has its label; between two
/// columns there is nothing but edges. So no edge and no label can lie on a node.
struct GraphLayout {
  /// What is to be laid out: sizes, and who points at whom.
  struct Plan {
    var nodes: [Size]
    var edges: [Edge]

    struct Edge {
      var source: Int
      var target: Int
      /// The size of its label; nil for an edge without one.
      var label: Size?
    }
  }

  /// The way of an edge.
  struct Way: Hashable {
    var shape: Shape
    var label: Box?

    enum Shape: Hashable {
      /// From each point to the next, level at both.
      case curve([Point])
      /// From each point straight to the next.
      case polyline([Point])
    }

    func moved(by offset: Point) -> Way {
      let label = label?.moved(by: offset)
      switch shape {
      case .curve(let points):
        return Way(shape: .curve(points.map { $0.moved(by: offset) }), label: label)
      case .polyline(let points):
        return Way(shape: .polyline(points.map { $0.moved(by: offset) }), label: label)
      }
    }
  }

  private(set) var size: Size
  private(set) var boxes: [Box]
  private(set) var ways: [Way]

  init(_ plan: Plan) {
    boxes = Array(
      repeating: Box(origin: Point(x: 0, y: 0), size: Size(width: 0, height: 0)),
      count: plan.nodes.count)
    ways = Array(repeating: Way(shape: .polyline([])), count: plan.edges.count)
    let components = Component.all(of: plan).map { ($0, LayeredLayout($0.plan)) }
    let packing = Packing(components.map(\.1.size))
    size = packing.size
    for ((component, layout), offset) in zip(components, packing.origins) {
      for (index, node) in component.nodes.enumerated() {
        boxes[node] = layout.boxes[index].moved(by: offset)
      }
      for (index, edge) in component.edges.enumerated() {
        ways[edge] = layout.ways[index].moved(by: offset)
      }
    }
  }
}

/// A part of a graph that hangs together, and which nodes and edges of the whole it has.
private struct Component {
  var nodes: [Int] = []
  var edges: [Int] = []
  var plan = GraphLayout.Plan(nodes: [], edges: [])

  /// The parts in the order of their first nodes.
  static func all(of plan: GraphLayout.Plan) -> [Component] {
    var leaders = Array(plan.nodes.indices)
    func leader(of node: Int) -> Int {
      var node = node
      while leaders[node] != node {
        leaders[node] = leaders[leaders[node]]
        node = leaders[node]
      }
      return node
    }
    for edge in plan.edges {
      let (a, b) = (leader(of: edge.source), leader(of: edge.target))
      leaders[max(a, b)] = min(a, b)
    }
    var components: [Component] = []
    var componentOfLeader: [Int: Int] = [:]
    var places: [(component: Int, index: Int)] = []
    for node in plan.nodes.indices {
      let index = componentOfLeader[leader(of: node), default: components.count]
      if index == components.count {
        componentOfLeader[leader(of: node)] = index
        components.append(Component())
      }
      places.append((index, components[index].nodes.count))
      components[index].nodes.append(node)
      components[index].plan.nodes.append(plan.nodes[node])
    }
    for (number, edge) in plan.edges.enumerated() {
      let place = places[edge.source]
      components[place.component].edges.append(number)
      components[place.component].plan.edges.append(
        GraphLayout.Plan.Edge(
          source: place.index, target: places[edge.target].index, label: edge.label))
    }
    return components
  }
}
