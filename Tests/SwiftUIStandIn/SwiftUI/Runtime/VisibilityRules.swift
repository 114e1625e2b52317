let visibilityRules: [String: Rule] = [
  "hidden": HiddenRule(), "opacity": OpacityRule(), "disabled": DisabledRule(),
  "allowsHitTesting": HitTestingRule(), "accessibilityLabel": LabelRule(),
  "accessibility": LabelRule(), "labelsHidden": LabelsHiddenRule(), "onTapGesture": TapRule(),
  "Text": TextRule(), "navigationTitle": TitleRule(), "navigationBarTitle": TitleRule(),
  "tag": TagRule(), "toolbar": ToolbarRule(), "searchable": SearchRule(),
  "redacted": RedactionRule(), "gesture": GestureRule(), "simultaneousGesture": GestureRule(),
  "highPriorityGesture": GestureRule(),
]

/// Apple, `hidden()`: hidden views are invisible and cannot receive or respond to interactions.
final class HiddenRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {}
}

/// Observed: only what has an opacity is hit by a touch
/// (https://www.codegenes.net/blog/what-is-the-correct-way-to-pass-touches-through-a-view-to-those-below-it).
final class OpacityRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    if node.record.value("opacity", as: Double.self) == 0 { return }
    drawing.drawDefault(node)
  }
}

/// Apple, `disabled(_:)`: views higher in the hierarchy can override the value set on a view.
/// What is disabled outside cannot be enabled inside.
final class DisabledRule: Rule {
  override func update(_ node: Node) {
    var environment = node.environment
    let isDisabled = node.record.value("disabled", as: Bool.self) ?? true
    environment.isEnabled = environment.isEnabled && !isDisabled
    environment.keepBoxes(of: node.memory["environment"] as? EnvironmentValues ?? node.environment)
    node.memory["environment"] = environment
    placeModifiedContent(of: node, environment: environment)
  }

  override func draw(_ node: Node, _ drawing: Drawing) { drawing.drawChildren(of: node) }
}

final class HitTestingRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    if node.record.value("enabled", as: Bool.self) ?? true { return drawing.drawChildren(of: node) }
    drawing.untappable { drawing.drawDefault(node) }
  }
}

/// The label replaces the words of the one thing it is applied to.
final class LabelRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    let label = node.record.label(["label", "labelKey"])
    let first = drawing.items.count
    if let content = modifiedContent(of: node) { drawing.draw(content) }
    guard let label, drawing.items.count == first + 1 else { return }
    drawing.items[first].label = label
  }
}

/// The labels of controls still name them; the listing says that they are hidden.
final class LabelsHiddenRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    drawing.with(attribute: "labelsVisibility(hidden)") { drawing.drawChildren(of: node) }
  }
}

final class TapRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    let part = drawing.label(of: modifiedContent(of: node))
    if let content = modifiedContent(of: node) { drawing.draw(content) }
    let action = node.record.action("action")
    let handler = node.record.handler("action")
    drawing.add(
      Item(
        role: .button, label: "tap \(part)",
        tap: { action?() ?? handler?(CGPoint.zero) }), for: node)
  }
}

final class TextRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    guard let text = node.value as? Text, !text.content.isEmpty else { return }
    var item = Item(role: .text, label: text.content, attributes: text.modifiers)
    if let index = item.attributes.firstIndex(where: { $0.hasPrefix("label(") }) {
      item.label = String(item.attributes.remove(at: index).dropFirst(6).dropLast())
    }
    item.attributes += TextStyle.attributes(in: node.environment)
    drawing.add(item)
  }
}

/// A title stands above what it names.
final class TitleRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    let title =
      node.record.label(["titleKey", "title", "titleResource"])
      ?? (node.record.binding("title")?.get() as? String)
    if let title { drawing.add(Item(role: .title, label: title)) }
    drawing.drawChildren(of: node)
  }
}

final class TagRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    let first = drawing.items.count
    drawing.drawChildren(of: node)
    let tag = node.record.value("tag", as: Any.self) as? AnyHashable
    for index in first..<drawing.items.count { drawing.items[index].tag = tag }
  }
}

/// The several items of a toolbar come as a tuple.
final class ToolbarRule: Rule {
  override func update(_ node: Node) {
    placeModifiedContent(of: node)
    guard case .value(let content)? = node.record["content"]?.payload else { return }
    if isShown(content) {
      node.place(content, at: "content")
    } else {
      let mirror = Mirror(reflecting: content)
      guard mirror.displayStyle == .tuple else { return }
      node.place(TupleContent(children: mirror.children.map(\.value)), at: "content")
    }
  }

  override func draw(_ node: Node, _ drawing: Drawing) {
    if let content = modifiedContent(of: node) { drawing.draw(content) }
    if let items = node.child(at: "content") { drawing.draw(items) }
  }
}

final class SearchRule: Rule {
  override func update(_ node: Node) {
    placeModifiedContent(of: node)
    if let text = node.record.binding("text") { _ = node.reading(text.get) }
  }

  override func draw(_ node: Node, _ drawing: Drawing) {
    let text = node.record.binding("text")
    drawing.add(
      Item(
        role: .field, label: node.record.label(["prompt"]) ?? "Search",
        value: text?.get() as? String, tap: {}, enter: { text?.set($0) }), for: node)
    drawing.drawChildren(of: node)
  }
}

/// Reasons add up on the way down.
final class RedactionRule: Rule {
  override func update(_ node: Node) {
    var environment = node.environment
    let reasons: RedactionReasons = node.record.value("reason") ?? []
    environment.redactionReasons.formUnion(reasons)
    environment.keepBoxes(of: node.memory["environment"] as? EnvironmentValues ?? node.environment)
    node.memory["environment"] = environment
    placeModifiedContent(of: node, environment: environment)
  }
}

/// How texts look, as far as the environment says so.
enum TextStyle {
  private static let keys = [
    "lineLimit", "font", "multilineTextAlignment", "textCase", "minimumScaleFactor",
    "controlSize", "headerProminence", "imageScale", "symbolRenderingMode", "dynamicTypeSize",
    "truncationMode",
    "allowsTightening", "lineSpacing",
  ]

  static func attributes(in environment: EnvironmentValues) -> [String] {
    keys.compactMap { key in
      environment.box(AnyHashable(key)).flatMap {
        Attribute.text(key, ["value": .value($0.value)])
      }
    }
  }
}

/// A modifier that is a value of the environment, by whatever name it is set.
final class TextStyleRule: Rule {
  override func update(_ node: Node) {
    guard let first = node.record.arguments.first,
      case .value(let value) = first.captured.payload
    else { return super.update(node) }
    var environment = node.environment
    environment.set(AnyHashable(node.kind), value)
    environment.keepBoxes(of: node.memory["environment"] as? EnvironmentValues)
    node.memory["environment"] = environment
    placeModifiedContent(of: node, environment: environment)
  }

  override func draw(_ node: Node, _ drawing: Drawing) { drawing.drawChildren(of: node) }
}

/// Of the gestures only a tap can be made here.
final class GestureRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    let part = drawing.label(of: modifiedContent(of: node))
    if let content = modifiedContent(of: node) { drawing.draw(content) }
    let mask: GestureMask = node.record.value("mask") ?? .all
    let isEnabled: Bool = node.record.value("isEnabled") ?? true
    guard mask.contains(.gesture), isEnabled,
      let gesture = node.record.value("gesture", as: Any.self) as? any TapEnding,
      let tap = gesture.tap
    else { return }
    drawing.add(Item(role: .button, label: "tap \(part)", tap: tap), for: node)
  }
}

private protocol TapEnding {
  var tap: (() -> Void)? { get }
}

extension _EndedGesture: TapEnding {
  fileprivate var tap: (() -> Void)? { content is TapGesture ? { ended(()) } : nil }
}
