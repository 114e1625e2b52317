/// The layout of a connected component, with its top left corner at the origin.
struct LayeredLayout {
  private(set) var size = Size(width: 0, height: 0)
  private(set) var boxes: [Box] = []
  private(set) var routes: [GraphLayout.Route] = []

  private let plan: GraphLayout.Plan
  private let loops: SelfLoops
  private let layering: Layering
  private let graph: ColumnGraph
  private let middles: [Int]
  /// The horizontal range of each column.
  private let sides: [Range<Int>]

  init(_ plan: GraphLayout.Plan) {
    self.plan = plan
    loops = SelfLoops(of: plan)
    layering = Layering(
      nodeCount: plan.nodes.count, edges: plan.edges.map { ($0.source, $0.target) })
    var graph = ColumnGraph(sizes: loops.outerSizes, edges: plan.edges, layering: layering)
    graph.reduceCrossings()
    graph.spreadPorts()
    self.graph = graph
    let middles = ColumnPlacement(graph).rounded
    let top = zip(graph.items, middles).map { $1 - $0.size.height / 2 }.min() ?? 0
    self.middles = middles.map { $0 - top }
    sides = Self.sides(of: graph, middles)
    boxes = plan.nodes.indices.map(box)
    routes = plan.edges.indices.map(route)
    size.width = sides.last?.upperBound ?? 0
    size.height = zip(graph.items, self.middles).map { $1 + $0.size.height / 2 }.max() ?? 0
  }

  private func box(ofNode node: Int) -> Box {
    let size = loops.boxSizes[node]
    let left = sides[graph.items[node].column].lowerBound
    return Box(origin: Point(x: left, y: middles[node] - size.height / 2), size: size)
  }

  private func route(ofEdge edge: Int) -> GraphLayout.Route {
    guard let first = graph.chains[edge].first else { return loops.route(of: edge, around: boxes) }
    var points = [
      Point(
        x: boxes[graph.segments[first].left].right,
        y: middles[graph.segments[first].left] + graph.segments[first].leftPort)
    ]
    for index in graph.chains[edge] {
      let segment = graph.segments[index]
      let (left, right) = (graph.items[segment.left], graph.items[segment.right])
      let y = middles[segment.right] + segment.rightPort
      // Keep the edge horizontal until it has passed wider items of its column.
      points.append(Point(x: sides[left.column].upperBound, y: points[points.count - 1].y))
      points.append(Point(x: sides[right.column].lowerBound, y: y))
    }
    if layering.isReversed[edge] { points.reverse() }
    return GraphLayout.Route(shape: .curve(points), label: labelBox(of: edge))
  }

  private func labelBox(of edge: Int) -> Box? {
    guard let item = graph.labels[edge] else { return nil }
    let size = graph.items[item].size
    let column = sides[graph.items[item].column]
    let left = (column.lowerBound + column.upperBound - size.width) / 2
    return Box(origin: Point(x: left, y: middles[item] - size.height / 2), size: size)
  }

  /// The ranges of the columns. A column is as wide as its widest item; steep edges widen the gaps.
  private static func sides(of graph: ColumnGraph, _ middles: [Int]) -> [Range<Int>] {
    var steepest = Array(repeating: 0, count: graph.columns.count)
    for segment in graph.segments {
      let column = graph.items[segment.left].column
      steepest[column] = max(steepest[column], abs(middles[segment.left] - middles[segment.right]))
    }
    var sides: [Range<Int>] = []
    var left = 0
    for (items, steepness) in zip(graph.columns, steepest) {
      let width = items.map { graph.items[$0].size.width }.max() ?? 0
      sides.append(left..<left + width)
      left += width + min(110, 32 + steepness / 5)
    }
    return sides
  }
}
