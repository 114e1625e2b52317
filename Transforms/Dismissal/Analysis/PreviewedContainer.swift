import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension DismissalFacts {
  /// Why the view is left alone: another view creates it that only previews show so far, and that was not
  /// written for them. Nothing tells how that one will be dismissed.
  var previewedContainer: Obstacle? {
    view.sites.lazy.compactMap { site in
      guard site.routes.allSatisfy(\.isPreview), site.routes.contains(where: { !$0.isDirect }),
        let file = context.screens.file(at: site.expression.tree.source.path),
        let container = TypeDecl.enclosing(site.expression, ancestry: file.ancestry),
        !container.isForPreviews
      else { return nil }
      return Obstacle(
        .deadDismiss,
        "`\(view.name)` is created in `\(container.name)`, which only previews and tests show",
        at: site.expression)
    }.first
  }
}

extension TypeDecl {
  /// Whether a type only serves previews, for all that its declaration tells.
  fileprivate var isForPreviews: Bool {
    cursor.hasModifier(.private) || cursor.hasModifier(.fileprivate)
      || ["Demo", "Example", "Preview", "Sample", "Test"].contains(where: name.contains)
  }
}
