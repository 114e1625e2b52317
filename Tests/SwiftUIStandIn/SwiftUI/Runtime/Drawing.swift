/// One thing that can be seen or used on a screen.
struct Item {
  enum Role: String {
    case text, title, image, button, toggle, field, picker, option, slider, stepper, tab, back,
      menu, date
  }

  var role: Role
  var label: String
  /// What a field or picker shows.
  var value: String?
  /// What makes it different from others of its kind: modifiers that are not inert.
  var attributes: [String] = []
  var isEnabled = true
  var tag: AnyHashable?
  var tap: (() -> Void)?
  /// Sets what a field shows.
  var enter: ((String) -> Void)?

  var description: String {
    let words: String
    switch role {
    case .text: words = label
    case .title: words = "# \(label)"
    case .image: words = "(\(label))"
    case .button: words = "[\(label)]"
    case .menu: words = "[\(label) ▾]"
    case .back: words = "[< Back]"
    case .toggle: words = "\(value == "on" ? "(x)" : "( )") \(label)"
    case .option, .tab: words = "\(value == "on" ? "(•)" : "(◦)") \(label)"
    case .field, .picker, .slider, .stepper, .date: words = "{\(label): \(value ?? "")}"
    }
    let marks = attributes + (isEnabled || role == .text || role == .title ? [] : ["disabled"])
    return ([words] + marks).joined(separator: " · ")
  }
}

/// Collects what is visible, from the top of the tree down.
final class Drawing {
  var items: [Item] = []
  /// The attributes that modifiers around give, the innermost first.
  private var attributes: [String] = []
  private var isTappable = true
  /// Whether something drawn cancels, so that the system adds nothing that does.
  var hasCancel = false
  var hidesBackButton = false
  var isDismissDisabled = false
  /// Runs after a tap: in an alert or menu, which closes then.
  var afterTap: (() -> Void)?

  func draw(_ node: Node) {
    if node.composite != nil { return drawChildren(of: node) }
    Rules.rule(for: node).draw(node, self)
  }

  func drawChildren(of node: Node) {
    for child in node.children { draw(child) }
  }

  /// A modifier stands around its content, what lies behind comes first; a view draws its own
  /// words, then what is in it.
  func drawDefault(_ node: Node) {
    guard let described = node.value as? any Described else { return drawChildren(of: node) }
    if described.modifiedContent != nil {
      if ["background", "overlay"].contains(node.kind), node.record["shape"] != nil {
        return drawShape(node)
      }
      let others = node.children.filter { $0.key != AnyHashable("modified") }
      if node.kind == "background" { others.forEach(draw) }
      let attribute = others.isEmpty ? Attribute.modifier(node.kind, node.record) : nil
      if let content = node.child(at: "modified") { with(attribute: attribute) { draw(content) } }
      if node.kind != "background" { others.forEach(draw) }
      return
    }
    let names = Drawing.titleNames.filter { node.child(at: AnyHashable($0)) == nil }
    let words = node.record.label(names)
    if let words { add(Item(role: .text, label: words)) }
    for child in drawnOrder(of: node) { draw(child) }
    if words == nil, node.children.isEmpty, Drawing.isLeaf(node) {
      let style = TextStyle.attributes(in: node.environment)
      add(Item(role: .image, label: Drawing.leafLabel(of: node), attributes: style))
    }
  }

  /// A style in a shape is drawn behind or in front, as the shape itself would be.
  private func drawShape(_ node: Node) {
    let style = Attribute.modifier(node.kind, node.record)
    let shape = Item(role: .image, label: "shape")
    if style != nil, node.kind == "background" { add(shape) }
    if let content = node.child(at: "modified") { draw(content) }
    if style != nil, node.kind == "overlay" { add(shape) }
  }

  static let titleNames = ["titleKey", "title", "titleResource", "label"]

  /// Headings stand above what they head.
  private func drawnOrder(of node: Node) -> [Node] {
    let first: [AnyHashable] = ["header", "label", "title"]
    return node.children.filter { first.contains($0.key) }
      + node.children.filter { !first.contains($0.key) }
  }

  private static let invisible: Set<String> = [
    "EmptyView", "Spacer", "Divider", "Optional", "TupleView", "_ConditionalContent", "Group",
    "GroupedContent", "ForEach", "List", "VStack", "HStack", "ZStack", "_ViewModifier_Content",
    "ToolbarSpacer", "DefaultToolbarItem", "_EmptyScene",
  ]

  private static func isLeaf(_ node: Node) -> Bool {
    !invisible.contains(node.kind) && (node.value as? Color)?.name != "clear"
  }

  private static func leafLabel(of node: Node) -> String {
    if ["_ShapeView", "_PaintedShapeView"].contains(node.kind) { return "shape" }
    if let color = node.value as? Color { return "Color \(color.name)" }
    let name = node.record.label(["systemName", "name"])
    return name.map { "image \($0)" } ?? node.kind
  }

  // MARK: Modifiers

  func with(attribute: String?, _ body: () -> Void) {
    guard let attribute else { return body() }
    attributes.insert(attribute, at: 0)
    body()
    attributes.removeFirst()
  }

  /// Draws something that cannot be tapped.
  func untappable(_ body: () -> Void) {
    let outer = isTappable
    isTappable = false
    body()
    isTappable = outer
  }

  func add(_ item: Item, for node: Node? = nil) {
    var item = item
    item.attributes += attributes
    if let node, !node.environment.isEnabled { item.isEnabled = false }
    if item.isEnabled, isTappable, let tap = item.tap {
      let afterTap = afterTap
      item.tap = {
        tap()
        afterTap?()
      }
    } else {
      item.tap = nil
      item.enter = nil
    }
    items.append(item)
  }

  /// The words that a part of the tree shows, as the label of a control.
  func label(of node: Node?) -> String {
    guard let node else { return "" }
    let part = Drawing()
    part.draw(node)
    let texts = part.items.filter { $0.role != .image }
    return (texts.isEmpty ? part.items : texts).map(\.label).joined(separator: " ")
  }
}

extension ViewRecord {
  /// The first of the arguments that is given, as text.
  func label(_ names: [String]) -> String? {
    for name in names {
      if let text = self[name]?.text { return text }
    }
    return nil
  }

  var errorTitle: String? {
    guard let error: any Error = value("error") else { return nil }
    return "\(error)"
  }
}

extension Captured {
  /// The argument as words: a string, a key or a text.
  var text: String? {
    guard case .value(let value) = payload else { return nil }
    switch value {
    case let key as LocalizedStringKey: return key.text
    case let resource as LocalizedStringResource: return resource.key
    case let text as Text: return text.content
    case let string as any StringProtocol: return String(string)
    default: return nil
    }
  }
}
