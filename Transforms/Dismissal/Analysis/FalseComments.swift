import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The comments in a view and above it that may no longer be true when the view is dismissed in another way:
/// they speak of the key by which it dismisses itself until now, of the property, or of what callers pass.
struct FalseComments {
  private let view: DismissingView
  private let strategy: DismissalStrategy
  /// The names that such comments contain.
  private let names: [String]

  /// - Parameter name: the name of the new property.
  init(in view: DismissingView, for strategy: DismissalStrategy, as name: String) {
    self.view = view
    self.strategy = strategy
    let names = view.properties.map(\.name).filter { $0 != name }
    self.names = ["\\.dismiss", "\\.presentationMode"] + names.map { "`\($0)" }
  }

  var areThere: Bool { areBesidesProperty || areOnProperty || isInSortedRegion }

  /// Whether a tool keeps the lines around the property sorted, which another name and attribute may not be.
  private var isInSortedRegion: Bool {
    view.properties.map(\.cursor).contains { property in
      let tree = property.tree
      let borders = tree.comments.filter { comment in
        comment.range.end <= property.range.start && tree.source.holds("sort:", in: comment.range)
      }
      return borders.last.map { tree.source.holds("sort:begin", in: $0.range) } == true
    }
  }

  /// Whether there are any besides those on the old property.
  var areBesidesProperty: Bool { view.declarations.contains(where: isIn) }

  private func isIn(_ decl: TypeDecl) -> Bool {
    let tree = decl.cursor.tree
    let properties = view.properties.filter { $0.cursor.tree.source.path == tree.source.path }
      .map { DeclarationExtent(of: $0.cursor).range }
    let members = decl.cursor.child(.memberBlock)?.children.map(\.range) ?? []
    let (above, atProperties) = (decl.commentsAbove, decl.commentsAtProperties)
    let extent = DeclarationExtent(of: decl.cursor).range
    let start = decl.cursor.range.start
    return tree.comments(in: extent).contains { comment in
      guard !properties.contains(where: { $0.contains(comment.range) }),
        !tree.isCommentedOut(comment)
      else { return false }
      if names.contains(where: { tree.source.holds($0, in: comment.range) }) { return true }
      if strategy != .environment, comment.isDocumentation,
        creates(in: comment, tree.source)
      {
        return true
      }
      if above.contains(comment), tree.source.string(comment.range).namesProperties { return true }
      guard let topics = tree.topics(of: comment) else { return false }
      let isOutside = !members.contains { $0.contains(comment.range) }
      if topics.mayClaimAboutView || topics.haveAbsolutes, above.contains(comment) { return true }
      if strategy != .environment, topics.mayClaimBesideProperty, atProperties.contains(comment) {
        return true
      }
      return topics.haveOwnDismissal
        || isOutside && strategy != .environment
          && (topics.haveInputs
            || topics.haveProvidedValue && (!comment.isDocumentation || comment.range.end < start))
    }
  }

  /// Whether documentation shows how the view is created: `AddressSheet { … }`.
  private func creates(in comment: TriviaPiece, _ source: SourceText) -> Bool {
    ["(", " {"].contains {
      source.holds(" \(view.declarations[0].name)\($0)", in: comment.range)
    }
  }

  /// The new property of the environment is as private as the old one, and the same to its reader, where no
  /// comment says that SwiftUI provides the action.
  private var areOnProperty: Bool {
    view.properties.map {
      PropertyComments(of: $0.cursor, replacedByAction: strategy == .closure)
    }.contains { strategy == .environment ? $0.tellOfProvider : $0.mayBecomeFalse }
  }
}

extension String {
  /// Whether a comment speaks of properties: `the old property`, `its two properties`.
  fileprivate var namesProperties: Bool {
    !Set(lowercased().proseWords).isDisjoint(with: ["properties", "property"])
  }
}
