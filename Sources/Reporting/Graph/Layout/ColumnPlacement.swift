/// How far down the middle of each item is: with the columns in their order and nothing overlapping, as
/// near as can be to edges that are level.
struct ColumnPlacement {
  private let graph: ColumnGraph
  private var middles: [Double]

  /// What each item is away from the top.
  var rounded: [Int] { middles.map { Int($0.rounded()) } }

  init(_ graph: ColumnGraph) {
    self.graph = graph
    middles = Array(repeating: 0, count: graph.items.count)
    for _ in 0..<Self.roundCount {
      for column in graph.columns.indices { place(column) }
      for column in graph.columns.indices.reversed() { place(column) }
    }
  }

  /// Enough for the tallest graphs seen to come to rest within a pixel.
  private static let roundCount = 60

  /// Moves a column to where its neighbours want it.
  private mutating func place(_ column: Int) {
    let items = graph.columns[column]
    var blocks: [Block] = []
    var distance = 0.0
    var distances: [Double] = []
    for (index, item) in items.enumerated() {
      if 0 < index { distance += Self.distance(graph.items[items[index - 1]], graph.items[item]) }
      distances.append(distance)
      var block = wish(of: item)
      block.sum -= distance * block.weight
      // What wants to stand above the one before stands right below it, and the two move as one.
      while let last = blocks.last, block.middle <= last.middle {
        blocks.removeLast()
        block.sum += last.sum
        block.weight += last.weight
        block.count += last.count
      }
      blocks.append(block)
    }
    var index = 0
    for block in blocks {
      for _ in 0..<block.count {
        middles[items[index]] = block.middle + distances[index]
        index += 1
      }
    }
  }

  /// Neighbours in a column that stand as near as they may; the middle is that of the first item.
  private struct Block {
    var sum: Double
    var weight: Double
    var count = 1

    var middle: Double { sum / weight }
  }

  /// Where an item would have its edges level, and how much that matters.
  private func wish(of item: Int) -> Block {
    var wish = Block(sum: 0, weight: 0)
    for index in graph.incoming[item] {
      let segment = graph.segments[index]
      let level = middles[segment.left] + Double(segment.leftPort - segment.rightPort)
      let weight = weight(of: segment)
      wish.sum += level * weight
      wish.weight += weight
    }
    for index in graph.outgoing[item] {
      let segment = graph.segments[index]
      let level = middles[segment.right] + Double(segment.rightPort - segment.leftPort)
      let weight = weight(of: segment)
      wish.sum += level * weight
      wish.weight += weight
    }
    return wish.weight == 0 ? Block(sum: middles[item], weight: 1) : wish
  }

  /// An edge that is the only one at its end can be level there; of many, most cannot. Between items
  /// of its own an edge should be level above all.
  private func weight(of segment: ColumnGraph.Segment) -> Double {
    if !graph.items[segment.left].isNode && !graph.items[segment.right].isNode { return 4 }
    return 1 / Double(max(graph.outgoing[segment.left].count, graph.incoming[segment.right].count))
  }

  /// How far apart the middles of two neighbours in a column are at least.
  private static func distance(_ above: ColumnGraph.Item, _ below: ColumnGraph.Item) -> Double {
    let gap = above.isNode && below.isNode ? 18 : above.isNode || below.isNode ? 14 : 8
    return Double(above.size.height + below.size.height) / 2 + Double(gap)
  }
}
