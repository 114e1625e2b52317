/// How the content of a presentation creates the view.
enum ContentForms {
  /// The lines of the content.
  ///
  /// - Parameter allowsMembers: whether members of the presenting view can create the view: not
  /// where it is given an item.
  static func write(
    _ view: ScreenDeclaration, _ place: CreationPlace, allowsMembers: Bool = true,
    isPushed: Bool = false
  ) -> [String] {
    guard let screen = place.screen else { return [Creation.call(view, in: place)] }
    let choices = screen.choices
    if view.parameters.contains(where: { if case .note = $0 { place.item == nil } else { false } })
    {
      _ = screen.app.useItem()
    }
    var lines: [String]
    switch choices.pick(weighted: [
      (38, "direct"), (8, "init"), (8, "card"), (7, "function"), (7, "property"), (4, "condition"),
      (6, "factory"), (4, "erased"), (5, "group"), (6, "container"), (5, "modified"),
      (4, "closure"), (9, "wrapped"),
    ]) {
    case "init": lines = [Creation.call(view, in: place, start: "\(view.name).init")]
    case "card":
      lines = ["\(screen.app.useCard()) {", "  " + Creation.call(view, in: place), "}"]
    case "function" where allowsMembers:
      let name = screen.member("makeView")
      member("private func \(name)() -> some View", view, place, screen)
      lines = ["\(name)()"]
    case "property" where allowsMembers:
      let name = screen.member("presentedView")
      member("private var \(name): some View", view, place, screen)
      lines = [choices.pick([name, "self.\(name)"])]
    case "condition":
      let flag = screen.state("isReady", " = true")
      lines = [
        "if \(flag) {", "  " + Creation.call(view, in: place), "} else {", "  Text(\"Not ready\")",
        "}",
      ]
    case "factory": lines = [factory(view, screen)]
    case "erased": lines = ["AnyView(\(Creation.call(view, in: place)))"]
    case "group":
      lines = ["VStack {", "  Text(\"above\")", "  " + Creation.call(view, in: place), "}"]
    case "container": lines = [container(view, screen)]
    case "modified":
      let modifier = choices.pick([
        "padding()", "navigationTitle(\"Title\")", "presentationDetents([.medium])",
        "frame(width: 300)",
        "interactiveDismissDisabled()", "environment(\\.lineLimit, 2)",
      ])
      lines = [Creation.call(view, in: place), "  .\(modifier)"]
    case "closure" where allowsMembers:
      let name = screen.member("builder")
      screen.members.append(
        "private func \(name)<Inner: View>(\n  @ViewBuilder _ content: () -> Inner\n"
          + ") -> some View {\n  content()\n}"
      )
      lines = ["\(name) {", "  " + Creation.call(view, in: place), "}"]
    case "wrapped":
      let needsStack = !isPushed && view.needsStack && !view.ownsStack
      let call = Creation.call(view, in: place)
      lines = [SelfWrappers.wrap(view, call, needsStack: needsStack, screen)]
      if needsStack { return lines }
    default: lines = [Creation.call(view, in: place)]
    }
    if !isPushed, !view.ownsStack, view.needsStack || choices.chance(12) {
      lines = ["\(screen.app.stack) {"] + lines.indented() + ["}"]
    }
    return lines
  }

  private static func member(
    _ head: String, _ view: ScreenDeclaration, _ place: CreationPlace, _ screen: ScreenBuilder
  ) {
    screen.members.append("\(head) {\n  \(Creation.call(view, in: place))\n}")
  }

  /// A static function that creates the view, the same for all presenters.
  private static func factory(_ view: ScreenDeclaration, _ screen: ScreenBuilder) -> String {
    let call = Creation.call(view, in: CreationPlace(screen: nil), choices: screen.choices)
    useNote(in: call, screen)
    let number = screen.app.number()
    if screen.choices.chance(50), !view.isGeneric {
      let own = call.replacing(
        view.name, with: screen.choices.pick([view.name, "Self"]), maxReplacements: 1)
      screen.app.add(
        "extension \(view.name) {\n  static func make\(number)() -> some View {\n    \(own)\n  }\n}"
      )
      return "\(view.name).make\(number)()"
    }
    let type = "Factory\(number)"
    screen.app.declare(type)
    screen.app.add("enum \(type) {\n  static func make() -> some View {\n    \(call)\n  }\n}")
    return "\(type).make()"
  }

  /// A view between the presentation and the view.
  private static func container(_ view: ScreenDeclaration, _ screen: ScreenBuilder) -> String {
    let call = Creation.call(view, in: CreationPlace(screen: nil), choices: screen.choices)
    useNote(in: call, screen)
    let type = "Page\(screen.app.number())Container"
    screen.app.declare(type)
    screen.app.add(
      "struct \(type): View {\n  var body: some View {\n    VStack {\n      "
        + "Text(\"container\")\n      \(call)\n    }\n  }\n}"
    )
    return "\(type)()"
  }

  private static func useNote(in call: String, _ screen: ScreenBuilder) {
    if call.contains("Note(") { _ = screen.app.useItem() }
  }
}

/// Modifiers and views of the app that present.
enum OwnModifiers {
  static func flag(
    _ kind: String, _ view: ScreenDeclaration, _ binding: String, _ control: String,
    _ screen: ScreenBuilder
  ) {
    let number = screen.app.number()
    let call = Creation.call(
      view, in: CreationPlace(screen: nil), choices: screen.choices)
    if call.contains("Note(") { _ = screen.app.useItem() }
    let content = view.needsStack && !view.ownsStack ? "\(screen.app.stack) { \(call) }" : call
    switch screen.choices.below(3) {
    case 0:
      screen.app.declare("shows\(number)")
      screen.app.add(
        "extension View {\n  func shows\(number)(_ isShown: Binding<Bool>) -> some View {\n "
          + "   \(kind)(isPresented: isShown) { \(content) }\n  }\n}"
      )
      Presentations.attach("shows\(number)(\(binding))", control: control, to: screen)
    case 1:
      let type = "Presenter\(number)"
      screen.app.declare(type)
      screen.app.add(
        "struct \(type): ViewModifier {\n  @Binding var isShown: Bool\n\n  "
          + "func body(content: Content) -> some View {\n    "
          + "content.\(kind)(isPresented: $isShown) { \(content) }\n  }\n}"
      )
      Presentations.attach("modifier(\(type)(isShown: \(binding)))", control: control, to: screen)
    default:
      let inner = Creation.call(view, in: CreationPlace(screen: screen, flag: binding))
      let wrapped = view.needsStack && !view.ownsStack ? "\(screen.app.stack) { \(inner) }" : inner
      screen.app.declare("overSheet")
      screen.app.share(
        "overSheet",
        "extension View {\n  func overSheet<Content: View>(\n    "
          + "isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content\n  "
          + ") -> some View {\n    sheet(isPresented: isPresented, content: content)\n  }\n}"
      )
      Presentations.attach(
        "overSheet(isPresented: \(binding)) {\n  \(wrapped)\n}", control: control, to: screen)
    }
  }
}
