import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The facts about a view that dismisses itself: read once, before a strategy is chosen.
struct DismissalFacts {
  let view: DismissingView
  /// The files that declare or extend the view, each with the uses of its property.
  let files: [ViewFile]
  /// Why no strategy fits; nil where one may.
  let obstacle: Obstacle?

  struct ViewFile {
    let file: IndexedFile
    let uses: [DismissUse]
  }

  init(of view: DismissingView, in context: TransformContext) {
    self.view = view
    files = Set(view.declarations.map(\.cursor.tree.source.path)).sorted()
      .compactMap(context.screens.file)
      .map { ViewFile(file: $0, uses: view.uses(in: $0)) }
    obstacle = view.obstacle
  }

  /// Whether anything uses the property. `remove-unused-dismiss` removes one that nothing uses.
  var isUsed: Bool { files.contains { !$0.uses.isEmpty } }

  /// Whether somewhere another view stands between the view and its presenter.
  var isEmbedded: Bool { view.isEmbedded }

  /// Whether every state that presents the view is a flag with a name.
  var isPresentedByFlagsOnly: Bool {
    view.sites.flatMap(\.routes).allSatisfy { route in
      guard case .presentation(let presentation) = route.end else { return true }
      guard case .flag(let state) = presentation.trigger else { return false }
      return !StateExpression(state).isMade
    }
  }

  /// Whether callers pass the view closures already.
  var takesClosures: Bool {
    view.declarations.contains { $0.storedProperties.contains(where: \.takesClosure) }
  }

  /// Whether only a tap on the view dismisses it, so that no other screen covers it at that time.
  var isDismissedByControlsOnly: Bool {
    files.allSatisfy { file in
      file.uses.allSatisfy { file.file.ancestry.isActionOfControl($0.expression) }
    }
  }

  /// Whether a name is free in the view, or its own property has it.
  func isFree(_ name: String) -> Bool {
    view.properties.contains { $0.name == name }
      || files.allSatisfy { $0.file.isNameFree(name, in: view.declarations) }
  }
}

extension DismissingView {
  /// Whether somewhere another view stands between the view and its presenter.
  var isEmbedded: Bool {
    sites.contains { $0.routes.contains { !$0.isDirect && !$0.isPreview } }
  }

  /// The uses of the property in a file that declares or extends the view.
  fileprivate func uses(in file: IndexedFile) -> [DismissUse] {
    var seen: Set<TokenID> = []
    return properties.flatMap { property -> [DismissUse] in
      let isElsewhere = property.cursor.tree !== file.tree
      guard !isElsewhere || !property.isPrivate else { return [] }
      let own = [property.type] + declarations.filter(\.isExtension)
      return DismissUse.all(of: property, declarations: own, in: file)
        .filter { seen.insert($0.reference.nameToken).inserted }
    }
  }

  /// Why no strategy fits.
  fileprivate var obstacle: Obstacle? {
    if properties.contains(where: { $0.type.cursor.kind != .structDecl }) {
      return Obstacle(
        .notAStructure, "`\(name)` is not a structure, so the uses of its property are unknown")
    }
    let copies = declarations.filter { !$0.isExtension }
    if copies.contains(where: { copy in
      !properties.contains {
        $0.type.cursor.id == copy.cursor.id && $0.cursor.tree === copy.cursor.tree
      }
    }) {
      return Obstacle(
        .ambiguousView, "another `\(name)` is declared, which does not dismiss itself")
    }
    if sites.isEmpty { return Obstacle(.nothingShowsIt, "nothing creates a `\(name)`") }
    if sites.allSatisfy({ $0.routes.allSatisfy(\.isPreview) }) {
      return Obstacle(.nothingShowsIt, "only previews and tests show `\(name)`")
    }
    return nil
  }
}

extension Route {
  fileprivate var isPreview: Bool { if case .preview = end { true } else { false } }
}
