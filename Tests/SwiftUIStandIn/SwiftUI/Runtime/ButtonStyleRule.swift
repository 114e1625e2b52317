/// A button in the style that an app wrote.
struct StyledButton {
  let style: any ButtonStyle
  let label: Any
  let role: ButtonRole?
}

/// Apple, `ButtonStyle`: the style makes the body of each button in the hierarchy that it is set on.
/// Styles of the system look like nothing here.
final class ButtonStyleRule: Rule {
  static let key: AnyHashable = "buttonStyle"

  override func update(_ node: Node) {
    var environment = node.environment
    if let style: any ButtonStyle = node.record.value("style") {
      environment.set(Self.key, style)
    } else {
      environment.boxes[Self.key] = nil
    }
    environment.keepBoxes(of: node.memory["environment"] as? EnvironmentValues)
    node.memory["environment"] = environment
    placeModifiedContent(of: node, environment: environment)
  }

  override func draw(_ node: Node, _ drawing: Drawing) { drawing.drawChildren(of: node) }
}

final class ButtonRule: ControlRule {
  override func update(_ node: Node) {
    guard let style = node.environment.box(ButtonStyleRule.key)?.value as? any ButtonStyle else {
      return super.update(node)
    }
    let record = node.record
    let words = record.label(Drawing.titleNames).map { Text(verbatim: $0) }
    let label: Any = words ?? record.content("label") ?? EmptyView()
    node.place(
      StyledButton(style: style, label: label, role: record.value("role")), at: "styled")
  }

  override func draw(_ node: Node, _ drawing: Drawing) {
    let record = node.record
    let styled = node.child(at: "styled")
    var item = Item(role: .button, label: "", tap: { record.action("action")?() })
    if let styled {
      let part = Drawing()
      part.draw(styled)
      item.label = drawing.label(of: styled)
      item.attributes = part.items.first?.attributes ?? []
    } else {
      item.label = label(of: node, drawing)
    }
    let role = record.value("role", as: ButtonRole.self)
    if item.label.isEmpty { item.label = role?.name ?? "button" }
    if role == .cancel { drawing.hasCancel = true }
    drawing.add(item, for: node)
  }
}

extension Node {
  /// Asks a style for the body of a button.
  func body(of button: StyledButton, _ state: CompositeState) -> Any {
    func make<S: ButtonStyle>(_ style: S) -> Any {
      body(of: style, state) { style in
        let label = ButtonStyleConfiguration.Label(record: ["label": .value(button.label)])
        return style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: button.role, label: label, isPressed: false))
      }
    }
    return make(button.style)
  }
}
