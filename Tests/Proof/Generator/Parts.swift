/// Small views that dismiss the screen that they are part of.
enum Parts {
  static func embed(in screen: ScreenBuilder) {
    let app = screen.app
    let part: ScreenDeclaration
    if !app.parts.isEmpty, app.choices.chance(60) {
      part = app.choices.pick(app.parts)
    } else {
      let builder = ScreenBuilder(app, name: "CloseButton\(app.number())")
      Dismissing.declare(in: builder, 100)
      DismissalUses.add(to: builder)
      Initializers.write(for: builder)
      builder.finish()
      part = builder.declaration
      app.parts.append(part)
    }
    let call = Creation.call(part, in: CreationPlace(screen: screen))
    switch app.choices.below(4) {
    case 0: screen.elements.append(call)
    case 1: screen.toolbar.append(call)
    case 2: screen.elements.append("\(app.useCard()) {\n  \(call)\n}")
    default:
      let name = screen.member("footer")
      screen.members.append("private var \(name): some View {\n  HStack { \(call) }\n}")
      screen.elements.append(name)
    }
  }
}
