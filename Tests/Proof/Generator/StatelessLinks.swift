/// Links without a state that could close the view: in rows, at several places, outside of the view.
enum StatelessLinks {
  /// A link in each row.
  static func rows(in screen: ScreenBuilder, _ depth: Int) {
    let child = child(of: screen, depth)
    let number = screen.app.number()
    let label = "to \(child.name.lowercased()) \(number)"
    let takesNote = child.parameters.contains { if case .note = $0 { true } else { false } }
    if takesNote || screen.choices.chance(50) {
      let type = screen.app.useItem()
      let call = Creation.call(child, in: CreationPlace(screen: screen, item: "note"))
      let link = link("\\(note.title) \(label)", call, screen)
      let notes = elements(["\(type)(id: 4)", "\(type)(id: 5)"], of: type, screen)
      screen.elements.append(row(notes, "note", link, screen))
    } else {
      let call = Creation.call(child, in: CreationPlace(screen: screen))
      let link = link("\\(index) \(label)", call, screen)
      let numbers = elements(["6", "7"], of: "Int", screen)
      screen.elements.append(row("\(numbers), id: \\.self", "index", link, screen))
    }
  }

  /// Only a property with a written type says what identifies its elements.
  private static func elements(
    _ values: [String], of type: String, _ screen: ScreenBuilder
  ) -> String {
    let list = "[\(values.joined(separator: ", "))]"
    guard screen.choices.chance(70) else { return list }
    let name = screen.member("entries")
    screen.properties.append("private let \(name): [\(type)] = \(list)")
    return name
  }

  private static func row(
    _ head: String, _ parameter: String, _ link: String, _ screen: ScreenBuilder
  ) -> String {
    let loop = screen.choices.pick(weighted: [(75, "ForEach"), (25, "List")])
    let content = [link].indented().joined(separator: "\n")
    return "\(loop)(\(head)) { \(parameter) in\n\(content)\n}"
  }

  /// A member with a link that is used twice.
  static func repeated(in screen: ScreenBuilder, _ depth: Int) {
    let child = child(of: screen, depth)
    let label = "to \(child.name.lowercased()) \(screen.app.number())"
    let call = Creation.call(child, in: CreationPlace(screen: screen))
    if screen.choices.chance(60) {
      let name = screen.member("row")
      member(
        "private func \(name)(_ title: String) -> some View",
        link("\\(title) \(label)", call, screen),
        screen)
      screen.elements += ["\(name)(\"First\")", "\(name)(\"Second\")"]
    } else {
      let name = screen.member("row")
      member("private var \(name): some View", link("Twice \(label)", call, screen), screen)
      screen.elements += [name, name]
    }
  }

  /// A link whose destination is a member.
  static func named(in screen: ScreenBuilder, _ depth: Int) {
    let child = child(of: screen, depth)
    let label = "Named \(child.name.lowercased()) \(screen.app.number())"
    let name = screen.member("linked")
    let call = Creation.call(child, in: CreationPlace(screen: screen))
    member("private var \(name): some View", call, screen)
    screen.elements.append("NavigationLink(\"\(label)\", destination: \(name))")
  }

  /// A view or a function with a link, outside of the screen.
  static func outside(in screen: ScreenBuilder, _ depth: Int) {
    let child = child(of: screen, depth)
    let number = screen.app.number()
    let call = Creation.call(child, in: CreationPlace(screen: nil), choices: screen.choices)
    if call.contains("Note(") { _ = screen.app.useItem() }
    let content = link("\\(title) to \(child.name.lowercased()) \(number)", call, screen)
    let type = "Link\(number)"
    screen.app.declare(type)
    if screen.choices.chance(40) {
      let lines = [content].indented(2).joined(separator: "\n")
      screen.app.add(
        "enum \(type) {\n  static func make(_ title: String) -> some View {\n\(lines)\n  }\n}")
      screen.elements += ["\(type).make(\"Made\")"]
    } else {
      let lines = [content].indented(2).joined(separator: "\n")
      screen.app.add(
        "struct \(type): View {\n  let title: String\n\n  var body: some View {\n\(lines)\n  }\n}")
      screen.elements.append("\(type)(title: \"Own\")")
      if screen.choices.chance(50) { screen.elements.append("\(type)(title: \"Other\")") }
    }
  }

  private static func child(of screen: ScreenBuilder, _ depth: Int) -> ScreenDeclaration {
    screen.declaration.needsStack = true
    let child = Presentations.child(of: screen, depth) {
      !$0.ownsStack && !(screen.hasTypedPath && $0.needsStack)
    }
    if child.needsStack { screen.pushesOtherValues = true }
    if child.parameters.contains(where: { if case .note = $0 { true } else { false } }) {
      _ = screen.app.useItem()
    }
    return child
  }

  private static func link(_ label: String, _ call: String, _ screen: ScreenBuilder) -> String {
    screen.choices.pick([
      "NavigationLink(\"\(label)\") {\n  \(call)\n}",
      "NavigationLink(destination: \(call)) {\n  Text(\"\(label)\")\n}",
      "NavigationLink {\n  \(call)\n} label: {\n  Text(\"\(label)\")\n}",
    ])
  }

  private static func member(_ head: String, _ text: String, _ screen: ScreenBuilder) {
    screen.members.append("\(head) {\n" + [text].indented().joined(separator: "\n") + "\n}")
  }
}
