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
    let name = call.name ?? call.member?.name ?? ""
    if name == "withAnimation" { return isInAction(call.cursor) }
    guard let argument = call.arguments.first(where: { $0.value.id == body.id }) else {
      return false
    }
    if let label = argument.label { return label.namesAction }
    return name == "onTapGesture" || name.hasSuffix("Button")
  }
}

extension String {
  /// Whether a closure with this label is what a tap does: `action`, `onTap`, `onEditTapped`.
  fileprivate var namesAction: Bool {
    self == "action" || hasPrefix("onTap") || hasSuffix("Tapped") || hasSuffix("Action")
  }
}
