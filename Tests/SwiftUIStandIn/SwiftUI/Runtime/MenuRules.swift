/// Content is there only while the group is open.
final class DisclosureRule: ControlRule {
  override func update(_ node: Node) {
    if let label = node.record.content("label") { node.place(label, at: "label") }
    if node.reading({ isExpanded(node) }), let content = node.record.content("content") {
      node.place(content, at: "content")
    }
  }

  private func isExpanded(_ node: Node) -> Bool {
    node.record.binding("isExpanded")?.isOn ?? node.memory["isExpanded"] as? Bool ?? false
  }

  override func draw(_ node: Node, _ drawing: Drawing) {
    drawing.add(
      Item(
        role: .toggle, label: label(of: node, drawing), value: isExpanded(node) ? "on" : "off",
        tap: {
          let isExpanded = self.isExpanded(node)
          node.record.binding("isExpanded")?.set(!isExpanded)
          node.memory["isExpanded"] = !isExpanded
          node.graph.invalidate(node)
        }), for: node)
    if let content = node.child(at: "content") { drawing.draw(content) }
  }
}

/// Content of a menu is shown after a tap, and goes with the next one.
class MenuRule: ControlRule {
  override func update(_ node: Node) {
    placeModifiedContent(of: node)
    if let label = node.record.content("label") { node.place(label, at: "label") }
    let presentation = node.memory["menu"] as? Presentation
    guard let presentation, let content = content(of: node) else { return }
    presentation.content = [node.place(content, at: "menu")]
  }

  func content(of node: Node) -> Any? {
    node.record.content("content") ?? node.record.content("menuItems")
  }

  final func open(_ node: Node, _ title: String) {
    let presentation = Presentation(kind: .menu, node: node)
    presentation.title = title
    node.memory["menu"] = presentation
    node.graph.presentations.append(presentation)
    node.graph.invalidate(node)
  }

  static func close(_ node: Node) {
    guard let presentation = node.memory.removeValue(forKey: "menu") as? Presentation else {
      return
    }
    node.graph.presentations.removeAll { $0 === presentation }
    node.graph.invalidate(node)
  }

  override func remove(_ node: Node) { Self.close(node) }

  override func draw(_ node: Node, _ drawing: Drawing) {
    let label = label(of: node, drawing)
    drawing.add(Item(role: .menu, label: label, tap: { self.open(node, label) }), for: node)
  }
}

final class ContextMenuRule: MenuRule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    let first = drawing.items.count
    if let content = modifiedContent(of: node) { drawing.draw(content) }
    guard let content = content(of: node), !flattened(content).isEmpty else { return }
    let name = first < drawing.items.count ? drawing.items[first].label : ""
    drawing.add(
      Item(role: .menu, label: "menu of \(name)", tap: { self.open(node, name) }), for: node)
  }
}
