import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The views in the first column of a `NavigationView` with two columns or more. What they push is shown in the
/// next column, where dismissing depends on the width.
struct NavigationColumns: Sendable {
  /// The names of the types.
  private let types: Set<String>

  init(in context: TransformContext) {
    var first: [String] = []
    for file in context.files(mentioning: "NavigationView") {
      for call in file.tree.nodes(ofKind: .functionCallExpr) {
        guard let column = FunctionCallView(call)?.firstColumn, !file.ancestry.isStack(call) else {
          continue
        }
        first += column.createdTypes
      }
    }
    types = context.types(from: first) { $0.createdTypes }
  }

  /// Whether a link shows its destination in another column.
  func areFilled(by presentation: Presentation, _ ancestry: Ancestry) -> Bool {
    guard presentation.kind == .navigationLink else { return false }
    let call = presentation.call
    for ancestor in ancestry.ancestors(of: call) {
      guard let outer = FunctionCallView(ancestor) else { continue }
      if outer.member?.name == "isDetailLink", outer.callee?.contains(call) == true {
        return outer.arguments.first?.value.text == "true"
      }
      if outer.name == "NavigationView" {
        return outer.firstColumn?.contains(call) == true && !ancestry.isStack(ancestor)
      }
    }
    return TypeDecl.enclosing(call, ancestry: ancestry).map { types.contains($0.name) } ?? false
  }
}

extension TransformContext {
  /// Some types by their names, and those that their declarations lead to.
  func types(from first: [String], following next: (SyntaxCursor) -> [String]) -> Set<String> {
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
  /// The first view in a `NavigationView` of several.
  fileprivate var firstColumn: SyntaxCursor? {
    guard name == "NavigationView", let content = arguments.last?.value,
      let columns = ClosureView(content)?.statements, 1 < columns.count,
      columns.allSatisfy({ $0.kind == .functionCallExpr || $0.kind == .declReferenceExpr })
    else { return nil }
    return columns.first
  }
}

extension Ancestry {
  /// Whether a modifier of a navigation view makes it a stack.
  func isStack(_ call: SyntaxCursor) -> Bool {
    ancestors(of: call).prefix { $0.kind == .memberAccessExpr || $0.kind == .functionCallExpr }
      .compactMap(FunctionCallView.init).contains { modifier in
        modifier.member?.name == "navigationViewStyle"
          && modifier.arguments.first?.value.text.lowercased().contains("stack") == true
      }
  }
}

extension SyntaxCursor {
  /// The names of types whose values code creates, also with `NoteRow.init`.
  fileprivate var createdTypes: [String] {
    ([self] + Array(descendants)).compactMap { node in
      FunctionCallView(node)?.name
        ?? MemberAccessView(node).flatMap { $0.name == "init" ? $0.base?.declaredName : nil }
    }
    .filter { $0.first?.isUppercase == true }
  }
}
