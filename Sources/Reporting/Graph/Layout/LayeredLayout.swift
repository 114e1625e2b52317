/// The picture of a graph that hangs together, its top left corner at nought.
struct LayeredLayout {
  private(set) var size = Size(width: 0, height: 0)
  private(set) var boxes: [Box] = []
  private(set) var ways: [GraphLayout.Way] = []

  private let plan: GraphLayout.Plan
  private let loops: SelfLoops
  private let layering: Layering
  private let graph: ColumnGraph
  private let middles: [Int]
  /// The left and the right side of each column.
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
    ways = plan.edges.indices.map(way)
    size.width = sides.last?.upperBound ?? 0
    size.height = zip(graph.items, self.middles).map { $1 + $0.size.height / 2 }.max() ?? 0
  }

  private func box(ofNode node: Int) -> Box {
    let size = loops.boxSizes[node]
    let left = sides[graph.items[node].column].lowerBound
    return Box(origin: Point(x: left, y: middles[node] - size.height / 2), size: size)
  }

  private func way(ofEdge edge: Int) -> GraphLayout.Way {
    guard let first = graph.chains[edge].first else { return loops.way(of: edge, around: boxes) }
    var points = [
      Point(
        x: boxes[graph.segments[first].left].right,
        y: middles[graph.segments[first].left] + graph.segments[first].leftPort)
    ]
    for index in graph.chains[edge] {
      let segment = graph.segments[index]
      let (left, right) = (graph.items[segment.left], graph.items[segment.right])
      let y = middles[segment.right] + segment.rightPort
      // Beside a wider node of its column, an edge stays level until it is past.
      points.append(Point(x: sides[left.column].upperBound, y: points[points.count - 1].y))
      points.append(Point(x: sides[right.column].lowerBound, y: y))
    }
    if layering.isReversed[edge] { points.reverse() }
    return GraphLayout.Way(shape: .curve(points), label: labelBox(of: edge))
  }

  private func labelBox(of edge: Int) -> Box? {
    guard let item = graph.labels[edge] else { return nil }
    let size = graph.items[item].size
    let column = sides[graph.items[item].column]
    let left = (column.lowerBound + column.upperBound - size.width) / 2
    return Box(origin: Point(x: left, y: middles[item] - size.height / 2), size: size)
  }

  /// Columns are as wide as their widest item, and as far apart as their edges need not to be steep.
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
