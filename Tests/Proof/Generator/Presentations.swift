/// A view that presents others: what triggers it, and how.
enum Presentations {
  static func add(to screen: ScreenBuilder, depth: Int) {
    let choices = screen.choices
    // A view without a state at one place stays as it is where only safe changes are made.
    let stateless = screen.app.isReviewed ? 5 : 0
    let newer = screen.app.isOld ? 0 : 1
    let kind = choices.pick(weighted: [
      (34, "flag"), (22, "item"), (10, "router"), (8 * newer, "destination"),
      (6 * newer, "destinationItem"), (5 * newer, "values"), (7 * newer, "path"),
      (4 + stateless * 3, "link"), (4, "activeLink"),
      (2 + stateless * 2, "rows"), (1 + stateless, "repeated"), (1 + stateless, "outside"),
      (1 + stateless, "library"), (stateless, "named"),
    ])
    choices.span {
      switch kind {
      case "flag": ModalPresentations.flag(in: screen, depth)
      case "item": ModalPresentations.item(in: screen, depth)
      case "router": ModalPresentations.router(in: screen, depth)
      case "destination": Pushes.flag(in: screen, depth)
      case "destinationItem": Pushes.item(in: screen, depth)
      case "values": Pushes.values(in: screen, depth)
      case "path": Pushes.path(in: screen, depth)
      case "link": Pushes.link(in: screen, depth)
      case "rows": StatelessLinks.rows(in: screen, depth)
      case "repeated": StatelessLinks.repeated(in: screen, depth)
      case "outside": StatelessLinks.outside(in: screen, depth)
      case "library": LibrarySites.add(to: screen, depth)
      case "named": StatelessLinks.named(in: screen, depth)
      default: Pushes.activeLink(in: screen, depth)
      }
    }
  }

  /// A view of the app, or a new one.
  static func child(
    of screen: ScreenBuilder, _ depth: Int, _ isMeant: (ScreenDeclaration) -> Bool = { _ in true }
  ) -> ScreenDeclaration {
    let known = screen.app.screens.filter(isMeant)
    if !known.isEmpty, screen.choices.chance(35) { return screen.choices.pick(known) }
    return screen.choices.span {
      let made = ScreenGenerator.make(screen.app, depth: depth)
      return isMeant(made) ? made : plain(screen.app)
    }
  }

  /// A view that can be shown everywhere.
  private static func plain(_ app: AppBuilder) -> ScreenDeclaration {
    let screen = ScreenBuilder(app, name: ScreenGenerator.name(app))
    Dismissing.declare(in: screen, 100)
    DismissalUses.add(to: screen)
    screen.finish()
    app.screens.append(screen.declaration)
    return screen.declaration
  }

  /// Adds a modifier to the body, or to the control that triggers it.
  static func attach(_ modifier: String, control: String, to screen: ScreenBuilder) {
    if screen.choices.chance(20) {
      screen.elements.append(control + "\n  .\(modifier.replacing("\n", with: "\n  "))")
    } else {
      screen.elements.append(control)
      screen.modifiers.append(modifier)
    }
  }
}

/// Sheets, covers and popovers.
enum ModalPresentations {
  static func flag(in screen: ScreenBuilder, _ depth: Int) {
    let child = Presentations.child(of: screen, depth)
    let kind = kind(screen)
    let state = PresentationState.flag(in: screen)
    let control = trigger(screen, child, state.set)
    let place = CreationPlace(screen: screen, flag: state.binding)
    if state.binding.hasPrefix("$"), screen.choices.chance(14) {
      OwnModifiers.flag(kind, child, state.binding, control, screen)
      return
    }
    let content = ContentForms.write(child, place)
    let modifier =
      "\(kind)(isPresented: \(state.binding)\(onDismiss(screen, kind))) {\n"
      + content.indented().joined(separator: "\n") + "\n}"
    Presentations.attach(modifier, control: control, to: screen)
  }

  static func item(in screen: ScreenBuilder, _ depth: Int) {
    let child = Presentations.child(of: screen, depth)
    let kind = kind(screen)
    let state = PresentationState.item(in: screen)
    let control = trigger(screen, child, state.set)
    let name = screen.choices.pick(weighted: [(50, "note"), (30, state.name), (20, "_")])
    let place = CreationPlace(screen: screen, item: name == "_" ? nil : name)
    let content = ContentForms.write(child, place, allowsMembers: false)
    let usesName = name == "_" || content.joined().contains("\(name)")
    let parameter = usesName ? name : "_"
    let modifier =
      "\(kind)(item: \(state.binding)\(onDismiss(screen, kind))) { \(parameter) in\n"
      + content.indented().joined(separator: "\n") + "\n}"
    Presentations.attach(modifier, control: control, to: screen)
  }

  /// An enumeration of what can be presented.
  static func router(in screen: ScreenBuilder, _ depth: Int) {
    let number = screen.app.number()
    let type = "Route\(number)"
    screen.app.declare(type)
    let state = screen.state(screen.choices.pick(["route", "sheet", "destination"]), ": \(type)?")
    let children = (0...(screen.choices.below(2))).map { _ in Presentations.child(of: screen, depth)
    }
    let names = ["first", "second"].prefix(children.count)
    let isInEnumeration = screen.choices.chance(40)
    var place = CreationPlace(screen: isInEnumeration ? nil : screen)
    place.item = nil
    let creations = children.map { child in
      let call = Creation.call(child, in: place, choices: screen.choices)
      return child.needsStack && !child.ownsStack ? "\(screen.app.stack) { \(call) }" : call
    }
    let hasNote = creations.contains { $0.contains("Note(") }
    if hasNote { _ = screen.app.useItem() }
    let cases = zip(names, creations).map { "case .\($0): \($1)" }
    var text =
      "enum \(type): String, Identifiable {\n  case \(names.joined(separator: ", "))\n"
      + "  var id: String { rawValue }\n"
    if isInEnumeration {
      text +=
        "\n  @ViewBuilder var view: some View {\n    switch self {\n"
        + cases.indented(2).joined(separator: "\n") + "\n    }\n  }\n"
    }
    screen.app.add(text + "}")
    for (name, child) in zip(names, children) {
      screen.elements.append(trigger(screen, child, "\(state) = .\(name)"))
    }
    let parameter = screen.choices.pick(["route", state])
    let content =
      isInEnumeration
      ? ["\(parameter).view"] : ["switch \(parameter) {"] + cases + ["}"]
    screen.modifiers.append(
      "\(kind(screen))(item: $\(state)) { \(parameter) in\n"
        + content.indented().joined(separator: "\n") + "\n}")
  }

  static func kind(_ screen: ScreenBuilder) -> String {
    screen.choices.pick(weighted: [(60, "sheet"), (25, "fullScreenCover"), (15, "popover")])
  }

  static func trigger(_ screen: ScreenBuilder, _ child: ScreenDeclaration, _ set: String) -> String
  {
    "Button(\"Show \(child.name.lowercased()) \(screen.app.number())\") { \(set) }"
  }

  private static func onDismiss(_ screen: ScreenBuilder, _ kind: String) -> String {
    guard kind != "popover", screen.choices.chance(14) else { return "" }
    return ", onDismiss: { record(\"closed \(screen.app.number())\") }"
  }
}

/// The state that says what is presented.
struct PresentationState {
  let name: String
  let binding: String
  /// The statement that presents.
  let set: String

  static func flag(in screen: ScreenBuilder) -> PresentationState {
    let choices = screen.choices
    let wanted = choices.pick([
      "isShown", "isPresented", "showsMore", "isEditing", "isPresentingSheet",
    ])
    switch choices.pick(weighted: [
      (66, "state"), (10, "object"), (8, "observable"), (6, "struct"), (5, "derived"),
      (5, "inline"),
    ]) {
    case "object": return object(in: screen, "isOpen", "Bool = false", "true")
    case "observable": return observable(in: screen, "isOpen", "Bool = false", "true")
    case "struct":
      let type = "Panel\(screen.app.number())"
      screen.app.declare(type)
      screen.app.add("struct \(type) {\n  var isOpen = false\n  var title = \"panel\"\n}")
      let name = screen.state("panel", " = \(type)()")
      return PresentationState(name: name, binding: "$\(name).isOpen", set: "\(name).isOpen = true")
    case "derived":
      let state = screen.state("selection", ": Int?")
      let name = screen.member("shownBinding")
      screen.members.append(
        "private var \(name): Binding<Bool> {\n  "
          + "Binding(get: { \(state) == 1 }, set: { if !$0 { \(state) = nil } })\n}"
      )
      return PresentationState(name: name, binding: name, set: "\(state) = 1")
    case "inline":
      let state = screen.state("selection", ": Int?")
      return PresentationState(
        name: state,
        binding: "Binding(get: { \(state) != nil }, set: { isOn in if !isOn { \(state) = nil } })",
        set: "\(state) = 2")
    default:
      let name = screen.state(wanted, " = false")
      return PresentationState(
        name: name, binding: "$\(name)", set: choices.pick(["\(name) = true", "\(name).toggle()"]))
    }
  }

  static func item(in screen: ScreenBuilder) -> PresentationState {
    let type = screen.app.useItem()
    let value = "\(type)(id: \(screen.choices.below(3)))"
    switch screen.choices.pick(weighted: [(80, "state"), (10, "object"), (10, "observable")]) {
    case "object": return object(in: screen, "chosen", "\(type)?", value)
    case "observable": return observable(in: screen, "chosen", "\(type)?", value)
    default:
      let name = screen.state(
        screen.choices.pick(["selectedNote", "item", "editedNote", "note"]), ": \(type)?")
      return PresentationState(name: name, binding: "$\(name)", set: "\(name) = \(value)")
    }
  }

  private static func object(
    in screen: ScreenBuilder, _ property: String, _ type: String, _ value: String
  ) -> PresentationState {
    let model = "Model\(screen.app.number())"
    screen.app.declare(model)
    screen.app.add(
      "final class \(model): ObservableObject {\n  @Published var \(property): \(type)\n}")
    let name = screen.member("model")
    screen.states.append("@StateObject private var \(name) = \(model)()")
    return PresentationState(
      name: property, binding: "$\(name).\(property)", set: "\(name).\(property) = \(value)")
  }

  private static func observable(
    in screen: ScreenBuilder, _ property: String, _ type: String, _ value: String
  ) -> PresentationState {
    let model = "Store\(screen.app.number())"
    screen.app.declare(model)
    screen.app.add("@Observable\nfinal class \(model) {\n  var \(property): \(type)\n}")
    let name = screen.state("store", " = \(model)()")
    return PresentationState(
      name: property, binding: "$\(name).\(property)", set: "\(name).\(property) = \(value)")
  }
}
