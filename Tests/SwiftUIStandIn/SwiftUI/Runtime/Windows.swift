/// A window with what it shows.
struct WindowHost: Described {
  let content: Any
  /// How it was opened; nothing for the first window.
  let opening: Windows.Opening?

  var shown: ViewRecord { ["content": .value(content)] }
}

/// The windows that a program opened beside the first one.
enum Windows {
  struct Opening {
    let number: Int
    let id: String?
    let value: AnyHashable?
  }

  static func open(_ id: String?, _ value: (any Hashable)?) {
    let graph = Graph.current
    graph.openings.append(
      Opening(
        number: (graph.openings.last?.number ?? 0) + 1, id: id, value: value.map { AnyHashable($0) }
      ))
    graph.scenes.compactMap(\.node).forEach(graph.invalidate)
  }

  static func close(_ id: String?, _ value: (any Hashable)?) {
    let value = value.map { AnyHashable($0) }
    close { $0.id == id && (value == nil || $0.value == value) }
  }

  static func close(where isMeant: (Opening) -> Bool) {
    let graph = Graph.current
    graph.openings.removeAll(where: isMeant)
    graph.scenes.compactMap(\.node).forEach(graph.invalidate)
    graph.presentationsChanged()
  }
}

/// Apple, `openWindow`: opens a window of the scene with that identifier or for that type of
/// data.
final class WindowGroupRule: Rule {
  override func update(_ node: Node) {
    let graph = node.graph
    if !graph.scenes.contains(where: { $0.node === node }) {
      graph.scenes.append(WeakNode(node: node))
    }
    let id = node.record.value("id", as: String.self)
    if graph.scenes.first?.node === node { place(nil, node) }
    for opening in graph.openings {
      let isMeant = opening.id.map { $0 == id } ?? takes(opening.value, node)
      if isMeant { place(opening, node) }
    }
  }

  private func takes(_ value: AnyHashable?, _ node: Node) -> Bool {
    guard let value, let type = node.record.value("type", as: Any.Type.self) else { return false }
    return Swift.type(of: value.base) == type
  }

  private func place(_ opening: Windows.Opening?, _ node: Node) {
    let content =
      node.record.row("content").map { make in LazyContent { make(opening?.value?.base ?? ()) } }
      ?? node.record.content("content")
    guard let content else { return }
    node.place(WindowHost(content: content, opening: opening), at: opening?.number ?? 0)
  }
}

/// Apple, `DismissAction`: closes a window that you create with `WindowGroup` or `Window`. The
/// first window stays here, as it does on iOS.
final class WindowRule: Rule {
  override func update(_ node: Node) {
    let host = node.value as? WindowHost
    let opening = host?.opening
    let scope =
      node.memory["scope"] as? PresentationScope
      ?? PresentationScope(
        kind: .window, parent: nil, node: node,
        leave: opening.map { opening in { Windows.close { $0.number == opening.number } } })
    node.memory["scope"] = scope
    if !node.graph.windows.contains(where: { $0.node === node }) {
      node.graph.windows.append(WeakNode(node: node))
    }
    var environment = node.environment
    environment.enter(scope, node.graph)
    placeArguments(of: node, environment: environment)
  }

  override func remove(_ node: Node) {
    node.graph.windows.removeAll { $0.node === node || $0.node == nil }
  }
}

/// What is not shown in a window.
final class OtherSceneRule: Rule {
  override func update(_ node: Node) {}
}
