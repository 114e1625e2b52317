/// The first view of the app, which presents others.
enum RootGenerator {
  static func make(_ app: AppBuilder) -> GeneratedApp.Root {
    let screen = ScreenBuilder(app, name: "Home")
    screen.elements.append("Text(\"Home\")")
    let isWindow = app.isReviewed && app.choices.chance(25)
    if isWindow { app.choices.maybe(60) { Parts.embed(in: screen) } }
    let count = app.isMostlyConditional ? 1 : 4
    app.choices.several(upTo: count, 80) { _ in
      Presentations.add(to: screen, depth: 0)
    }
    if !app.isReviewed {
      app.choices.several(upTo: 4, app.isMostlyConditional ? 85 : 25) { _ in
        Conditionals.add(to: screen)
      }
    }
    // A screen that nothing shows.
    app.choices.maybe(8) { _ = ScreenGenerator.make(app, depth: 3) }
    if screen.declaration.needsStack { screen.declaration.ownsStack = true }
    let scenes = isWindow ? Windows.scenes(openedBy: screen) : []
    screen.finish()
    return isWindow ? .program(Windows.program(of: screen, scenes)) : .view(screen.name)
  }
}

/// An app with windows: their roots are views that no state presents.
enum Windows {
  /// The scenes beside the first one, which the screen can open.
  static func scenes(openedBy screen: ScreenBuilder) -> [String] {
    var scenes: [String] = []
    screen.choices.maybe(50) {
      let child = Presentations.child(of: screen, 1)
      let call = Creation.call(child, in: CreationPlace(screen: nil), choices: screen.choices)
      if call.contains("Note(") { _ = screen.app.useItem() }
      let id = "window\(screen.app.number())"
      screen.properties.append("@Environment(\\.openWindow) private var openWindow")
      screen.elements.append("Button(\"Open \(id)\") { openWindow(id: \"\(id)\") }")
      let content = child.needsStack && !child.ownsStack ? "\(screen.app.stack) { \(call) }" : call
      scenes.append("Window(\"\(id)\", id: \"\(id)\") {\n  \(content)\n}")
    }
    return scenes
  }

  static func program(of screen: ScreenBuilder, _ scenes: [String]) -> String {
    let name = "Program"
    screen.app.declare(name)
    let all = ["WindowGroup {\n  \(screen.name)()\n}"] + scenes
    screen.app.add(
      "struct \(name): App {\n  var body: some Scene {\n"
        + all.indented(2).joined(separator: "\n") + "\n  }\n}")
    return name
  }
}
