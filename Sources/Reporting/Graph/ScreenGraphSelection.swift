/// Subgraphs.
extension ScreenGraph {
  /// The graph without views that are not presented or pushed, present nothing, do not dismiss themselves,
  /// and embed no view of which any of this is true.
  public var ofScreens: ScreenGraph {
    let shown = edges.filter { $0.kind != .embedding }.flatMap { [$0.source, $0.target] }
    let dismissing = nodes.filter(\.isSelfDismissing).map(\.id)
    let embeddings = edges.filter { $0.kind == .embedding }
    return keeping(
      Self.reached(from: shown + dismissing, by: embeddings.map { ($0.target, $0.source) }))
  }

  /// The views with a name, the views that lead to them, and the views that they lead to.
  ///
  /// - Parameter name: a qualified name, or its last components.
  /// - Returns: nil if no view has the name.
  public func around(viewsNamed name: String) -> ScreenGraph? {
    let start = nodes.filter { $0.name == name || $0.name.hasSuffix("." + name) }.map(\.id)
    guard !start.isEmpty else { return nil }
    let after = Self.reached(from: start, by: edges.map { ($0.source, $0.target) })
    let before = Self.reached(from: start, by: edges.map { ($0.target, $0.source) })
    return keeping(before.union(after))
  }

  /// The views with a name, and those that they lead to.
  ///
  /// - Parameters:
  ///   - name: a qualified name, or its last components.
  ///   - depth: how many presentations and pushes are followed; embedded views do not count.
  /// - Returns: nil if no view has the name.
  public func from(viewsNamed name: String, depth: Int = .max) -> ScreenGraph? {
    var reached = Set(nodes.filter { $0.name == name || $0.name.hasSuffix("." + name) }.map(\.id))
    guard !reached.isEmpty else { return nil }
    let embeddings = edges.filter { $0.kind == .embedding }.map { ($0.source, $0.target) }
    let shows = Dictionary(grouping: edges.filter { $0.kind != .embedding }, by: \.source)
    reached = Self.reached(from: Array(reached), by: embeddings)
    var rest = depth
    while 0 < rest {
      let next = Set(reached.flatMap { shows[$0] ?? [] }.map(\.target)).subtracting(reached)
      guard !next.isEmpty else { break }
      reached = Self.reached(from: Array(reached.union(next)), by: embeddings)
      rest -= 1
    }
    return keeping(reached)
  }

  /// The graph without views that other views only embed: what such a view presents, those around it present.
  public var withoutEmbedding: ScreenGraph {
    let embeddings = Dictionary(
      grouping: edges.filter { $0.kind == .embedding }, by: \.target)
    let presenting = Set(edges.filter { $0.kind != .embedding }.map(\.source))
    let presented = Set(edges.filter { $0.kind != .embedding }.map(\.target))
    // What an app or another root shows by itself is its first screen.
    let starts = Set(nodes.filter { $0.role == .root && !presenting.contains($0.id) }.map(\.id))
    let embedded = Set(
      nodes.filter { node in
        node.role == .embedded && !presented.contains(node.id)
          && (node.isModifier
            || !(embeddings[node.id] ?? []).contains { starts.contains($0.source) })
      }.map(\.id))
    let lifted = edges.filter { $0.kind != .embedding }.flatMap { edge in
      let sources =
        embedded.contains(edge.source)
        ? Self.reached(
          from: [edge.source],
          by: embeddings.values.joined().filter { embedded.contains($0.target) }
            .map { ($0.target, $0.source) }
        ).subtracting(embedded) : [edge.source]
      return sources.map { source in
        Edge(
          from: source, to: edge.target, kind: edge.kind, state: edge.state,
          location: edge.location)
      }
    }
    let shown = Set(lifted.flatMap { [$0.source, $0.target] })
    return ScreenGraph(
      nodes: nodes.filter {
        !embedded.contains($0.id) && (shown.contains($0.id) || $0.isSelfDismissing)
      },
      edges: lifted)
  }

  /// One line per place that creates a view without a known presentation, `path:line:col: VIEW: reason`.
  public var unresolvedLines: [String] {
    nodes.flatMap { node in
      node.unresolved.map { "\($0.location): \(node.name): \($0.reason)" }
    }.sorted()
  }

  /// The views in some files, and their direct neighbors.
  public func aroundViews(in paths: Set<String>) -> ScreenGraph {
    let inside = Set(nodes.lazy.filter { paths.contains($0.location.path) }.map(\.id))
    let touching = edges.filter { inside.contains($0.source) || inside.contains($0.target) }
    return keeping(inside.union(touching.flatMap { [$0.source, $0.target] }))
  }

  private static func reached(
    from start: [Node.ID], by steps: [(from: Node.ID, to: Node.ID)]
  ) -> Set<Node.ID> {
    let next = Dictionary(grouping: steps, by: \.from)
    var reached = Set(start)
    var rest = Array(reached)
    while let id = rest.popLast() {
      for step in next[id] ?? [] where reached.insert(step.to).inserted { rest.append(step.to) }
    }
    return reached
  }
}
