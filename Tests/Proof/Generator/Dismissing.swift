/// How a view reads the action that dismisses it.
enum Dismissing {
  static func declare(in screen: ScreenBuilder, _ percent: Int) {
    let choices = screen.choices
    guard percent == 100 || choices.chance(percent) else { return }
    let access = choices.pick(weighted: [(70, "private "), (30, "")])
    if choices.chance(25) {
      declarePresentationMode(access, in: screen)
      return
    }
    let name = screen.member(
      choices.pick(weighted: [
        (60, "dismiss"), (10, "close"), (10, "goBack"), (10, "dismissAction"), (10, "leave"),
      ]))
    let attribute = "@Environment(\\.dismiss)"
    let declaration = "\(access)var \(name)" + (choices.chance(10) ? ": DismissAction" : "")
    let isOnItsOwnLine = choices.chance(12)
    screen.properties.append("\(attribute)\(isOnItsOwnLine ? "\n" : " ")\(declaration)")
    screen.dismissCall = choices.pick(weighted: [(75, "\(name)()"), (25, "self.\(name)()")])
    screen.dismissAction = name
  }

  private static func declarePresentationMode(_ access: String, in screen: ScreenBuilder) {
    let choices = screen.choices
    let name = screen.member(choices.pick(["presentationMode", "presentation", "mode"]))
    let type = choices.chance(20) ? ": Binding<PresentationMode>" : ""
    screen.properties.append("@Environment(\\.presentationMode) \(access)var \(name)\(type)")
    screen.dismissCall =
      (choices.chance(25) ? "self." : "") + "\(name).wrappedValue.dismiss()"
    if choices.chance(15) {
      screen.elements.append(
        "Text(\(name).wrappedValue.isPresented "
          + "? \"presented \(screen.app.number())\" : \"not presented\")"
      )
    }
  }
}
