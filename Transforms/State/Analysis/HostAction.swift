import Syntax

extension ContentReach {
  /// Whether a use runs only when a person taps the view that presents a flag, which the presentation covers.
  func isBelow(_ flag: Int, _ use: FlagUse) -> Bool {
    guard flags[flag].presentation.kind != .popover, self.flag(shownAt: use.node) == nil,
      use.file.ancestry.isInAction(use.node)
    else { return false }
    let names = memberNames(around: use.node).subtracting(["body"])
    return !flags.contains { $0.presentation.content?.cursor.mentions(oneOf: names) ?? false }
  }
}

extension Ancestry {
  /// Whether the closure around a place is the action of a control, perhaps with an animation.
  fileprivate func isInAction(_ place: SyntaxCursor) -> Bool {
    guard let body = body(around: place), body.kind == .closureExpr,
      let outer = parent(of: body),
      let call = FunctionCallView(outer) ?? parent(of: outer).flatMap(FunctionCallView.init)
    else { return false }
    switch call.name ?? call.member?.name {
    case "withAnimation": return isInAction(call.cursor)
    case "Button":
      let action = call.arguments.first { $0.label == "action" }?.value
      let closures = call.arguments.filter { $0.value.kind == .closureExpr }
      return (action ?? closures.first?.value)?.id == body.id
    case "onTapGesture": return true
    default: return false
    }
  }
}
