/// Orders the columns so that few edges cross.
extension ColumnGraph {
  /// Sorts items by the mean position of their neighbors, sweeping from left to right and back. Keeps the
  /// order with the fewest crossings.
  mutating func reduceCrossings() {
    var best = columns
    var fewest = crossingCount
    for round in 0..<Self.roundCount where fewest != 0 {
      if round.isMultiple(of: 2) {
        for column in columns.indices.dropFirst() { sort(column, by: leftNeighbors) }
      } else {
        for column in columns.indices.dropLast().reversed() { sort(column, by: rightNeighbors) }
      }
      let count = crossingCount
      if count < fewest { (best, fewest) = (columns, count) }
    }
    columns = best
  }

  /// Twice the 12 rounds after which graphs of 200 views stopped to improve.
  private static let roundCount = 24

  private func leftNeighbors(of item: Int) -> [Int] { incoming[item].map { segments[$0].left } }

  private func rightNeighbors(of item: Int) -> [Int] { outgoing[item].map { segments[$0].right } }

  private mutating func sort(_ column: Int, by neighbors: (Int) -> [Int]) {
    let ranks = ranks
    let keyed = columns[column].enumerated().map { rank, item in
      let places = neighbors(item).map { ranks[$0] }
      // An item without neighbors keeps its position.
      let mean =
        places.isEmpty ? Double(rank) : Double(places.reduce(0, +)) / Double(places.count)
      return (mean: mean, rank: rank, item: item)
    }
    columns[column] = keyed.sorted { ($0.mean, $0.rank) < ($1.mean, $1.rank) }.map(\.item)
  }

  /// The position of each item in its column.
  private var ranks: [Int] {
    var ranks = Array(repeating: 0, count: items.count)
    for column in columns {
      for (rank, item) in column.enumerated() { ranks[item] = rank }
    }
    return ranks
  }

  /// The number of crossing pairs of segments.
  var crossingCount: Int {
    let ranks = ranks
    return zip(columns, columns.dropFirst()).reduce(0) { count, pair in
      let ends = pair.0.flatMap { item in rightNeighbors(of: item).map { ranks[$0] }.sorted() }
      return count + Self.inversionCount(of: ends, below: pair.1.count)
    }
  }

  /// The number of inversions, counted with a Fenwick tree.
  private static func inversionCount(of values: [Int], below limit: Int) -> Int {
    var sums = Array(repeating: 0, count: limit + 1)
    var count = 0
    for (index, value) in values.enumerated() {
      var notGreater = 0
      var node = value + 1
      while 0 < node {
        notGreater += sums[node]
        node &= node - 1
      }
      count += index - notGreater
      node = value + 1
      while node <= limit {
        sums[node] += 1
        node += node & -node
      }
    }
    return count
  }
}
