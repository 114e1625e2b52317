/// Which layer each node stands in: behind everything that leads to it, once enough edges have been
/// turned round for there to be no cycle.
struct Layering {
  private(set) var layers: [Int]
  /// Whether each edge leads to the left, against the reading direction.
  private(set) var isReversed: [Bool]

  /// - Parameter edges: one from a node to itself has no say.
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
    // A root stands right before what it leads to, rather than at the far left.
    for node in order where incoming[node].isEmpty {
      layers[node] = (following[node].map { layers[$0] }.min() ?? 1) - 1
    }
  }

  /// Turns round the edges that would close a cycle.
  ///
  /// - Returns: the nodes, each behind all that lead to it.
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

  /// The nodes in the order in which to begin with them: roots first, then those that lead to more than
  /// leads to them.
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
