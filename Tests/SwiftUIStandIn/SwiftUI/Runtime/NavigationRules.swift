let navigationRules: [String: Rule] = [
  "NavigationStack": StackRule(), "NavigationView": StackRule(),
  "NavigationSplitView": SplitRule(), "NavigationLink": NavigationLinkRule(),
  "navigationDestination": DestinationRule(), "TabView": TabRule(),
  "navigationBarBackButtonHidden": BackButtonRule(), "navigationBarHidden": BackButtonRule(),
  "interactiveDismissDisabled": DismissDisabledRule(), "tabItem": CommandsRule(),
]

/// Shows the root, or the page of the last entry. Pages below stay, with their state.
///
/// Apple, `NavigationStack`: A view that displays a root view and enables you to present
/// additional views over the root view.
class StackRule: Rule {
  override func update(_ node: Node) {
    let model = Self.model(of: node)
    var environment = node.environment
    environment.boxes[NavigationModel.key] = node.memory["box"] as? EnvironmentBox
    let content = node.record.content("root") ?? node.record.content("content")
    let root = content.map { node.kind == "NavigationView" ? flattened($0).first ?? $0 : $0 }
    guard let root else { return }
    let rootNode = node.place(root, at: "root", environment: environment)
    placePages(of: node, model, environment)
    rootNode.isCovered = !model.entries.isEmpty
  }

  static func model(of node: Node) -> NavigationModel {
    if let known = node.memory["model"] as? NavigationModel { return known }
    let model = NavigationModel()
    model.stack = node
    node.memory["model"] = model
    node.memory["box"] = EnvironmentBox(model)
    return model
  }

  final func placePages(of node: Node, _ model: NavigationModel, _ environment: EnvironmentValues) {
    for entry in model.entries {
      if case .node(let source) = entry, source.isRemoved { model.set(source, isActive: false) }
    }
    model.followPath(model.pathValues)
    var index = 0
    while index < model.entries.count {
      placePage(model.entries[index], index, node, model, environment)
      index += 1
    }
  }

  private func placePage(
    _ entry: NavigationModel.Entry, _ index: Int, _ node: Node, _ model: NavigationModel,
    _ environment: EnvironmentValues
  ) {
    let key: AnyHashable
    let content: Any
    let source: Node?
    var environment = environment
    switch entry {
    case .value(let value):
      key = NavigationModel.key(index, value)
      content = model.destination(for: value)
      source = model.destinationNode(for: value)
    case .node(let link):
      key = NavigationModel.key(link)
      content = link.destinationContent ?? EmptyView()
      source = link
      // A page inherits from the view that shows it.
      environment = link.environment
      environment.boxes[NavigationModel.key] = node.memory["box"] as? EnvironmentBox
    }
    let scope =
      model.scopes[key]
      ?? PresentationScope(
        kind: .page, parent: node.environment.presentationScope, node: node,
        leave: { [weak model] in
          guard let model, let index = model.index(of: key) else { return }
          model.pop(to: index)
        })
    model.scopes[key] = scope
    environment.enter(scope, node.graph)
    let version = source.map { "\(ObjectIdentifier($0)) \($0.version)" }
    let isFresh = model.versions.updateValue(version, forKey: key) != version
    let page = node.place(content, at: key, environment: environment, isFresh: isFresh)
    page.isCovered = index < model.entries.count - 1
  }

  override func draw(_ node: Node, _ drawing: Drawing) {
    let model = Self.model(of: node)
    guard let page = node.children.last else { return }
    let first = drawing.items.count
    let outer = drawing.hidesBackButton
    drawing.hidesBackButton = false
    drawing.draw(page)
    if !model.entries.isEmpty, !drawing.hidesBackButton {
      let part = Drawing()
      part.add(Item(role: .back, label: "Back", tap: { model.pop(to: model.entries.count - 1) }))
      drawing.items.insert(contentsOf: part.items, at: first)
    }
    drawing.hidesBackButton = outer
  }
}

extension NavigationModel {
  static func key(_ index: Int, _ value: AnyHashable) -> AnyHashable {
    let parts: [AnyHashable] = ["page", AnyHashable(index), value]
    return AnyHashable(parts)
  }

  static func key(_ node: Node) -> AnyHashable {
    let parts: [AnyHashable] = ["page", AnyHashable(ObjectIdentifier(node)), node.destinationID]
    return AnyHashable(parts)
  }

  func index(of key: AnyHashable) -> Int? {
    entries.indices.first { index in
      switch entries[index] {
      case .value(let value): key == Self.key(index, value)
      case .node(let node): key == Self.key(node)
      }
    }
  }
}

/// All columns are beside each other; what a link in the sidebar shows replaces the detail.
///
/// Apple, `NavigationSplitView`: A view that presents views in two or three columns, where
/// selections in leading columns control presentations in subsequent columns.
final class SplitRule: StackRule {
  override func update(_ node: Node) {
    let model = Self.model(of: node)
    model.replaces = true
    var environment = node.environment
    environment.boxes[NavigationModel.key] = node.memory["box"] as? EnvironmentBox
    for name in ["sidebar", "content"] {
      guard let column = node.record.content(name) else { continue }
      node.place(column, at: AnyHashable(name), environment: environment)
    }
    if let detail = node.record.content("detail") {
      let column = node.place(detail, at: "detail")
      column.isCovered = !model.entries.isEmpty
    }
    placePages(of: node, model, environment)
  }

  override func draw(_ node: Node, _ drawing: Drawing) {
    for child in node.children where !child.isCovered { drawing.draw(child) }
  }
}

extension Node {
  var navigation: NavigationModel? {
    environment.box(NavigationModel.key)?.value as? NavigationModel
  }

  /// What a link or modifier shows.
  var destinationContent: Any? {
    if let make = record.row("destination") {
      guard let item = record.binding("item")?.item ?? memory["item"] else { return nil }
      memory["item"] = item
      return LazyContent { make(item) }
    }
    return record.content("destination")
  }

  /// Tells destinations of different items apart.
  var destinationID: AnyHashable {
    (record.binding("item")?.item as? AnyHashable) ?? AnyHashable(true)
  }
}

/// Apple, `navigationDestination(isPresented:destination:)`: Associates a destination view with a
/// binding that can be used to push the view onto a NavigationStack. Outside of a stack nothing
/// happens.
final class DestinationRule: Rule {
  override func update(_ node: Node) {
    placeModifiedContent(of: node)
    guard let model = node.navigation else { return }
    if let type = node.record.value("data", as: Any.Type.self) {
      model.register(type, node)
      if !node.isUnchanged, !model.entries.isEmpty { model.invalidate() }
      return
    }
    let isActive = node.reading {
      node.record.binding("item").map { $0.item != nil }
        ?? node.record.binding("isPresented")?.isOn ?? false
    }
    model.set(node, isActive: isActive)
    // The content may be another one, although it is the same page.
    if isActive, !node.isUnchanged || node.memory["shownItem"] as? AnyHashable != node.destinationID
    {
      node.memory["shownItem"] = node.destinationID
      model.invalidate()
    }
  }

  override func remove(_ node: Node) { node.navigation?.set(node, isActive: false) }
  override func draw(_ node: Node, _ drawing: Drawing) { drawing.drawChildren(of: node) }
}

final class NavigationLinkRule: ControlRule {
  override func update(_ node: Node) {
    if let label = node.record.content("label") { node.place(label, at: "label") }
    guard let model = node.navigation, node.record["value"] == nil else { return }
    let isActive = node.reading { self.isActive(node) }
    model.set(node, isActive: isActive)
    if isActive, !node.isUnchanged { model.invalidate() }
  }

  private func isActive(_ node: Node) -> Bool {
    if let flag = node.record.binding("isActive") { return flag.isOn }
    if let selection = node.record.binding("selection") {
      let tag = node.record.value("tag", as: Any.self) as? AnyHashable
      return tag != nil && selection.item as? AnyHashable == tag
    }
    return node.memory["isActive"] as? Bool ?? false
  }

  private func activate(_ node: Node) {
    let record = node.record
    if let value = record["value"], case .value(let value) = value.payload {
      let value = (value as? any AnyOptional)?.wrapped ?? value
      if let value = value as? AnyHashable { node.navigation?.append(value) }
    } else if let flag = record.binding("isActive") {
      flag.set(true)
    } else if let selection = record.binding("selection"),
      let tag = record.value("tag", as: Any.self)
    {
      selection.set(tag)
    } else {
      node.memory["isActive"] = true
    }
    node.graph.invalidate(node)
  }

  override func remove(_ node: Node) { node.navigation?.set(node, isActive: false) }

  override func draw(_ node: Node, _ drawing: Drawing) {
    let words = label(of: node, drawing)
    // A link that only state drives is often given no label.
    if words.isEmpty { return }
    var item = Item(role: .button, label: words, tap: { self.activate(node) })
    // Apple, `NavigationLink`: outside of a stack it is disabled.
    item.isEnabled = node.navigation != nil
    drawing.add(item, for: node)
  }
}

final class BackButtonRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    drawing.drawChildren(of: node)
    if node.record.arguments.contains(where: {
      if case .value(let value) = $0.captured.payload { value as? Bool == true } else { false }
    }) {
      drawing.hidesBackButton = true
    }
  }
}

/// Apple, `interactiveDismissDisabled(_:)`: Conditionally prevents interactive dismissal of
/// presentations like popovers, sheets, and inspectors.
final class DismissDisabledRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    drawing.drawChildren(of: node)
    if node.record.value("isDisabled", as: Bool.self) ?? true { drawing.isDismissDisabled = true }
  }
}
