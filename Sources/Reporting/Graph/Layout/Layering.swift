/// The layer of each node. After some edges are reversed to break cycles, each edge leads to a later
/// layer.
struct Layering {
  private(set) var layers: [Int]
  /// Whether each edge is reversed, so that it leads to the left.
  private(set) var isReversed: [Bool]

  /// - Parameter edges: the edges of the graph. Self-loops are ignored.
  init(nodeCount: Int, edges: [(source: Int, target: Int)]) {
    layers = Array(repeating: 0, count: nodeCount)
    isReversed = Array(repeating: false, count: edges.count)
    var outgoing = Array(repeating: [Int](), count: nodeCount)
    for (index, edge) in edges.enumerated() where edge.source != edge.target {
      outgoing[edge.source].append(index)
    }
    let order = visit(edges, outgoing: outgoing)
    var incoming = Array(repeating: [Int](), count: nodeCount)
    var following = Array(repeating: [Int](), count: nodeCount)
    for (edge, isReversed) in zip(edges, isReversed) where edge.source != edge.target {
      let (from, to) = isReversed ? (edge.target, edge.source) : (edge.source, edge.target)
      incoming[to].append(from)
      following[from].append(to)
    }
    for node in order {
      layers[node] = incoming[node].map { layers[$0] + 1 }.max() ?? 0
    }
    // Move a root to the layer directly before its first successor.
    for node in order where incoming[node].isEmpty {
      layers[node] = (following[node].map { layers[$0] }.min() ?? 1) - 1
    }
  }

  /// Reverses the edges that would close a cycle.
  ///
  /// - Returns: the nodes in topological order.
  private mutating func visit(
    _ edges: [(source: Int, target: Int)], outgoing: [[Int]]
  ) -> [Int] {
    enum State { case new, open, done }
    var states = Array(repeating: State.new, count: layers.count)
    var finished: [Int] = []
    for start in Self.starts(layers.count, edges) where states[start] == .new {
      states[start] = .open
      var path = [(node: start, edges: outgoing[start][...])]
      while let node = path.last?.node {
        guard let index = path[path.count - 1].edges.popFirst() else {
          states[node] = .done
          finished.append(node)
          path.removeLast()
          continue
        }
        let target = edges[index].target
        switch states[target] {
        case .open: isReversed[index] = true
        case .done: break
        case .new:
          states[target] = .open
          path.append((target, outgoing[target][...]))
        }
      }
    }
    return finished.reversed()
  }

  /// The nodes in the order of the search: roots first, then nodes with more outgoing than incoming edges.
  private static func starts(_ count: Int, _ edges: [(source: Int, target: Int)]) -> [Int] {
    var balance = Array(repeating: 0, count: count)
    var isRoot = Array(repeating: true, count: count)
    for edge in edges where edge.source != edge.target {
      balance[edge.source] += 1
      balance[edge.target] -= 1
      isRoot[edge.target] = false
    }
    return balance.indices.sorted { a, b in
      if isRoot[a] != isRoot[b] { return isRoot[a] }
      return balance[a] != balance[b] ? balance[b] < balance[a] : a < b
    }
  }
}
