/// A graph cut into columns: nodes stand in every other column and labels in those between them. An edge
/// has an item in each column that it passes, so that what it leads past makes room for it.
struct ColumnGraph {
  struct Item {
    let column: Int
    let size: Size
    let isNode: Bool
  }

  /// A piece of an edge, from an item to one in the next column.
  struct Segment {
    let left: Int
    let right: Int
    /// How far below the middle of the items its ends are.
    var leftPort = 0
    var rightPort = 0
  }

  /// The nodes by their numbers, then what edges have on their ways.
  private(set) var items: [Item] = []
  private(set) var segments: [Segment] = []
  /// The segments of each edge from left to right; none for one from a node to itself.
  private(set) var chains: [[Int]] = []
  /// The items that are labels, by edge.
  private(set) var labels: [Int: Int] = [:]
  /// The items of each column from the top.
  var columns: [[Int]] = []
  /// The segments at each item, on its left and on its right.
  private(set) var incoming: [[Int]] = []
  private(set) var outgoing: [[Int]] = []

  /// - Parameter sizes: those of the nodes with all that stands around them.
  init(sizes: [Size], edges: [GraphLayout.Plan.Edge], layering: Layering) {
    let labelGaps = Self.labelGaps(of: edges, in: layering)
    // The column of each layer; where labels stand, the one before is free for them.
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
    placeInOrderOfReading()
  }

  /// The layer before the gap that an edge's label stands in: next to the view whose state it names.
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

  /// Puts the items into their columns as one meets them on the way from the roots, so that what belongs
  /// to one root stands together.
  private mutating func placeInOrderOfReading() {
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

  /// Spreads the ends of edges over the sides of their nodes, in the order of where they lead to.
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

  /// Every node is higher than this by the roundness of its corners.
  private static let portRange = 22
}
