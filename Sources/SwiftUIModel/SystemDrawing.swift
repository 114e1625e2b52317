import Syntax

/// Containers whose content the system draws: a menu shows only the title and image of an item, and may
/// ignore its modifiers.
public enum SystemDrawing {
  /// The innermost such container around a node, within its declaration.
  public static func container(around node: SyntaxCursor, ancestry: Ancestry) -> String? {
    for place in ancestry.ancestors(of: node) {
      if place.kind == .memberBlock { return nil }
      guard let call = FunctionCallView(place), let name = call.name ?? call.member?.name,
        SwiftUINames[name].contains(.systemDrawn),
        let argument = call.arguments.first(where: { $0.cursor.range.contains(node.range) })
      else { continue }
      // The label is the button that opens a menu; the system draws it unchanged.
      if argument.label != "label" { return name }
    }
    return nil
  }
}

extension Ancestry {
  /// The call that receives an expression as an argument.
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
