import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The row that a link belongs to, with the state that controls it. If the row's element is removed while the
/// link's destination is shown, the link is gone.
struct RowOfLink {
  /// Whether the view with the link is created for each element of a collection that is no constant.
  let mayGo: Bool

  init(in file: IndexedFile, around link: SyntaxCursor, _ context: TransformContext) {
    if file.ancestry.isInRow(link) {
      mayGo = true
      return
    }
    guard let presenter = TypeDecl.enclosing(link, ancestry: file.ancestry) else {
      mayGo = false
      return
    }
    let constructions = context.constructions(
      of: presenter.qualifiedName(ancestry: file.ancestry), declaredIn: file.path)
    mayGo = constructions.contains { construction in
      let file = context.file(at: construction.expression.tree.source.path)
      return file?.ancestry.isInRow(construction.expression) ?? true
    }
  }
}

extension Ancestry {
  /// Whether a place is in the content of a `ForEach`, or of a `List` of elements, over anything but a range.
  fileprivate func isInRow(_ place: SyntaxCursor) -> Bool {
    ancestors(of: place).prefix { $0.kind != .memberBlock }.contains { node in
      guard let call = FunctionCallView(node), let name = call.name,
        ["ForEach", "List"].contains(name), let data = call.arguments.first, !data.isTrailing,
        data.label == nil, !data.value.range.contains(place.range)
      else { return false }
      return data.value.kind != .arrayExpr && !data.value.text.contains("..<")
        && !data.value.text.contains("allCases")
    }
  }
}
