/// Views with conditional modifiers.
enum Conditionals {
  static func add(to screen: ScreenBuilder) {
    let choices = screen.choices
    let condition = condition(in: screen)
    let (view, counter) = view(in: screen)
    screen.takesTaps = counter == nil
    var flags = [condition.line]
    var chain = [link(condition.text, screen)]
    choices.several(upTo: 2, 25) { _ in
      if choices.chance(50) {
        chain.append(link(condition.text, screen))
      } else {
        let other = Conditionals.condition(in: screen)
        flags.append(other.line)
        chain.append(link(other.text, screen))
      }
    }
    choices.maybe(12) {
      chain.append(".\(ModifierSamples.one(screen.app, takesTaps: screen.takesTaps))")
    }
    choices.maybe(8) { chain.append(".onAppear { record(\"seen \(screen.app.number())\") }") }
    var text = view + "\n" + chain.indented().joined(separator: "\n")
    choices.maybe(25) { text = wrapped(text, screen, &flags) }
    if let nested = screen.nestedLine { flags.append(nested) }
    screen.nestedLine = nil
    for counter in screen.app.newCounters + (counter.map { [$0] } ?? []) {
      screen.app.conditions[counter] = Set(flags)
    }
    screen.app.newCounters = []
    place(text, isMenu: counter == nil && view.hasPrefix("Button"), screen)
  }

  // MARK: Conditions

  private static func condition(in screen: ScreenBuilder) -> (text: String, line: String) {
    let number = screen.app.number()
    if !screen.conditions.isEmpty, screen.choices.chance(25) {
      return screen.choices.pick(screen.conditions)
    }
    let line = "Condition \(number)"
    var text: String
    if screen.choices.chance(22) {
      let name = screen.state("steps", " = 0")
      screen.elements.append("Button(\"Step \(number)\") { \(name) = (\(name) + 1) % 3 }")
      text = "\(name) == 1"
    } else {
      let name = screen.state(
        screen.choices.pick(["isBig", "isSelected", "isOn", "flag"]), " = false")
      screen.elements.append("Toggle(\"Flip \(number)\", isOn: $\(name))")
      text = screen.choices.pick(weighted: [(70, name), (30, "!\(name)")])
    }
    screen.elements.append("Text(\(text) ? \"\(line) is on\" : \"\(line) is off\")")
    screen.conditions.append((text, line))
    return (text, line)
  }

  // MARK: Views

  private static func view(in screen: ScreenBuilder) -> (text: String, counter: String?) {
    let number = screen.app.number()
    let kind = screen.choices.pick(weighted: [
      (18, "Text"), (26, "Counter"), (12, "Button"), (6, "Image"), (6, "Label"), (8, "HStack"),
      (5, "Toggle"), (5, "TextField"), (4, "Menu"), (5, "Group"), (5, "ScrollView"),
    ])
    if ["Counter", "HStack", "Group", "ScrollView"].contains(kind) { Counters.share(screen.app) }
    let counter = "Counter(name: \"c\(number)\")"
    switch kind {
    case "Counter": return (counter, "c\(number)")
    case "Button": return ("Button(\"Press \(number)\") { record(\"pressed \(number)\") }", nil)
    case "Image": return ("Image(systemName: \"star\")", nil)
    case "Label": return ("Label(\"Label \(number)\", systemImage: \"star\")", nil)
    case "HStack": return ("HStack {\n  Text(\"left \(number)\")\n  \(counter)\n}", "c\(number)")
    case "Group": return ("Group {\n  \(counter)\n}", "c\(number)")
    case "ScrollView": return ("ScrollView {\n  \(counter)\n}", "c\(number)")
    case "Toggle":
      let name = screen.state("isChecked", " = false")
      return ("Toggle(\"Check \(number)\", isOn: $\(name))", nil)
    case "TextField":
      let name = screen.state("words", " = \"\"")
      return ("TextField(\"Field \(number)\", text: $\(name))", nil)
    case "Menu": return ("Menu(\"Menu \(number)\") {\n  Button(\"Entry \(number)\") {}\n}", nil)
    default: return ("Text(\"word \(number)\")", nil)
    }
  }

  /// A container with a condition of its own around the view.
  private static func wrapped(_ text: String, _ screen: ScreenBuilder, _ flags: inout [String])
    -> String
  {
    let kind = screen.choices.pick(["VStack", "Group", "Card", "Section"])
    let name = kind == "Card" ? screen.app.useCard() : kind
    let inner = "\(name) {\n" + [text].indented().joined(separator: "\n") + "\n}"
    guard kind != "Section", screen.choices.chance(50) else { return inner }
    let outer = condition(in: screen)
    flags.append(outer.line)
    return inner + "\n  " + link(outer.text, screen)
  }

  private static func place(_ text: String, isMenu: Bool, _ screen: ScreenBuilder) {
    let number = screen.app.number()
    switch screen.choices.pick(weighted: [(60, 0), (10, 1), (8, 2), (8, 3), (7, 4), (7, 5)]) {
    case 1:
      let name = screen.member("decorated")
      screen.members.append(
        "private var \(name): some View {\n" + [text].indented().joined(separator: "\n") + "\n}")
      screen.elements.append(name)
    case 2:
      let name = screen.member("decorate")
      screen.members.append(
        "func \(name)() -> some View {\n" + [text].indented().joined(separator: "\n") + "\n}")
      screen.elements.append("\(name)()")
    case 3 where isMenu:
      screen.elements.append(
        "Menu(\"Actions \(number)\") {\n" + [text].indented().joined(separator: "\n") + "\n}")
    case 4 where screen.toolbar.isEmpty:
      screen.modifiers.append("toolbar {\n" + [text].indented().joined(separator: "\n") + "\n}")
    case 5: screen.elements.append("List {\n" + [text].indented().joined(separator: "\n") + "\n}")
    default: screen.elements.append(text)
    }
  }

  // MARK: Calls

  /// A call of a helper, with a chain in its closure.
  private static func link(_ condition: String, _ screen: ScreenBuilder, depth: Int = 0) -> String {
    let choices = screen.choices
    let helper = ConditionalHelpers.choose(screen.app)
    if helper == "isHidden" { return ".isHidden(\(condition))" }
    let parameter = choices.pick(weighted: [(70, "$0"), (30, "view")])
    let head = parameter == "$0" ? "" : " view in"
    var calls = [ModifierSamples.one(screen.app, takesTaps: screen.takesTaps)]
    choices.several(upTo: 2, 25) { _ in
      calls.append(ModifierSamples.one(screen.app, takesTaps: screen.takesTaps))
    }
    if helper == "ifElse" {
      let other =
        alternative(to: calls[0]) ?? ModifierSamples.one(screen.app, takesTaps: screen.takesTaps)
      return
        ".ifElse(\(condition)) {\(head) \(parameter).\(calls[0]) } "
        + "else: {\(head) \(parameter).\(other) }"
    }
    if depth == 0, parameter == "view", choices.chance(15), let inner = screen.conditions.last?.text
    {
      screen.nestedLine = screen.conditions.last?.line
      calls.append(String(link(inner, screen, depth: 1).dropFirst()))
    }
    let chain = calls.joined(separator: ".")
    switch helper {
    case "applyIf": return ".applyIf(\(condition), apply: {\(head) \(parameter).\(chain) })"
    default: return ".\(helper)(\(condition)) {\(head) \(parameter).\(chain) }"
    }
  }

  /// The same modifier with other arguments, for an `else`.
  private static func alternative(to call: String) -> String? {
    ["8": "2", "4": "12", "40": "80", "0.5": "0.7", ".red": ".blue", "Color.red": "Color.green"]
      .sorted { $0.key < $1.key }.first { call.contains("(\($0.key))") }
      .map { call.replacing("(\($0.key))", with: "(\($0.value))") }
  }
}

/// A view with a state that is lost when SwiftUI makes it again.
enum Counters {
  static func share(_ app: AppBuilder) {
    app.share(
      "Counter",
      """
      struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
          HStack {
            Button("Bump \\(name)") { count += 1 }
            Text("\\(name) = \\(count)")
          }
        }
      }
      """)
  }

  static func add(to screen: ScreenBuilder) {
    share(screen.app)
    screen.elements.append("Counter(name: \"c\(screen.app.number())\")")
  }
}

/// The helpers that an app has.
enum ConditionalHelpers {
  static func choose(_ app: AppBuilder) -> String {
    let name = app.choices.pick(weighted: [
      (50, "if"), (14, "when"), (10, "applyIf"), (12, "ifElse"), (14, "isHidden"),
    ])
    let head = name == "if" ? "`if`" : name
    switch name {
    case "ifElse":
      app.share(
        name,
        declaration(
          "ifElse<Yes: View, No: View>(\n    "
            + "_ condition: Bool, @ViewBuilder then: (Self) -> Yes,\n"
            + "    @ViewBuilder else other: (Self) -> No\n  )",
          "then(self)", "other(self)"))
    case "isHidden":
      app.share(
        name, declaration("isHidden(_ hides: Bool)", "hidden()", "self", condition: "hides"))
    case "applyIf":
      app.share(
        name,
        declaration(
          "applyIf<Content: View>(_ condition: Bool, apply: (Self) -> Content)", "apply(self)",
          "self"))
    default:
      app.share(
        name,
        declaration(
          "\(head)<Content: View>(_ condition: Bool, transform: (Self) -> Content)",
          "transform(self)", "self"))
    }
    return name
  }

  private static func declaration(
    _ head: String, _ yes: String, _ no: String, condition: String = "condition"
  ) -> String {
    "extension View {\n  @ViewBuilder func \(head) -> some View {\n    if \(condition) {\n  "
      + "    \(yes)\n    } else {\n      \(no)\n    }\n  }\n}"
  }
}
