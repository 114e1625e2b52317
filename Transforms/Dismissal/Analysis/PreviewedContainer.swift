import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension DismissalFacts {
  /// Another view creates the view that only previews show so far, and that was not written for them. Nothing
  /// tells how that one will be dismissed, and so what it would pass.
  var previewedContainer: Obstacle? { view.previewedContainer(in: context) }
}

extension DismissingView {
  /// The same for the view itself.
  func previewedContainer(in context: TransformContext) -> Obstacle? {
    sites.lazy.compactMap { site in
      guard site.routes.allSatisfy(\.isPreview), site.routes.contains(where: { !$0.isDirect }),
        let file = context.screens.file(at: site.expression.tree.source.path),
        let container = TypeDecl.enclosing(site.expression, ancestry: file.ancestry),
        !container.isForPreviews, !file.ancestry.isInPreview(container.cursor)
      else { return nil }
      return Obstacle(
        .deadDismiss,
        "`\(name)` is created in `\(container.name)`, which only previews and tests show",
        at: site.expression)
    }.first
  }
}

extension Ancestry {
  /// Whether a type is declared in a preview, or in another type that provides some.
  fileprivate func isInPreview(_ type: SyntaxCursor) -> Bool {
    ancestors(of: type).contains {
      $0.kind == .closureExpr
        || TypeDecl($0)?.inheritedNames.contains { $0.hasSuffix("PreviewProvider") } == true
    }
  }
}

extension TypeDecl {
  /// Whether a type only serves previews, for all that its declaration tells.
  fileprivate var isForPreviews: Bool {
    cursor.hasModifier(.private) || cursor.hasModifier(.fileprivate)
      || ["Demo", "Example", "Preview", "Sample", "Test"].contains(where: name.contains)
  }
}
