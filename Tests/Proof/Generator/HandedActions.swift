/// Views that hand their action on as a `DismissAction`: to functions, parts and models of the app.
enum HandedActions {
  static func add(to screen: ScreenBuilder, _ label: String, _ action: String) {
    let kinds: [(weight: Int, option: (ScreenBuilder, String, String) -> Void)] = [
      (14, method), (8, chain), (8, optionalParameter), (12, sharedFunction), (14, part),
      (8, optionalPart), (12, model), (6, value), (6, variable), (6, closure),
    ]
    screen.choices.pick(weighted: kinds)(screen, label, action)
  }

  /// The statement that calls a received action.
  private static func call(_ choices: Choices) -> String {
    choices.pick(weighted: [
      (60, "action()"), (20, "action.callAsFunction()"), (20, "Task { action() }"),
    ])
  }

  // MARK: Functions

  private static func method(_ screen: ScreenBuilder, _ label: String, _ action: String) {
    let name = screen.member("leave")
    let access = screen.choices.pick(["private ", ""])
    screen.members.append(
      "\(access)func \(name)(_ words: String, with action: DismissAction) {\n  record(words)\n  "
        + "\(call(screen.choices))\n}")
    let value = screen.choices.pick([action, "self.\(action)"])
    screen.elements.append(
      "Button(\"\(label)\") { \(name)(\"\(label)\", with: \(value)) }")
  }

  /// A function that hands the action on to another one.
  private static func chain(_ screen: ScreenBuilder, _ label: String, _ action: String) {
    let outer = screen.member("store")
    let inner = screen.member("end")
    let next =
      screen.choices.chance(40) ? "\(useSharedFunction(screen.app))(action)" : "\(inner)(action)"
    screen.members.append(
      "private func \(outer)(then action: DismissAction) {\n  record(\"\(label)\")\n  \(next)\n}")
    if !next.hasPrefix("finish") {
      screen.members.append(
        "private func \(inner)(_ action: DismissAction) {\n  \(call(screen.choices))\n}")
    }
    screen.elements.append("Button(\"\(label)\") { \(outer)(then: \(action)) }")
  }

  private static func optionalParameter(
    _ screen: ScreenBuilder, _ label: String, _ action: String
  ) {
    let name = screen.member("leaveIfAsked")
    let body = screen.choices.pick([
      "action?()", "if let action { action() }", "guard let action else { return }\n  action()",
    ])
    screen.members.append("private func \(name)(_ action: DismissAction?) {\n  \(body)\n}")
    let flag = screen.state("leaves", " = true")
    screen.elements.append("Toggle(\"Leave \(label)\", isOn: $\(flag))")
    let value = screen.choices.pick(["\(flag) ? \(action) : nil", action])
    screen.elements.append("Button(\"\(label)\") { \(name)(\(value)) }")
    if screen.choices.chance(30) {
      screen.elements.append("Button(\"Not \(label)\") { \(name)(nil) }")
    }
  }

  /// One function gets the actions of several views.
  private static func sharedFunction(_ screen: ScreenBuilder, _ label: String, _ action: String) {
    let name = useSharedFunction(screen.app)
    screen.elements.append("Button(\"\(label)\") { \(name)(\(action)) }")
  }

  private static func useSharedFunction(_ app: AppBuilder) -> String {
    let body = "{\n  record(\"finishes\")\n  action()\n}"
    switch app.choices.below(3) {
    case 1:
      app.share("finishAsAsked", "func finishAsAsked(_ action: DismissAction?) \(optionalBody)")
      return "finishAsAsked"
    case 2:
      let member = ["static func run(_ action: DismissAction) \(body)"].indented()
      app.share("FinishingSteps", "enum FinishingSteps {\n\(member.joined(separator: "\n"))\n}")
      return "FinishingSteps.run"
    default:
      app.share("finishUp", "func finishUp(_ action: DismissAction) \(body)")
      return "finishUp"
    }
  }

  private static let optionalBody = "{\n  record(\"finishes\")\n  action?()\n}"

  // MARK: Values

  private static func variable(_ screen: ScreenBuilder, _ label: String, _ action: String) {
    let type = screen.choices.pick(["", ": DismissAction"])
    screen.elements.append(
      "Button(\"\(label)\") {\n  let action\(type) = \(action)\n  record(\"\(label)\")\n  "
        + "action()\n}")
  }

  /// A closure that hands the action on.
  private static func closure(_ screen: ScreenBuilder, _ label: String, _ action: String) {
    let row = screen.app.useActionRow()
    let name = useSharedFunction(screen.app)
    screen.elements.append("\(row)(title: \"\(label)\") { \(name)(\(action)) }")
  }

  /// A structure that is made for one call.
  private static func value(_ screen: ScreenBuilder, _ label: String, _ action: String) {
    screen.app.share(
      "Ending",
      "struct Ending {\n  let close: DismissAction\n\n  func run() {\n    record(\"ends\")\n    "
        + "close()\n  }\n}")
    screen.elements.append("Button(\"\(label)\") { Ending(close: \(action)).run() }")
  }

  // MARK: Parts

  private static func part(_ screen: ScreenBuilder, _ label: String, _ action: String) {
    let call: String
    if screen.choices.chance(40) {
      screen.app.share("DoneRow", ActionParts.withInitializer)
      call = "DoneRow(\"\(label)\", action: \(action))"
    } else {
      screen.app.share("DoneButton", ActionParts.memberwise)
      call = "DoneButton(title: \"\(label)\", dismiss: \(action))"
    }
    place(call, screen)
  }

  private static func optionalPart(_ screen: ScreenBuilder, _ label: String, _ action: String) {
    screen.app.share("DoneBar", ActionParts.optional)
    place("DoneBar(title: \"\(label)\", close: \(action))", screen)
    if screen.choices.chance(30) {
      screen.elements.append("DoneBar(title: \"Without \(label)\")")
    }
  }

  private static func place(_ call: String, _ screen: ScreenBuilder) {
    switch screen.choices.below(3) {
    case 1: screen.elements.append("\(screen.app.useCard()) {\n  \(call)\n}")
    case 2:
      let name = screen.member("ending")
      screen.members.append("private var \(name): some View {\n  HStack { \(call) }\n}")
      screen.elements.append(name)
    default: screen.elements.append(call)
    }
  }

  // MARK: Models

  /// A model of the view that keeps the action. Only the view itself calls it: elsewhere it could
  /// be gone, which a caveat announces.
  private static func model(_ screen: ScreenBuilder, _ label: String, _ action: String) {
    let model = screen.choices.pick([ActionModel.plain, .published, .observable])
    screen.app.share(model.name, model.declaration)
    let name = screen.member("keeper")
    screen.states.append("\(model.attribute) private var \(name) = \(model.name)()")
    screen.modifiers.append(
      "onAppear { "
        + screen.choices.pick(["\(name).close = \(action)", "\(name).keep(\(action))"]) + " }")
    screen.elements.append(
      screen.choices.pick([
        "Button(\"\(label)\") { \(name).leave() }", "Button(\"\(label)\", action: \(name).leave)",
      ]))
  }
}
