import Foundation

let controlRules: [String: Rule] = [
  "Button": ButtonRule(), "buttonStyle": ButtonStyleRule(), "Toggle": ToggleRule(),
  "TextField": FieldRule(),
  "SecureField": FieldRule(), "TextEditor": FieldRule(), "Picker": PickerRule(),
  "Stepper": StepperRule(), "Slider": SliderRule(), "DatePicker": DateRule(),
  "DisclosureGroup": DisclosureRule(), "Menu": MenuRule(), "contextMenu": ContextMenuRule(),
  "swipeActions": SwipeRule(), "Link": LinkRule(), "GeometryReader": ReaderRule(),
  "ScrollViewReader": ReaderRule(), "TimelineView": ReaderRule(), "onDelete": DeleteRule(),
  "List": ListRule(), "refreshable": RefreshRule(), "LabeledContent": LabeledContentRule(),
]

class ControlRule: Rule {
  final func label(of node: Node, _ drawing: Drawing) -> String {
    node.record.label(Drawing.titleNames)
      ?? node.child(at: "label").map { drawing.label(of: $0) } ?? ""
  }
}

final class ToggleRule: ControlRule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    let isOn = node.record.binding("isOn")
    drawing.add(
      Item(
        role: .toggle, label: label(of: node, drawing), value: isOn?.isOn == true ? "on" : "off",
        tap: { isOn?.set(!isOn!.isOn) }), for: node)
  }
}

final class FieldRule: ControlRule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    let text = node.record.binding("text") ?? node.record.binding("value")
    let value = text.map { "\($0.item ?? "")" }
    let record = node.record
    drawing.add(
      Item(
        role: .field, label: label(of: node, drawing), value: value, tap: {},
        enter: { entered in
          if text?.get() is String { text?.set(entered) }
          record.action("onCommit")?()
        }), for: node)
  }
}

/// A picker shows its options; a tap on one selects it.
final class PickerRule: ControlRule {
  override func update(_ node: Node) {
    guard let content = node.record.content("content") else { return }
    node.place(content, at: "content")
    if let label = node.record.content("label") { node.place(label, at: "label") }
  }

  override func draw(_ node: Node, _ drawing: Drawing) {
    let selection = node.record.binding("selection")
    let selected = selection.flatMap { $0.get() as? AnyHashable }
    drawing.add(
      Item(role: .picker, label: label(of: node, drawing), value: selected.map { "\($0.base)" }),
      for: node)
    guard let content = node.child(at: "content") else { return }
    let part = Drawing()
    part.draw(content)
    for option in part.items {
      guard let tag = option.tag else { continue }
      drawing.add(
        Item(
          role: .option, label: option.label, value: tag == selected ? "on" : nil,
          tap: { selection?.set(tag.base) }), for: node)
    }
  }
}

final class StepperRule: ControlRule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    let record = node.record
    let value = record.binding("value")
    let name = label(of: node, drawing)
    drawing.add(Item(role: .stepper, label: name, value: value.map { "\($0.get())" }), for: node)
    for (sign, action) in [("+", "onIncrement"), ("-", "onDecrement")] {
      drawing.add(
        Item(
          role: .button, label: "\(name) \(sign)",
          tap: {
            record.action(action)?()
            value.map { Self.step($0, record, sign == "+" ? 1 : -1) }
          }), for: node)
    }
  }

  private static func step(_ binding: ErasedBinding, _ record: ViewRecord, _ sign: Double) {
    func step<V: Strideable>(_ value: V) -> Any {
      let stride: V.Stride? = record.value("step")
      guard let stride else { return value }
      let next = value.advanced(by: sign < 0 ? (0 as V.Stride) - stride : stride)
      guard let bounds: ClosedRange<V> = record.value("bounds") else { return next }
      return min(max(next, bounds.lowerBound), bounds.upperBound)
    }
    if let value = binding.get() as? any Strideable { binding.set(step(value)) }
  }
}

final class SliderRule: ControlRule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    let value = node.record.binding("value")
    drawing.add(
      Item(
        role: .slider, label: label(of: node, drawing), value: value.map { "\($0.get())" },
        tap: {},
        enter: { text in
          if value?.get() is Double { value?.set(Double(text) ?? 0) }
        }), for: node)
  }
}

final class DateRule: ControlRule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    drawing.add(Item(role: .date, label: label(of: node, drawing)), for: node)
  }
}

/// Actions that a swipe would uncover are shown beside the row.
final class SwipeRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    if let content = modifiedContent(of: node) { drawing.draw(content) }
    guard let actions = node.child(at: "content") else { return }
    let first = drawing.items.count
    drawing.draw(actions)
    for index in first..<drawing.items.count {
      drawing.items[index].label = "swipe: " + drawing.items[index].label
    }
  }
}

final class LinkRule: ControlRule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    let url = node.record.value("destination", as: Any.self).map { "\($0)" } ?? ""
    let open = node.environment.openURL.handler
    drawing.add(
      Item(
        role: .button, label: label(of: node, drawing),
        tap: {
          node.graph.notes.append("opens \(url)")
          if let url: URL = node.record.value("destination") { _ = open(url) }
        }), for: node)
  }
}

/// Views that are given something that only a drawn screen has.
final class ReaderRule: Rule {
  override func update(_ node: Node) {
    guard let make = node.record.row("content") else { return }
    let argument: Any =
      switch node.kind {
      case "GeometryReader": GeometryProxy()
      case "ScrollViewReader": ScrollViewProxy()
      default: TimelineViewDefaultContext(date: Date(timeIntervalSince1970: 0), cadence: .live)
      }
    node.place(LazyContent { make(argument) }, at: "content")
  }

  override func draw(_ node: Node, _ drawing: Drawing) { drawing.drawChildren(of: node) }
}

/// Each row of a list can be deleted by a swipe.
final class DeleteRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    guard let handler = node.record.handler("action") else { return drawing.drawChildren(of: node) }
    guard let rows = modifiedContent(of: node) else { return }
    for (offset, row) in rows.children.enumerated() {
      let first = drawing.items.count
      drawing.draw(row)
      let name = first < drawing.items.count ? drawing.items[first].label : "\(offset)"
      drawing.add(
        Item(
          role: .button, label: "swipe: Delete \(name)", tap: { handler(IndexSet(integer: offset)) }
        ),
        for: node)
    }
  }
}

/// In a list with a selection a tap selects a row.
final class ListRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    let first = drawing.items.count
    drawing.drawDefault(node)
    guard let selection = node.record.binding("selection"),
      let type = (selection.get() as? any AnyOptional).map({ Swift.type(of: $0) })
    else { return }
    _ = type
    for index in first..<drawing.items.count {
      guard let tag = drawing.items[index].tag, drawing.items[index].tap == nil else { continue }
      drawing.items[index].tap = { selection.set(tag.base) }
    }
  }
}

final class RefreshRule: Rule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    drawing.drawChildren(of: node)
    guard case .task(let action)? = node.record["action"]?.payload else { return }
    nonisolated(unsafe) let run = action
    drawing.add(
      Item(role: .button, label: "pull to refresh", tap: { Task { @MainActor in await run() } }),
      for: node)
  }
}

/// A label and a value beside it.
final class LabeledContentRule: ControlRule {
  override func draw(_ node: Node, _ drawing: Drawing) {
    let label = label(of: node, drawing)
    if !label.isEmpty { drawing.add(Item(role: .text, label: label)) }
    if let value: Any = node.record.value("value") {
      drawing.add(Item(role: .text, label: "\(value)"))
    }
    if let content = node.child(at: "content") { drawing.draw(content) }
  }
}
