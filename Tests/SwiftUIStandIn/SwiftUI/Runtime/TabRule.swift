/// One tab is shown; the content of another is made when it is first selected, and stays.
///
/// Apple, `TabView`: A view that switches between multiple child views using interactive user
/// interface elements. Observed:
/// https://www.hackingwithswift.com/quick-start/swiftui/how-to-embed-views-in-a-tab-bar-using-tabview.
final class TabRule: Rule {
  override func update(_ node: Node) {
    let tabs = Self.tabs(of: node)
    let selected = node.reading { Self.selected(node, tabs) }
    var loaded = node.memory["loaded"] as? Set<Int> ?? []
    loaded.insert(selected)
    node.memory["loaded"] = loaded
    for (index, tab) in tabs.enumerated() {
      if let label = tab.label { node.place(label, at: ["label", index] as [AnyHashable]) }
      guard loaded.contains(index) else { continue }
      let child = node.place(tab.content, at: ["tab", index] as [AnyHashable])
      child.isCovered = index != selected
    }
  }

  private struct Tab {
    var tag: AnyHashable?
    var label: Any?
    var words: String?
    let content: Any
  }

  private static func tabs(of node: Node) -> [Tab] {
    guard let content = node.record.content("content") else { return [] }
    let made = (content as? LazyContent)?.make() ?? content
    return flattened(made).map(tab)
  }

  private static func tab(of view: Any) -> Tab {
    guard let described = view as? any Described else { return Tab(content: view) }
    if described.kind == "Tab" {
      return Tab(
        tag: described.shown.value("value", as: Any.self) as? AnyHashable,
        label: described.shown.content("label"),
        words: described.shown.label(["titleKey", "title"]),
        content: described.shown.content("content") ?? EmptyView())
    }
    var tab = Tab(content: view)
    var inner: any Described = described
    while let content = inner.modifiedContent {
      if inner.kind == "tag", tab.tag == nil {
        tab.tag = inner.shown.value("tag", as: Any.self) as? AnyHashable
      }
      if inner.kind == "tabItem", tab.label == nil {
        tab.label = inner.shown.shownArguments.first?.content
      }
      guard let next = content as? any Described else { break }
      inner = next
    }
    return tab
  }

  private static func selected(_ node: Node, _ tabs: [Tab]) -> Int {
    guard let selection = node.record.binding("selection"),
      let tag = selection.get() as? AnyHashable
    else { return node.memory["selected"] as? Int ?? 0 }
    return tabs.firstIndex { $0.tag == tag } ?? 0
  }

  override func draw(_ node: Node, _ drawing: Drawing) {
    let tabs = Self.tabs(of: node)
    let selected = Self.selected(node, tabs)
    for (index, tab) in tabs.enumerated() {
      let label = tab.words ?? drawing.label(of: node.child(at: ["label", index] as [AnyHashable]))
      let words = label.isEmpty ? "tab \(index + 1)" : label
      drawing.add(
        Item(
          role: .tab, label: words, value: index == selected ? "on" : nil,
          tap: {
            node.memory["selected"] = index
            if let tag = tab.tag { node.record.binding("selection")?.set(tag.base) }
            node.graph.invalidate(node)
          }), for: node)
    }
    if let tab = node.child(at: ["tab", selected] as [AnyHashable]) { drawing.draw(tab) }
  }
}
