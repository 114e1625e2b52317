/// Where a view is created, and what is in scope there.
struct CreationPlace {
  /// Its members can be used; nothing in a function outside of a view.
  var screen: ScreenBuilder?
  /// The binding that presents the view.
  var flag: String?
  /// The name of the item that is presented.
  var item: String?
  var isRecursive = false
}

enum Creation {
  /// The call that creates a view.
  static func call(
    _ view: ScreenDeclaration, in place: CreationPlace, start: String? = nil,
    choices: Choices? = nil
  ) -> String {
    let choices = place.screen?.choices ?? choices
    var arguments: [String] = []
    var trailing: String?
    for (index, parameter) in view.parameters.enumerated() {
      let isLast = index == view.parameters.count - 1
      switch parameter {
      case .title(let label):
        let value =
          place.isRecursive
          ? "title" : place.item.map { "\($0).title" } ?? "\"about \(view.name.lowercased())\""
        arguments.append(label.map { "\($0): \(value)" } ?? value)
      case .count:
        if place.isRecursive {
          arguments.append("count: count + 1")
        } else if choices?.chance(40) ?? false {
          arguments.append("count: 7")
        }
      case .note:
        arguments.append("note: " + (place.isRecursive ? "note" : place.item ?? "Note(id: 9)"))
      case .action(let name):
        let action = place.isRecursive ? name : self.action(in: place, view, choices)
        if isLast, action.hasPrefix("{"), choices?.chance(50) ?? false {
          trailing = action
        } else {
          arguments.append("\(name): \(action)")
        }
      case .binding(let name):
        arguments.append("\(name): \(place.isRecursive ? "$\(name)" : number(in: place))")
      case .ownFlag(let name):
        arguments.append("\(name): \(place.flag ?? ".constant(true)")")
      case .content: trailing = "{ Text(\"inside\") }"
      case .depth:
        if place.isRecursive { arguments.append("level: level + 1") }
      }
    }
    let list = arguments.joined(separator: ", ")
    let name = start ?? view.name
    guard let trailing else { return "\(name)(\(list))" }
    let needsParentheses = !list.isEmpty || name.hasSuffix("init")
    return needsParentheses ? "\(name)(\(list)) \(trailing)" : "\(name) \(trailing)"
  }

  private static func action(
    in place: CreationPlace, _ view: ScreenDeclaration, _ choices: Choices?
  ) -> String {
    let plain = "{ record(\"\(view.name.lowercased()) is done\") }"
    guard let screen = place.screen, let choices else { return plain }
    switch choices.pick(weighted: [(40, 0), (20, 1), (25, 2), (15, 3)]) {
    case 1: return "{ \(counter(of: screen)) += 1 }"
    // The inner view dismisses the outer one.
    case 2: return screen.dismissCall.map { "{ \($0) }" } ?? plain
    case 3:
      guard let flag = place.flag, flag.hasPrefix("$"), !flag.contains(".") else { return plain }
      return "{ \(flag.dropFirst()) = false }"
    default: return plain
    }
  }

  private static func counter(of screen: ScreenBuilder) -> String {
    if let name = screen.counter { return name }
    let name = screen.state("total", " = 0")
    screen.counter = name
    screen.elements.append("Text(\"\(screen.name.lowercased()) has \\(\(name))\")")
    return name
  }

  private static func number(in place: CreationPlace) -> String {
    place.screen.map { "$" + counter(of: $0) } ?? ".constant(4)"
  }
}
