/// The edges from a node to itself, drawn as nested arcs above the node, with their labels on top.
struct SelfLoops {
  /// The sizes of the nodes, widened so that a label does not cover its loop.
  private(set) var boxSizes: [Size]
  /// The sizes with loops. The same space is added below, so that the middle stays the same.
  private(set) var outerSizes: [Size]

  private let plan: GraphLayout.Plan
  /// The self-loops of each node, the innermost first.
  private let edges: [Int: [Int]]

  private static let height = 24
  private static let inset = 8

  init(of plan: GraphLayout.Plan) {
    self.plan = plan
    edges = Dictionary(
      grouping: plan.edges.indices.filter { plan.edges[$0].source == plan.edges[$0].target },
      by: { plan.edges[$0].source })
    boxSizes = plan.nodes
    outerSizes = plan.nodes
    for (node, loops) in edges {
      let labels = loops.compactMap { plan.edges[$0].label }
      let insets = 2 * Self.inset * (loops.count + 3)
      let width = max(plan.nodes[node].width, (labels.map(\.width).max() ?? 0) + insets)
      boxSizes[node].width = width
      outerSizes[node].width = width
      let height = Self.height * loops.count + (labels.map(\.height).max() ?? 0) / 2
      outerSizes[node].height += 2 * height
    }
  }

  func route(of edge: Int, around boxes: [Box]) -> GraphLayout.Route {
    let node = plan.edges[edge].source
    let loops = edges[node]!
    let rank = loops.firstIndex(of: edge)!
    let box = boxes[node]
    let inset = Self.inset * (loops.count - rank) + Self.inset
    let top = box.top - Self.height * (rank + 1)
    let label = plan.edges[edge].label.map { size in
      Box(
        origin: Point(x: (box.left + box.right - size.width) / 2, y: top - size.height / 2),
        size: size)
    }
    let (left, right) = (box.left + inset, box.right - inset)
    let points = [
      Point(x: right, y: box.top), Point(x: right, y: top), Point(x: left, y: top),
      Point(x: left, y: box.top),
    ]
    return GraphLayout.Route(shape: .polyline(points), label: label)
  }
}
