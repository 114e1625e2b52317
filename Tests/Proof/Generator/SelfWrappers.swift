/// Members of a view that put the view itself into another one.
enum SelfWrappers {
  /// The view with a wrapper around it.
  ///
  /// - Parameter needsStack: whether the wrapper has to bring a stack.
  static func wrap(
    _ view: ScreenDeclaration, _ call: String, needsStack: Bool, _ screen: ScreenBuilder
  ) -> String {
    let number = screen.app.number()
    let content =
      needsStack
      ? "\(screen.app.stack) { self }"
      : screen.choices.pick([
        "VStack {\n  Text(\"wrapped \(number)\")\n  self\n}", "Group { self }", "AnyView(self)",
        "\(screen.app.useCard()) { self }",
      ])
    let type = content.hasPrefix("AnyView") ? "AnyView" : "some View"
    let body = " {\n" + [content].indented().joined(separator: "\n") + "\n}"
    let (head, use) = screen.choices.pick([
      ("var wrapped\(number): \(type)", "wrapped\(number)"),
      ("func wrapped\(number)() -> \(type)", "wrapped\(number)()"),
    ])
    let isShared = screen.choices.chance(35)
    if isShared { screen.app.declare("wrapped\(number)") }
    let member = [head + body].indented().joined(separator: "\n")
    screen.app.add("extension \(isShared ? "View" : view.name) {\n\(member)\n}")
    return "\(call).\(use)"
  }
}
