/// Containers and modifiers that the tool does not see.
enum LibrarySites {
  static func add(to screen: ScreenBuilder, _ depth: Int) {
    let child = Presentations.child(of: screen, depth)
    let label = "Library \(child.name.lowercased()) \(screen.app.number())"
    switch screen.choices.pick(weighted: [(30, "Drawer"), (40, "Popup"), (30, "bubble")]) {
    case "Popup":
      screen.app.shareForeign("Popup", ForeignDeclarations.popup)
      let content = content(child, CreationPlace(screen: screen))
      screen.elements.append("Popup(\"\(label)\") {\n  \(content)\n}")
    case "bubble":
      screen.app.shareForeign("bubble", ForeignDeclarations.bubble)
      let state = screen.state("showsBubble", " = false")
      let content = content(child, CreationPlace(screen: screen, flag: "$\(state)"))
      Presentations.attach(
        "bubble(isOpen: $\(state)) {\n  \(content)\n}",
        control: "Button(\"\(label)\") { \(state) = true }", to: screen)
    default:
      screen.app.shareForeign("Drawer", ForeignDeclarations.drawer)
      let content = content(child, CreationPlace(screen: screen))
      screen.elements.append("Drawer {\n  \(content)\n}")
    }
  }

  private static func content(_ child: ScreenDeclaration, _ place: CreationPlace) -> String {
    let call = Creation.call(child, in: place)
    guard let app = place.screen?.app else { return call }
    if call.contains("Note(") { _ = app.useItem() }
    return child.needsStack && !child.ownsStack ? "\(app.stack) { \(call) }" : call
  }
}

/// What the library declares.
private enum ForeignDeclarations {
  /// Shows its content in place.
  static let drawer = """
    struct Drawer<Content: View>: View {
      @ViewBuilder let content: () -> Content

      var body: some View {
        VStack { content() }
      }
    }
    """

  /// Presents its content with a state of its own.
  static let popup = """
    struct Popup<Content: View>: View {
      private let title: String
      private let content: () -> Content
      @State private var isOpen = false

      init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.content = content
      }

      var body: some View {
        Button(title) { isOpen = true }
          .sheet(isPresented: $isOpen) { content() }
      }
    }
    """

  static let bubble = """
    extension View {
      func bubble<Content: View>(
        isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
      ) -> some View {
        fullScreenCover(isPresented: isOpen) { content() }
      }
    }
    """
}
