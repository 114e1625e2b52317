import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The links in the content of a `NavigationView` that is not known to be a stack. On a wide screen, the content
/// is a sidebar, and such a link shows its destination in the column beside.
struct SidebarLinks: Sendable {
  /// The names of the types that the content of such a view creates, besides what it presents.
  private let types: Set<String>

  init(in context: TransformContext) {
    var first: [String] = []
    for file in context.files(mentioning: "NavigationView") {
      for call in file.tree.nodes(ofKind: .functionCallExpr) {
        guard let content = FunctionCallView(call)?.contentOfNavigationView,
          !file.ancestry.isStack(call), !file.ancestry.isInSheet(call)
        else { continue }
        first += content.shownTypes
      }
    }
    types = context.types(from: first) { $0.shownTypes }
  }

  /// Whether a link may show its destination in another column.
  func include(_ link: SyntaxCursor, _ ancestry: Ancestry) -> Bool {
    for ancestor in ancestry.ancestors(of: link) {
      guard let outer = FunctionCallView(ancestor) else { continue }
      if outer.member?.name == "isDetailLink", outer.callee?.contains(link) == true {
        return outer.arguments.first?.value.text != "false"
      }
      if outer.contentOfNavigationView?.contains(link) == true {
        return !ancestry.isStack(ancestor) && !ancestry.isInSheet(ancestor)
      }
      if outer.presentedContents.contains(where: { $0.contains(link) }) { return false }
    }
    return TypeDecl.enclosing(link, ancestry: ancestry).map { types.contains($0.name) } ?? false
  }
}

extension FunctionCallView {
  fileprivate var contentOfNavigationView: SyntaxCursor? {
    name == "NavigationView" ? arguments.last?.value : nil
  }

  /// The arguments that a call presents, rather than shows in its place.
  fileprivate var presentedContents: [SyntaxCursor] {
    if name == "NavigationLink" { return arguments.map(\.value) }
    let kinds = SwiftUINames[member?.name ?? ""]
    return kinds.contains(.modal) || member?.name == "navigationDestination"
      ? arguments.map(\.value) : []
  }
}

extension SyntaxCursor {
  /// The names of types whose values code creates and shows in its place.
  fileprivate var shownTypes: [String] {
    let call = FunctionCallView(self)
    let presented = Set((call?.presentedContents ?? []).map(\.id))
    let name = call?.name.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    return [name].compactMap(\.self) + children.flatMap { $0.shownTypes(besides: presented) }
  }

  /// An argument may stand in a node of its own, with its label.
  private func shownTypes(besides presented: Set<NodeID>) -> [String] {
    if presented.contains(id) { return [] }
    guard kind == .labeledExpr else { return shownTypes }
    return children.flatMap { presented.contains($0.id) ? [] : $0.shownTypes }
  }
}

extension Ancestry {
  /// Whether a call is in the content of a sheet or popover, which is narrow.
  fileprivate func isInSheet(_ call: SyntaxCursor) -> Bool {
    ancestors(of: call).compactMap(FunctionCallView.init).contains { outer in
      ["sheet", "popover"].contains(outer.member?.name)
        && outer.presentedContents.contains { $0.contains(call) }
    }
  }
}
