import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What is pushed in the first columns of a `NavigationSplitView`, or in a `NavigationView` that is not known to be a
/// stack. On a wide screen, these are a sidebar, and the destination is shown in the column beside.
struct SidebarDestinations: Sendable {
  /// The names of the types that the sidebars of such containers create, besides what they present, by the name of
  /// the container.
  private let types: [(container: String, shown: Set<String>)]
  /// Whether a container in a sheet has no columns.
  private let areSheetsNarrow: Bool

  /// - Parameter areSheetsNarrow: whether a container in a sheet has no columns, as on iOS.
  init(in context: TransformContext, areSheetsNarrow: Bool = true) {
    self.areSheetsNarrow = areSheetsNarrow
    types = ["NavigationView", "NavigationSplitView"].map { container in
      var first: [String] = []
      for file in context.files(mentioning: container) {
        for call in file.tree.nodes(ofKind: .functionCallExpr) {
          guard let outer = FunctionCallView(call), outer.name == container,
            !file.ancestry.isStack(call),
            !(areSheetsNarrow && file.ancestry.isInSheet(call))
          else { continue }
          first += outer.sidebars.flatMap(\.shownTypes)
        }
      }
      return (container, context.types(from: first) { $0.shownTypes })
    }
  }

  /// The name of the container that may show in another column what a call pushes: a link or a destination.
  ///
  /// - Parameter seen: the members of the type whose uses were followed.
  func container(
    around push: SyntaxCursor, _ ancestry: Ancestry, besides seen: Set<String> = []
  ) -> String? {
    for ancestor in ancestry.ancestors(of: push) {
      guard let outer = FunctionCallView(ancestor) else { continue }
      if outer.member?.name == "isDetailLink", outer.callee?.contains(push) == true {
        return outer.arguments.first?.value.text == "false" ? nil : "NavigationView"
      }
      if outer.sidebars.contains(where: { $0.contains(push) }) {
        let isNarrow = areSheetsNarrow && ancestry.isInSheet(ancestor)
        return ancestry.isStack(ancestor) || isNarrow ? nil : outer.name
      }
      if outer.contentsOfTheirOwn.contains(where: { $0.contains(push) }) { return nil }
    }
    guard let type = TypeDecl.enclosing(push, ancestry: ancestry) else { return nil }
    return types.first { $0.shown.contains(type.name) }?.container
      ?? container(aroundUsesOf: push, in: type, ancestry, besides: seen)
  }

  /// The same for the places in the type that show the member with the push.
  private func container(
    aroundUsesOf push: SyntaxCursor, in type: TypeDecl, _ ancestry: Ancestry,
    besides seen: Set<String>
  ) -> String? {
    guard let member = type.members.first(where: { $0.contains(push) }),
      let name = FunctionDeclView(member)?.name
        ?? member.child(.patternBinding)?.child(.identifierPattern)?.text,
      name != "body", !seen.contains(name)
    else { return nil }
    return type.members.lazy.filter { $0.id != member.id }.flatMap(\.descendants)
      .filter { $0.kind == .declReferenceExpr && $0.declaredName == name }
      .compactMap { container(around: $0, ancestry, besides: seen.union([name])) }
      .first { _ in true }
  }
}

extension TransformContext {
  /// Some types by their names, and those that their declarations lead to.
  fileprivate func types(
    from first: [String], following next: (SyntaxCursor) -> [String]
  ) -> Set<String> {
    var types: Set<String> = []
    var waiting = first
    while let name = waiting.popLast() {
      guard types.insert(name).inserted else { continue }
      for decl in index.declarations(named: name) {
        guard let tree = file(at: decl.path)?.tree else { continue }
        waiting += next(SyntaxCursor(tree: tree, id: decl.symbol.node))
      }
    }
    return types
  }
}

extension FunctionCallView {
  /// The contents of a navigation container beside which it shows what they push.
  fileprivate var sidebars: [SyntaxCursor] {
    switch name {
    case "NavigationView": arguments.last.map { [$0.value] } ?? []
    case "NavigationSplitView":
      arguments.filter { $0.label != "detail" && $0.value.kind == .closureExpr }.map(\.value)
    default: []
    }
  }

  /// The arguments that a call presents, rather than shows in its place, and those in which it pushes.
  fileprivate var contentsOfTheirOwn: [SyntaxCursor] {
    if ["NavigationLink", "NavigationStack"].contains(name) { return arguments.map(\.value) }
    let isColumns = name == "NavigationSplitView"
    let kinds = SwiftUINames[member?.name ?? ""]
    return kinds.contains(.modal) || member?.name == "navigationDestination" || isColumns
      ? arguments.map(\.value) : []
  }
}

extension SyntaxCursor {
  /// The names of types whose values code creates and shows in its place, also with `NoteRow.init`.
  fileprivate var shownTypes: [String] {
    let call = FunctionCallView(self)
    let presented = Set((call?.contentsOfTheirOwn ?? []).map(\.id))
    return [call?.name ?? nameOfInitializedType].compactMap(\.self).filter {
      $0.first?.isUppercase == true
    } + children.flatMap { $0.shownTypes(besides: presented) }
  }

  /// `NoteRow` in `NoteRow.init`
  private var nameOfInitializedType: String? {
    MemberAccessView(self).flatMap { $0.name == "init" ? $0.base?.declaredName : nil }
  }

  /// An argument may stand in a node of its own, with its label.
  private func shownTypes(besides presented: Set<NodeID>) -> [String] {
    if presented.contains(id) { return [] }
    guard kind == .labeledExpr else { return shownTypes }
    return children.flatMap { presented.contains($0.id) ? [] : $0.shownTypes }
  }
}

extension Ancestry {
  /// Whether a modifier of a navigation view makes it a stack.
  fileprivate func isStack(_ call: SyntaxCursor) -> Bool {
    ancestors(of: call).prefix { $0.kind == .memberAccessExpr || $0.kind == .functionCallExpr }
      .compactMap(FunctionCallView.init).contains { modifier in
        modifier.member?.name == "navigationViewStyle"
          && modifier.arguments.first?.value.text.lowercased().contains("stack") == true
      }
  }

  /// Whether a call is in the content of a sheet or popover, which is narrow.
  fileprivate func isInSheet(_ call: SyntaxCursor) -> Bool {
    ancestors(of: call).compactMap(FunctionCallView.init).contains { outer in
      ["sheet", "popover"].contains(outer.member?.name)
        && outer.contentsOfTheirOwn.contains { $0.contains(call) }
    }
  }
}
