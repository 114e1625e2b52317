/// Something shown above a window or above another presentation.
final class Presentation {
  enum Kind: String { case sheet, cover = "full screen", popover, alert, dialog, menu }

  let kind: Kind
  /// The node that presents, below which the content stands.
  unowned let node: Node
  var content: [Node] = []
  var title = ""

  init(kind: Kind, node: Node) {
    self.kind = kind
    self.node = node
  }
}

/// Shows content while a binding says so.
///
/// Apple, `sheet(isPresented:onDismiss:content:)`: Presents a sheet when a binding to a Boolean
/// value that you provide is true.
class PresentationRule: Rule {
  let kind: Presentation.Kind

  init(_ kind: Presentation.Kind) { self.kind = kind }

  override func update(_ node: Node) {
    placeModifiedContent(of: node)
    guard let host = node.environment.presentationScope?.host else { return }
    node.memory["host"] = host
    let item = node.reading { presentedItem(node) }
    if item != nil { host.request(node) } else { host.withdraw(node) }
    if let item, host.presented === node {
      begin(node)
      placePresented(item, node)
    } else {
      end(node)
    }
  }

  /// The item, or `true`; nothing if nothing is to be shown.
  func presentedItem(_ node: Node) -> Any? {
    if let item = node.record.binding("item") { return item.item }
    return node.record.binding("isPresented")?.isOn == true ? true : nil
  }

  func placePresented(_ item: Any, _ node: Node) {
    guard let presentation = node.memory["presentation"] as? Presentation else { return }
    let scope =
      node.memory["scope"] as? PresentationScope
      ?? PresentationScope(
        kind: .modal, parent: node.environment.presentationScope, node: node,
        leave: { [weak node] in if let node { Self.close(node) } })
    node.memory["scope"] = scope
    var environment = node.environment
    environment.enter(scope, node.graph)
    environment.boxes[NavigationModel.key] = nil
    guard let content = content(item, node) else { return }
    let isFresh = node.memory.updateValue(item, forKey: "item").map { !isSameInput($0, item) }
    let child = node.place(
      content, at: key(item), environment: environment, isFresh: isFresh ?? true)
    presentation.content = [child]
  }

  private func content(_ item: Any, _ node: Node) -> Any? {
    if let make = node.record.row("content") { return LazyContent { make(item) } }
    return node.record.content("content")
  }

  /// Apple, `sheet(item:onDismiss:content:)`: If item changes, the system dismisses the sheet and
  /// replaces it with a new one using the same process. An item is known by its `id`.
  private func key(_ item: Any) -> AnyHashable {
    func id<T: Identifiable>(_ item: T) -> AnyHashable { AnyHashable(item.id) }
    let known = (item as? any Identifiable).map { id($0) }
    return AnyHashable(["presented", known ?? AnyHashable(true)])
  }

  /// Clears what says that the content is shown.
  static func close(_ node: Node) {
    node.record.binding("isPresented")?.set(false)
    node.record.binding("item")?.clear()
  }

  private func begin(_ node: Node) {
    guard node.memory["presentation"] == nil else { return }
    let presentation = Presentation(kind: kind, node: node)
    node.memory["presentation"] = presentation
    node.graph.presentations.append(presentation)
    node.graph.presentationsChanged()
  }

  private func end(_ node: Node) {
    guard let presentation = node.memory.removeValue(forKey: "presentation") as? Presentation else {
      return
    }
    node.memory["scope"] = nil
    node.graph.presentations.removeAll { $0 === presentation }
    node.graph.presentationsChanged()
    // Apple, `onDismiss`: The closure to execute when dismissing the sheet.
    if let action = node.record.action("onDismiss") { node.graph.afterHiding(action) }
  }

  /// Observed: a presentation goes with the view that has the modifier.
  override func remove(_ node: Node) {
    (node.memory["host"] as? PresentationScope)?.withdraw(node)
    end(node)
  }

  override func draw(_ node: Node, _ drawing: Drawing) {
    if let content = modifiedContent(of: node) { drawing.draw(content) }
  }
}

/// Apple, `alert(_:isPresented:actions:)`: All actions in an alert dismiss the alert after the
/// action runs. The default button is shown with greater prominence. Without actions the system
/// shows an OK button.
final class AlertRule: PresentationRule {
  override func presentedItem(_ node: Node) -> Any? {
    guard let item = super.presentedItem(node) else { return nil }
    // The older form makes a description of an alert.
    if let alert = node.record.value("content", as: Alert.self) { return alert }
    if let sheet = node.record.value("content", as: ActionSheet.self) { return sheet }
    return item
  }

  override func placePresented(_ item: Any, _ node: Node) {
    guard let presentation = node.memory["presentation"] as? Presentation else { return }
    let described = (item as? Alert)?.description ?? (item as? ActionSheet)?.description
    if let described {
      presentation.title = described.title
      presentation.content = [node.place(described.content, at: "described")]
      return
    }
    presentation.title = node.record.label(["titleKey", "title"]) ?? node.record.errorTitle ?? ""
    presentation.content = ["message", "actions"].compactMap { name in
      node.record.content(name).map { node.place($0, at: AnyHashable(name)) }
    }
  }
}
