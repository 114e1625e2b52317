import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The comments in a view and above it that speak of the key by which it dismisses itself until now, as
/// documentation of the view may. What is said of the property itself goes with it.
struct FalseComments {
  private let view: DismissingView

  init(in view: DismissingView) {
    self.view = view
  }

  var areThere: Bool { view.declarations.contains(where: isIn) }

  private func isIn(_ decl: TypeDecl) -> Bool {
    let tree = decl.cursor.tree
    let properties = view.properties.filter { $0.cursor.tree.source.path == tree.source.path }
      .map { DeclarationExtent(of: $0.cursor).range }
    return tree.comments(in: DeclarationExtent(of: decl.cursor).range).contains { comment in
      !properties.contains { $0.contains(comment.range) } && !tree.isCode(comment)
        && Self.keys.contains(where: tree.source.string(comment.range).contains)
    }
  }

  private static let keys = ["\\.dismiss", "\\.presentationMode"]
}
