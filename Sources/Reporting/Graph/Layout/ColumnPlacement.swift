/// The vertical position of each item. It keeps the order of the columns, avoids overlaps and makes
/// edges as horizontal as possible.
struct ColumnPlacement {
  private let graph: ColumnGraph
  private var middles: [Double]

  /// The distance of each item's middle from the top.
  var rounded: [Int] { middles.map { Int($0.rounded()) } }

  init(_ graph: ColumnGraph) {
    self.graph = graph
    middles = Array(repeating: 0, count: graph.items.count)
    for _ in 0..<Self.roundCount {
      for column in graph.columns.indices { place(column) }
      for column in graph.columns.indices.reversed() { place(column) }
    }
  }

  /// Enough for the tallest tested graphs to converge to a pixel.
  private static let roundCount = 60

  /// Moves the items of a column toward the preferred positions.
  private mutating func place(_ column: Int) {
    let items = graph.columns[column]
    var blocks: [Block] = []
    var distance = 0.0
    var distances: [Double] = []
    for (index, item) in items.enumerated() {
      if 0 < index { distance += Self.distance(graph.items[items[index - 1]], graph.items[item]) }
      distances.append(distance)
      var block = preferredBlock(of: item)
      block.sum -= distance * block.weight
      // Merge a block with the previous one if it would overlap it or be above it.
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

  /// Adjacent items at minimum distance. `middle` is the middle of the first item.
  private struct Block {
    var sum: Double
    var weight: Double
    var count = 1

    var middle: Double { sum / weight }
  }

  /// The preferred position of an item, where its edges are horizontal, with its weight.
  private func preferredBlock(of item: Int) -> Block {
    var preferred = Block(sum: 0, weight: 0)
    for index in graph.incoming[item] {
      let segment = graph.segments[index]
      let level = middles[segment.left] + Double(segment.leftPort - segment.rightPort)
      let weight = weight(of: segment)
      preferred.sum += level * weight
      preferred.weight += weight
    }
    for index in graph.outgoing[item] {
      let segment = graph.segments[index]
      let level = middles[segment.right] + Double(segment.rightPort - segment.leftPort)
      let weight = weight(of: segment)
      preferred.sum += level * weight
      preferred.weight += weight
    }
    return preferred.weight == 0 ? Block(sum: middles[item], weight: 1) : preferred
  }

  /// A segment counts more if it is the only one at its ends, and most between two items of its own edge.
  private func weight(of segment: ColumnGraph.Segment) -> Double {
    if !graph.items[segment.left].isNode && !graph.items[segment.right].isNode { return 4 }
    return 1 / Double(max(graph.outgoing[segment.left].count, graph.incoming[segment.right].count))
  }

  /// The minimum distance between the middles of two adjacent items.
  private static func distance(_ above: ColumnGraph.Item, _ below: ColumnGraph.Item) -> Double {
    let gap = above.isNode && below.isNode ? 18 : above.isNode || below.isNode ? 14 : 8
    return Double(above.size.height + below.size.height) / 2 + Double(gap)
  }
}
