import Syntax

/// Places whose views the system draws: a menu takes the title and the picture of its items, a bar
/// lays them out anew, and modifiers of the view may not count.
public enum SystemDrawing {
  /// The innermost such container around a node, if there is one within its declaration.
  public static func container(around node: SyntaxCursor, ancestry: Ancestry) -> String? {
    for place in ancestry.ancestors(of: node) {
      if place.kind == .memberBlock { return nil }
      guard let call = FunctionCallView(place), let name = call.name ?? call.member?.name,
        SwiftUINames[name].contains(.systemDrawn),
        let argument = call.arguments.first(where: { $0.cursor.range.contains(node.range) })
      else { continue }
      // The label is the button that opens a menu, and drawn as it is.
      if argument.label != "label" { return name }
    }
    return nil
  }
}

extension Ancestry {
  /// The call that an expression is an argument of.
  public func call(passed argument: SyntaxCursor) -> FunctionCallView? {
    guard var holder = parent(of: argument) else { return nil }
    if holder.kind == .labeledExpr || holder.kind == .multipleTrailingClosureElement {
      guard let parent = parent(of: holder) else { return nil }
      holder = parent
    }
    guard let call = FunctionCallView(holder), call.callee?.id != argument.id else { return nil }
    return call
  }
}
