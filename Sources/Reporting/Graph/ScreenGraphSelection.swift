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
