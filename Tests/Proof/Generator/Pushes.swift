/// Views that are pushed onto a stack.
enum Pushes {
  private static func child(of screen: ScreenBuilder, _ depth: Int) -> ScreenDeclaration {
    screen.declaration.needsStack = true
    let child = Presentations.child(of: screen, depth) {
      !$0.ownsStack && !(screen.hasTypedPath && $0.needsStack)
    }
    if child.needsStack { screen.pushesOtherValues = true }
    return child
  }

  static func flag(in screen: ScreenBuilder, _ depth: Int) {
    let child = child(of: screen, depth)
    let state = PresentationState.flag(in: screen)
    let content = ContentForms.write(
      child, CreationPlace(screen: screen, flag: state.binding), isPushed: true)
    screen.elements.append(ModalPresentations.trigger(screen, child, state.set))
    screen.modifiers.append(
      "navigationDestination(isPresented: \(state.binding)) {\n"
        + content.indented().joined(separator: "\n") + "\n}")
  }

  static func item(in screen: ScreenBuilder, _ depth: Int) {
    let child = child(of: screen, depth)
    let state = PresentationState.item(in: screen)
    let name = screen.choices.pick(["note", state.name])
    let content = ContentForms.write(
      child, CreationPlace(screen: screen, item: name), allowsMembers: false, isPushed: true)
    screen.elements.append(ModalPresentations.trigger(screen, child, state.set))
    let parameter = content.joined().contains(name) ? name : "_"
    screen.modifiers.append(
      "navigationDestination(item: \(state.binding)) { \(parameter) in\n"
        + content.indented().joined(separator: "\n") + "\n}")
  }

  /// Values without a path: SwiftUI keeps what is pushed.
  static func values(in screen: ScreenBuilder, _ depth: Int) {
    // A path of one type takes no values of another one.
    guard !screen.hasTypedPath else { return flag(in: screen, depth) }
    screen.pushesOtherValues = true
    let child = child(of: screen, depth)
    let (type, content) = valueDestination(of: child, in: screen)
    let number = screen.app.number()
    screen.elements.append(
      "NavigationLink(\"Push \(child.name.lowercased()) \(number)\", "
        + "value: \(type)(id: \(screen.choices.below(3))))"
    )
    screen.modifiers.append(content)
  }

  static func path(in screen: ScreenBuilder, _ depth: Int) {
    // The path holds values of one type, so what is pushed pushes none of its own; and a screen has
    // one path.
    guard !screen.declaration.ownsStack, !screen.hasPath else { return values(in: screen, depth) }
    screen.hasPath = true
    let child = Presentations.child(of: screen, depth) { !$0.ownsStack && !$0.needsStack }
    let (type, content) = valueDestination(of: child, in: screen)
    let isErased = screen.pushesOtherValues || screen.choices.chance(25)
    screen.hasTypedPath = !isErased
    let path = screen.state(
      screen.choices.pick(["path", "pages"]), isErased ? " = NavigationPath()" : ": [\(type)] = []")
    screen.pathOpening = "NavigationStack(path: $\(path)) {"
    let number = screen.app.number()
    let value = "\(type)(id: \(screen.choices.below(3)))"
    let label = "Push \(child.name.lowercased()) \(number)"
    screen.elements.append(
      screen.choices.pick([
        "NavigationLink(\"\(label)\", value: \(value))",
        "Button(\"\(label)\") { \(path).append(\(value)) }",
        "Button(\"\(label)\") {\n  \(path).append(\(value))\n  \(path).append(\(type)(id: 8))\n}",
      ]))
    screen.elements.append("Text(\"depth \(number) is \\(\(path).count)\")")
    screen.modifiers.append(content)
    screen.declaration.ownsStack = true
  }

  private static func valueDestination(
    of child: ScreenDeclaration, in screen: ScreenBuilder
  ) -> (type: String, modifier: String) {
    let type = "Page\(screen.app.number())"
    screen.app.declare(type)
    screen.app.add(
      "struct \(type): Hashable, Identifiable {\n  let id: Int\n  "
        + "var title: String { \"page \\(id)\" }\n}"
    )
    let takesNote = child.parameters.contains { if case .note = $0 { true } else { false } }
    let place = CreationPlace(screen: screen, item: takesNote ? nil : "page")
    if takesNote { _ = screen.app.useItem() }
    let content = ContentForms.write(child, place, allowsMembers: false, isPushed: true)
    let parameter = content.joined().contains("page.") ? "page" : "_"
    return (
      type,
      "navigationDestination(for: \(type).self) { \(parameter) in\n"
        + content.indented().joined(separator: "\n") + "\n}"
    )
  }

  /// A link that no state drives.
  static func link(in screen: ScreenBuilder, _ depth: Int) {
    let child = child(of: screen, depth)
    let call = Creation.call(child, in: CreationPlace(screen: screen))
    let label = "Go to \(child.name.lowercased()) \(screen.app.number())"
    screen.elements.append(
      screen.choices.pick([
        "NavigationLink(\"\(label)\") {\n  \(call)\n}",
        "NavigationLink(destination: \(call)) {\n  Text(\"\(label)\")\n}",
        "NavigationLink {\n  \(call)\n} label: {\n  Text(\"\(label)\")\n}",
      ]))
    oldStack(screen)
  }

  static func activeLink(in screen: ScreenBuilder, _ depth: Int) {
    let child = child(of: screen, depth)
    let name = screen.state(screen.choices.pick(["isActive", "showsDetails"]), " = false")
    let call = Creation.call(child, in: CreationPlace(screen: screen, flag: "$\(name)"))
    let label = "Open \(child.name.lowercased()) \(screen.app.number())"
    screen.elements.append(
      screen.choices.pick([
        "NavigationLink(\"\(label)\", destination: \(call), isActive: $\(name))",
        "NavigationLink(destination: \(call), isActive: $\(name)) {\n  Text(\"\(label)\")\n}",
        "NavigationLink(isActive: $\(name)) {\n  \(call)\n} label: {\n  Text(\"\(label)\")\n}",
      ]))
    oldStack(screen)
  }

  private static func oldStack(_ screen: ScreenBuilder) {
    if screen.choices.chance(30) { screen.prefersNavigationView = true }
  }
}
