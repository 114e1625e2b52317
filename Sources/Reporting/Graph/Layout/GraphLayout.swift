/// The layout of a picture. Each connected component is laid out separately, in layers from left to right.
///
/// Every edge and every label has its own space in each column, and between two columns there are only
/// edges. So no edge or label overlaps a node.
struct GraphLayout {
  /// The input of the layout: the sizes of nodes and the edges between them.
  struct Plan {
    var nodes: [Size]
    var edges: [Edge]

    struct Edge {
      var source: Int
      var target: Int
      /// The size of its label, if it has one.
      var label: Size?
    }
  }

  /// The route of an edge.
  struct Route: Hashable {
    var shape: Shape
    var label: Box?

    enum Shape: Hashable {
      /// Curves between consecutive points, horizontal at each point.
      case curve([Point])
      /// Straight lines between consecutive points.
      case polyline([Point])
    }

    func moved(by offset: Point) -> Route {
      let label = label?.moved(by: offset)
      switch shape {
      case .curve(let points):
        return Route(shape: .curve(points.map { $0.moved(by: offset) }), label: label)
      case .polyline(let points):
        return Route(shape: .polyline(points.map { $0.moved(by: offset) }), label: label)
      }
    }
  }

  private(set) var size: Size
  private(set) var boxes: [Box]
  private(set) var routes: [Route]

  init(_ plan: Plan) {
    boxes = Array(
      repeating: Box(origin: Point(x: 0, y: 0), size: Size(width: 0, height: 0)),
      count: plan.nodes.count)
    routes = Array(repeating: Route(shape: .polyline([])), count: plan.edges.count)
    let components = Component.all(of: plan).map { ($0, LayeredLayout($0.plan)) }
    let packing = Packing(components.map(\.1.size))
    size = packing.size
    for ((component, layout), offset) in zip(components, packing.origins) {
      for (index, node) in component.nodes.enumerated() {
        boxes[node] = layout.boxes[index].moved(by: offset)
      }
      for (index, edge) in component.edges.enumerated() {
        routes[edge] = layout.routes[index].moved(by: offset)
      }
    }
  }
}

/// A connected component of a graph: the indices of its nodes and edges.
private struct Component {
  var nodes: [Int] = []
  var edges: [Int] = []
  var plan = GraphLayout.Plan(nodes: [], edges: [])

  /// The components in the order of their first nodes.
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
