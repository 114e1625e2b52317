import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The comments in a view and above it that may no longer be true when the view is dismissed in another way:
/// they speak of the key by which it dismisses itself until now, or of the property.
struct FalseComments {
  private let view: DismissingView
  private let strategy: DismissalStrategy
  /// What such comments contain.
  private let words: [String]

  /// - Parameter name: the name of the new property.
  init(in view: DismissingView, for strategy: DismissalStrategy, as name: String) {
    self.view = view
    self.strategy = strategy
    let names = view.properties.map(\.name).filter { $0 != name }
    words = ["\\.dismiss", "\\.presentationMode"] + names.map { "`\($0)" }
  }

  var areThere: Bool { view.declarations.contains(where: isIn) || areOnProperty }

  private func isIn(_ decl: TypeDecl) -> Bool {
    let tree = decl.cursor.tree
    let properties = view.properties.filter { $0.cursor.tree.source.path == tree.source.path }
      .map { DeclarationExtent(of: $0.cursor).range }
    return tree.comments(in: DeclarationExtent(of: decl.cursor).range).contains { comment in
      !properties.contains { $0.contains(comment.range) } && !tree.isCode(comment)
        && words.contains(where: tree.source.string(comment.range).contains)
    }
  }

  /// The new property of the environment is as private as the old one, and the same to its reader.
  private var areOnProperty: Bool {
    strategy != .environment
      && view.properties.contains {
        PropertyComments(of: $0.cursor).mayBecomeFalse(isAction: strategy == .closure)
      }
  }
}
