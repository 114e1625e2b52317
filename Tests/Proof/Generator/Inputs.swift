/// What a screen is given by the view that creates it.
enum Inputs {
  static func add(to screen: ScreenBuilder) {
    let has = { (test: (ScreenDeclaration.Parameter) -> Bool) in
      screen.declaration.parameters.contains(where: test)
    }
    switch screen.choices.pick(weighted: [
      (25, "title"), (12, "count"), (15, "note"), (20, "action"), (12, "binding"), (8, "content"),
      (8, "ownFlag"),
    ]) {
    case "title" where !has({ if case .title = $0 { true } else { false } }):
      declare("title", "\(word(screen)) title: String", .title(label: "title"), in: screen)
      screen.elements.append("Text(\"Title \\(title)\")")
    case "count" where !has({ if case .count = $0 { true } else { false } }):
      declare("count", "var count = 3", .count, in: screen)
      screen.elements.append("Text(\"count \\(count)\")")
    case "note" where !has({ if case .note = $0 { true } else { false } }):
      let type = screen.app.useItem()
      declare("note", "\(word(screen)) note: \(type)", .note, in: screen)
      screen.elements.append("Text(note.title)")
    case "action":
      let name = screen.member(
        screen.choices.pick(["onSave", "onDone", "completion", "onClose", "action"]))
      screen.properties.append("let \(name): () -> Void")
      screen.declaration.parameters.append(.action(name))
      let label = "Save \(screen.app.number())"
      let close = screen.choices.chance(50) ? screen.dismissCall.map { "; \($0)" } ?? "" : ""
      screen.elements.append("Button(\"\(label)\") { \(name)()\(close) }")
    case "binding":
      let name = screen.member(screen.choices.pick(["value", "total", "amount"]))
      screen.properties.append("@Binding var \(name): Int")
      screen.declaration.parameters.append(.binding(name))
      let number = screen.app.number()
      screen.elements.append("Button(\"Add \(number)\") { \(name) += 1 }")
      screen.elements.append("Text(\"sum \(number) is \\(\(name))\")")
    case "content" where !screen.declaration.isGeneric:
      screen.declaration.isGeneric = true
      screen.genericClause = "<Content: View>"
      _ = screen.member("content")
    case "ownFlag" where !has({ if case .ownFlag = $0 { true } else { false } }):
      let name = screen.choices.pick(["isShown", "isPresented", "isActive"])
      declare(name, "@Binding var \(name): Bool", .ownFlag(name), in: screen)
      screen.elements.append("Button(\"Hide \(screen.app.number())\") { \(name) = false }")
    default: break
    }
  }

  private static func word(_ screen: ScreenBuilder) -> String {
    screen.choices.pick(["let", "var"])
  }

  private static func declare(
    _ name: String, _ property: String, _ parameter: ScreenDeclaration.Parameter,
    in screen: ScreenBuilder
  ) {
    _ = screen.member(name)
    screen.properties.append(property)
    screen.declaration.parameters.append(parameter)
  }
}

/// The initializer of a screen: the one that the compiler makes, or one or two written out.
enum Initializers {
  static func write(for screen: ScreenBuilder) {
    let isExplicit = screen.choices.chance(screen.declaration.isGeneric ? 60 : 22)
    if screen.declaration.isGeneric {
      screen.properties.append(
        isExplicit ? "private let content: Content" : "@ViewBuilder let content: () -> Content")
      screen.declaration.parameters.append(.content)
      screen.elements.append(isExplicit ? "content" : "content()")
    }
    guard isExplicit else { return }
    var parameters: [String] = []
    var assignments: [String] = []
    for (index, parameter) in screen.declaration.parameters.enumerated() {
      let (text, assignment) = Self.text(of: parameter)
      if case .title = parameter, screen.choices.chance(40) {
        screen.declaration.parameters[index] = .title(label: nil)
        parameters.append("_ title: String")
      } else {
        parameters.append(text)
      }
      assignments.append(assignment)
    }
    screen.properties = screen.properties.map { property in
      property.hasPrefix("let ") && screen.choices.chance(40) ? "private \(property)" : property
    }
    screen.initializers.append(
      (["init(\(parameters.joined(separator: ", "))) {"] + assignments.indented() + ["}"])
        .joined(separator: "\n"))
    if screen.choices.chance(25), !screen.declaration.isGeneric { addDelegating(to: screen) }
  }

  private static func addDelegating(to screen: ScreenBuilder) {
    let parameters = screen.declaration.parameters
    let hasAction = parameters.contains { if case .action = $0 { true } else { false } }
    guard !parameters.isEmpty, !hasAction else { return }
    let call = Creation.call(screen.declaration, in: CreationPlace(screen: nil), start: "self.init")
    screen.initializers.append("init(sample: Int) {\n  \(call)\n}")
  }

  private static func text(of parameter: ScreenDeclaration.Parameter) -> (String, String) {
    switch parameter {
    case .title: ("title: String", "self.title = title")
    case .count: ("count: Int = 3", "self.count = count")
    case .note: ("note: Note", "self.note = note")
    case .action(let name): ("\(name): @escaping () -> Void", "self.\(name) = \(name)")
    case .binding(let name): ("\(name): Binding<Int>", "_\(name) = \(name)")
    case .ownFlag(let name): ("\(name): Binding<Bool>", "self._\(name) = \(name)")
    case .content: ("@ViewBuilder content: () -> Content", "self.content = content()")
    case .depth: ("level: Int = 0", "self.level = level")
    }
  }
}
