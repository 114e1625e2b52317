/// A layered graph, split into columns. Nodes and labels are in alternating columns. An edge has an item
/// in each column that it crosses, so that the other items make room for it.
struct ColumnGraph {
  struct Item {
    let column: Int
    let size: Size
    let isNode: Bool
  }

  /// A segment of an edge, from an item to an item in the next column.
  struct Segment {
    let left: Int
    let right: Int
    /// The vertical offsets of its ends from the middle of the items.
    var leftPort = 0
    var rightPort = 0
  }

  /// First the nodes in their order, then the items of edges.
  private(set) var items: [Item] = []
  private(set) var segments: [Segment] = []
  /// The segments of each edge from left to right; empty for a self-loop.
  private(set) var chains: [[Int]] = []
  /// The label items, by edge.
  private(set) var labels: [Int: Int] = [:]
  /// The items of each column, from top to bottom.
  var columns: [[Int]] = []
  /// The segments to the left and to the right of each item.
  private(set) var incoming: [[Int]] = []
  private(set) var outgoing: [[Int]] = []

  /// - Parameter sizes: the sizes of the nodes, including their self-loops.
  init(sizes: [Size], edges: [GraphLayout.Plan.Edge], layering: Layering) {
    let labelGaps = Self.labelGaps(of: edges, in: layering)
    // The column of each layer. A gap with labels gets a column before the layer.
    var columnOfLayer: [Int] = []
    for layer in 0...(layering.layers.max() ?? 0) {
      let last = columnOfLayer.last.map { $0 + 1 } ?? 0
      columnOfLayer.append(labelGaps.contains(layer - 1) ? last + 1 : last)
    }
    for (node, size) in sizes.enumerated() {
      add(Item(column: columnOfLayer[layering.layers[node]], size: size, isNode: true))
    }
    for (index, edge) in edges.enumerated() {
      let gap = Self.labelGap(of: edge, index, in: layering)
      addChain(of: edge, index, labelColumn: gap.map { columnOfLayer[$0] + 1 }, layering)
    }
    placeInTraversalOrder()
  }

  /// The layer before the gap with an edge's label. The label is next to the view whose state it names.
  private static func labelGap(
    of edge: GraphLayout.Plan.Edge, _ index: Int, in layering: Layering
  ) -> Int? {
    guard edge.label != nil, edge.source != edge.target else { return nil }
    let layer = layering.layers[edge.source]
    return layering.isReversed[index] ? layer - 1 : layer
  }

  private static func labelGaps(
    of edges: [GraphLayout.Plan.Edge], in layering: Layering
  ) -> Set<Int> {
    Set(edges.enumerated().compactMap { labelGap(of: $1, $0, in: layering) })
  }

  private mutating func addChain(
    of edge: GraphLayout.Plan.Edge, _ index: Int, labelColumn: Int?, _ layering: Layering
  ) {
    chains.append([])
    guard edge.source != edge.target else { return }
    let (from, to) =
      layering.isReversed[index] ? (edge.target, edge.source) : (edge.source, edge.target)
    var last = from
    for column in (items[from].column + 1)..<items[to].column {
      let label = column == labelColumn ? edge.label : nil
      let item = add(
        Item(column: column, size: label ?? Size(width: 0, height: 0), isNode: false))
      if label != nil { labels[index] = item }
      addSegment(from: last, to: item)
      last = item
    }
    addSegment(from: last, to: to)
  }

  @discardableResult
  private mutating func add(_ item: Item) -> Int {
    items.append(item)
    incoming.append([])
    outgoing.append([])
    return items.count - 1
  }

  private mutating func addSegment(from left: Int, to right: Int) {
    outgoing[left].append(segments.count)
    incoming[right].append(segments.count)
    chains[chains.count - 1].append(segments.count)
    segments.append(Segment(left: left, right: right))
  }

  /// Places the items into their columns in traversal order from the roots, so that the items of each root
  /// are together.
  private mutating func placeInTraversalOrder() {
    columns = Array(repeating: [], count: (items.map(\.column).max() ?? 0) + 1)
    var isPlaced = Array(repeating: false, count: items.count)
    let roots = items.indices.filter { incoming[$0].isEmpty }
    var rest = Array(roots.reversed())
    while let item = rest.popLast() {
      guard !isPlaced[item] else { continue }
      isPlaced[item] = true
      columns[items[item].column].append(item)
      rest += outgoing[item].reversed().map { segments[$0].right }
    }
  }

  /// Distributes the ends of edges over the sides of their nodes, in the order of their other ends.
  mutating func spreadPorts() {
    var ranks = Array(repeating: 0, count: items.count)
    for column in columns {
      for (rank, item) in column.enumerated() { ranks[item] = rank }
    }
    for item in items.indices where items[item].isNode {
      let left = incoming[item].sorted { ranks[segments[$0].left] < ranks[segments[$1].left] }
      for (index, segment) in left.enumerated() {
        segments[segment].rightPort = port(index, of: left.count, at: item)
      }
      let right = outgoing[item].sorted { ranks[segments[$0].right] < ranks[segments[$1].right] }
      for (index, segment) in right.enumerated() {
        segments[segment].leftPort = port(index, of: right.count, at: item)
      }
    }
  }

  private func port(_ index: Int, of count: Int, at item: Int) -> Int {
    let step = 1 < count ? min(10, Self.portRange / (count - 1)) : 0
    return (2 * index - count + 1) * step / 2
  }

  /// The range of the ends on a side. Every node is higher by its rounded corners.
  private static let portRange = 22
}
