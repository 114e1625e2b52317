/// The first view of the app, which presents others.
enum RootGenerator {
  static func make(_ app: AppBuilder) -> String {
    let screen = ScreenBuilder(app, name: "Home")
    screen.elements.append("Text(\"Home\")")
    let count = app.isMostlyConditional ? 1 : 4
    app.choices.several(upTo: count, 80) { _ in
      Presentations.add(to: screen, depth: 0)
    }
    app.choices.several(upTo: 4, app.isMostlyConditional ? 85 : 25) { _ in
      Conditionals.add(to: screen)
    }
    if screen.declaration.needsStack { screen.declaration.ownsStack = true }
    screen.finish()
    return screen.name
  }
}

/// A view that is presented.
enum ScreenGenerator {
  private static let words = [
    "Editor", "Details", "Filter", "Settings", "Profile", "Library", "Search", "Sort", "Player",
    "Tags", "Welcome", "Account", "Summary", "Chooser", "History", "Preview",
  ]
  private static let endings = ["View", "Screen", "Sheet", ""]

  static func name(_ app: AppBuilder) -> String {
    let number = app.number()
    return words[number % words.count] + app.choices.pick(endings) + "\(number)"
  }

  static func make(_ app: AppBuilder, depth: Int) -> ScreenDeclaration {
    let screen = ScreenBuilder(app, name: name(app))
    screen.elements.append("Text(\"This is \(screen.name.lowercased())\")")
    let choices = app.choices
    Dismissing.declare(in: screen, 88)
    choices.several(upTo: 3, 30) { _ in Inputs.add(to: screen) }
    if screen.dismissCall != nil {
      DismissalUses.add(to: screen)
      choices.several(upTo: 2, 35) { _ in DismissalUses.add(to: screen) }
    }
    choices.maybe(20) { embedPart(in: screen) }
    if depth < 3 {
      choices.several(upTo: 2, depth == 0 ? 35 : 20) { _ in
        Presentations.add(to: screen, depth: depth + 1)
      }
    }
    if !screen.declaration.isGeneric {
      choices.maybe(12) { screen.recursion = Recursion(in: screen) }
    }
    choices.maybe(20) { Conditionals.add(to: screen) }
    choices.maybe(12) { Counters.add(to: screen) }
    choices.maybe(15) {
      screen.modifiers.append("onAppear { record(\"\(screen.name.lowercased()) appears\") }")
    }
    choices.maybe(10) {
      screen.modifiers.append("onDisappear { record(\"\(screen.name.lowercased()) disappears\") }")
    }
    if screen.declaration.needsStack, choices.chance(50) {
      screen.declaration.needsStack = false
      screen.declaration.ownsStack = true
    } else if !screen.declaration.needsStack, choices.chance(12) {
      screen.declaration.ownsStack = true
    }
    Initializers.write(for: screen)
    screen.recursion?.write(in: screen)
    screen.finish()
    app.screens.append(screen.declaration)
    return screen.declaration
  }

  /// A small view that dismisses the screen that it is part of.
  private static func embedPart(in screen: ScreenBuilder) {
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

/// A screen that presents another one of its kind.
struct Recursion {
  let flag: String
  let kind: String
  let start: String

  init(in screen: ScreenBuilder) {
    flag = screen.state("showsNext", " = false")
    screen.properties.append("var level = 0")
    _ = screen.member("level")
    screen.declaration.parameters.append(.depth)
    screen.elements.append(
      "Button(\"Next \(screen.name.lowercased()) from \\(level)\") { \(flag) = true }")
    kind = screen.choices.pick(["sheet", "fullScreenCover", "popover"])
    start = screen.choices.pick([screen.name, "Self", "Self.init"])
  }

  func write(in screen: ScreenBuilder) {
    var place = CreationPlace(screen: screen, flag: "$\(flag)")
    place.isRecursive = true
    let call = Creation.call(screen.declaration, in: place, start: start)
    screen.modifiers.append("\(kind)(isPresented: $\(flag)) {\n  \(call)\n}")
  }
}
