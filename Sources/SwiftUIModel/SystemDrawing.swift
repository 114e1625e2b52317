import Semantics
import Syntax

/// A container whose content the system draws: a menu shows only the title and image of an item, and may
/// ignore its modifiers.
public struct SystemDrawing {
  /// The name of the container: `Menu`.
  public let container: String
  /// Whether it is a bar, which draws most items as they are.
  public let isBar: Bool

  /// The innermost such container around a node, within its declaration; nil if there is none.
  public init?(around node: SyntaxCursor, ancestry: Ancestry, in program: Program) {
    for place in ancestry.ancestors(of: node) {
      if place.kind == .memberBlock { return nil }
      guard let call = FunctionCallView(place), let name = call.nameNode?.declaredName,
        SwiftUINames[name].contains(.systemDrawn),
        // The label is the button that opens a menu; the system draws it unchanged.
        let argument = call.arguments.first(where: { $0.cursor.range.contains(node.range) }),
        argument.label != "label", program.facts(of: call).contains(.systemDrawn)
      else { continue }
      container = name
      isBar = SwiftUINames[name].contains(.bar) && !call.isOverflow
      return
    }
    return nil
  }
}

extension FunctionCallView {
  /// Whether a toolbar item belongs to the menu of the bar.
  fileprivate var isOverflow: Bool {
    arguments.contains {
      $0.label == "placement" && MemberAccessView($0.value)?.name == "secondaryAction"
    }
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
