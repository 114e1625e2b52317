/// The places where a view dismisses itself.
enum DismissalUses {
  static func add(to screen: ScreenBuilder) {
    guard let call = screen.dismissCall else { return }
    let label =
      screen.choices.pick(["Close", "Done", "Cancel", "Leave"]) + " \(screen.app.number())"
    let kinds: [(weight: Int, option: (ScreenBuilder, String, String) -> Void)] = [
      (14, button), (10, function), (8, toolbar), (6, property), (5, method), (5, alert),
      (3, dialog),
      (4, child), (4, task), (3, delayedTask), (3, tapGesture), (3, change), (3, otherFile),
      (4, value),
      (2, mainActorTask), (3, closureParameter), (3, menu), (3, condition), (3, localName),
      (3, deferred), (22, handed), (4, unused),
    ]
    let add = screen.choices.pick(weighted: kinds)
    add(screen, label, call)
  }

  private static func button(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let text = [
      "Button(\"\(label)\") { \(call) }",
      "Button(action: { \(call) }) { Text(\"\(label)\") }",
      "Button {\n  \(call)\n} label: {\n  Text(\"\(label)\")\n}",
      "Button(\"\(label)\", role: .cancel) {\n  record(\"\(label)\")\n  \(call)\n}",
    ]
    screen.elements.append(screen.choices.pick(text))
  }

  private static func function(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let name = screen.member(screen.choices.pick(["finish", "hide", "cancel"]))
    let record = screen.choices.chance(30) ? "record(\"\(label)\")\n  " : ""
    screen.members.append("private func \(name)() {\n  \(record)\(call)\n}")
    screen.elements.append(
      screen.choices.pick([
        "Button(\"\(label)\") { \(name)() }", "Button(\"\(label)\", action: \(name))",
      ]))
  }

  private static func toolbar(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let button = "Button(\"\(label)\") { \(call) }"
    screen.toolbar.append(
      screen.choices.pick([button, "ToolbarItem(placement: .cancellationAction) {\n  \(button)\n}"])
    )
    // A builder takes views, or items.
    let hasItems = screen.toolbar.contains { $0.hasPrefix("ToolbarItem") }
    if hasItems {
      screen.toolbar = screen.toolbar.map {
        $0.hasPrefix("ToolbarItem")
          ? $0 : "ToolbarItem {\n\([$0].indented().joined(separator: "\n"))\n}"
      }
    }
  }

  private static func property(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let name = screen.member("closeButton")
    screen.members.append("private var \(name): some View {\n  Button(\"\(label)\") { \(call) }\n}")
    screen.elements.append(name)
  }

  private static func method(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let name = screen.member("button")
    screen.members.append(
      "private func \(name)(_ title: String) -> some View {\n  Button(title) { \(call) }\n}")
    screen.elements.append("\(name)(\"\(label)\")")
  }

  private static func alert(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let state = screen.state("asks", " = false")
    screen.elements.append("Button(\"Ask \(label)\") { \(state) = true }")
    screen.modifiers.append(
      "alert(\"Sure \(label)?\", isPresented: $\(state)) {\n  "
        + "Button(\"\(label)\") { \(call) }\n  Button(\"Stay\", role: .cancel) {}\n}"
    )
  }

  private static func dialog(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let state = screen.state("confirms", " = false")
    screen.elements.append("Button(\"Confirm \(label)\") { \(state) = true }")
    screen.modifiers.append(
      "confirmationDialog(\"Really \(label)?\", isPresented: $\(state)) {\n  "
        + "Button(\"\(label)\") { \(call) }\n}"
    )
  }

  private static func child(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let row = screen.app.useActionRow()
    screen.elements.append(
      screen.choices.pick([
        "\(row)(title: \"\(label)\", action: { \(call) })",
        "\(row)(title: \"\(label)\") { \(call) }",
      ]))
  }

  private static func task(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    screen.elements.append("Button(\"\(label)\") { Task { \(call) } }")
  }

  /// A late dismissal may close what the state presents by then, which a caveat announces.
  private static func delayedTask(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    guard !screen.app.isReviewed else { return task(screen, label, call) }
    screen.elements.append(
      "Button(\"\(label)\") {\n  Task {\n    try? await Task.sleep(for: .seconds(1))\n    "
        + "\(call)\n  }\n}"
    )
  }

  private static func mainActorTask(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    screen.elements.append("Button(\"\(label)\") {\n  Task { await MainActor.run { \(call) } }\n}")
  }

  private static func tapGesture(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    screen.elements.append("Text(\"\(label)\").onTapGesture { \(call) }")
  }

  private static func change(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let state = screen.state("isDone", " = false")
    screen.elements.append("Toggle(\"\(label)\", isOn: $\(state))")
    screen.modifiers.append("onChange(of: \(state)) { _, isDone in\n  if isDone { \(call) }\n}")
  }

  /// A private property cannot be used from another file.
  private static func otherFile(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let isPrivate = screen.properties.contains {
      $0.contains("@Environment") && $0.contains("private")
    }
    let name = screen.member("closeLater")
    let text = "extension \(screen.name) {\n  func \(name)() { \(call) }\n}"
    if isPrivate { screen.extensions.append(text) } else { screen.app.add(text) }
    screen.elements.append("Button(\"\(label)\") { \(name)() }")
  }

  private static func value(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    guard let action = screen.dismissAction else { return button(screen, label, call) }
    screen.elements.append("Button(\"\(label)\", action: \(action).callAsFunction)")
  }

  private static func closureParameter(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let name = screen.member("perform")
    screen.members.append("private func \(name)(_ action: () -> Void) { action() }")
    screen.elements.append("Button(\"\(label)\") {\n  \(name) { \(call) }\n}")
  }

  private static func menu(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    screen.elements.append(
      "Menu(\"Menu \(label)\") {\n  Button(\"\(label)\") { \(call) }\n  Button(\"Nothing\") {}\n}")
  }

  private static func condition(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let state = screen.state("taps", " = 0")
    screen.elements.append(
      "Button(\"\(label)\") {\n  \(state) += 1\n  guard 1 < \(state) else { return }\n  \(call)\n}")
  }

  /// A local name that new code could capture.
  private static func localName(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let name = screen.choices.pick(["isPresented", "item", "dismissal"])
    screen.elements.append(
      "Button(\"\(label)\") {\n  let \(name) = \"\(label)\"\n  record(\(name))\n  \(call)\n}")
  }

  private static func deferred(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let name = screen.member("save")
    screen.members.append(
      "func \(name)() {\n  defer { \(call) }\n  record(\"\(label)\")\n}")
    screen.elements.append("Button(\"\(label)\") { \(name)() }")
  }

  private static func handed(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    guard let action = screen.dismissAction else { return button(screen, label, call) }
    HandedActions.add(to: screen, label, action)
  }

  /// A function that nothing calls.
  private static func unused(_ screen: ScreenBuilder, _ label: String, _ call: String) {
    let name = screen.member("neverCalled")
    screen.members.append("private func \(name)() {\n  record(\"\(label)\")\n  \(call)\n}")
  }
}
