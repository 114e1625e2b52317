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
    // A property that nothing uses is removed.
    if screen.dismissCall != nil, !choices.chance(4) {
      DismissalUses.add(to: screen)
      choices.several(upTo: 2, 35) { _ in DismissalUses.add(to: screen) }
    }
    choices.maybe(20) { Parts.embed(in: screen) }
    if depth < 3 {
      choices.several(upTo: 2, depth == 0 ? 35 : 20) { _ in
        Presentations.add(to: screen, depth: depth + 1)
      }
    }
    if !screen.declaration.isGeneric {
      choices.maybe(12) { screen.recursion = Recursion(in: screen) }
    }
    if !app.isReviewed { choices.maybe(20) { Conditionals.add(to: screen) } }
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
    // A link outside of a stack is disabled.
    let needsStack = screen.declaration.needsStack && !screen.declaration.ownsStack
    let content = needsStack ? "\(screen.app.stack) { \(call) }" : call
    screen.modifiers.append("\(kind)(isPresented: $\(flag)) {\n  \(content)\n}")
  }
}
