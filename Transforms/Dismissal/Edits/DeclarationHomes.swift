import SwiftUIModel
import SymbolIndex
import Syntax

/// The files that may get what a module declares once. All changes agree on the first one.
struct DeclarationHomes: Sendable {
  /// The files of presenters that most of the readers have in common.
  let presenters: [IndexedFile]
  /// The views that may read the environment, the most probable ones first: those whose container view cannot
  /// pass a property on, then those that no state dismisses everywhere.
  let views: [DismissingView]
  /// The files that declare views which dismiss themselves, those of views first that are probably changed.
  let files: [IndexedFile]

  init(in screens: Screens) {
    let dismissing = screens.dismissing
    let presented = dismissing.filter(\.isPresentedByStatesOnly).sorted { $0.path < $1.path }
    let embedded = presented.filter(\.isEmbedded)
    let readers = embedded.filter { view in
      view.soleContainer.map { !screens.containers[$0].isPresentedDirectly } ?? true
    }
    let others = dismissing.filter { !$0.isPresentedByStatesOnly }.sorted { $0.path < $1.path }
    let rest = presented.filter { view in !readers.contains { $0.isSame(as: view) } }
    views = readers + others.filter(\.isOutOfReach) + others.filter { !$0.isOutOfReach } + rest
    presenters = readers.presenterPaths.compactMap(screens.file)
    let paths = [readers, embedded, presented, dismissing.filter(\.isEmbedded), dismissing]
      .flatMap { Set($0.map(\.path)).sorted() }
    // Each target may have a view of its own with the same name.
    let copies = Set(dismissing.flatMap(\.propertyPaths)).subtracting(paths)
    files = (paths + copies.sorted()).compactMap(screens.file)
  }
}

extension DismissingView {
  /// The files that present it.
  var presenterPaths: Set<String> { Set(sites.flatMap(\.routes).compactMap(\.presenterPath)) }

  fileprivate var propertyPaths: [String] { properties.map(\.cursor.tree.source.path) }

  fileprivate func isSame(as other: DismissingView) -> Bool {
    path == other.path && name == other.name
  }

  /// Whether something other than a link shows it without a state.
  fileprivate var isOutOfReach: Bool {
    sites.flatMap(\.routes).contains { route in
      switch route.end {
      case .unresolved: true
      case .presentation(let presentation):
        if case .hosting = presentation.trigger { true } else { false }
      case .preview: false
      }
    }
  }
}

extension [DismissingView] {
  /// The files that present most of the views, and at least three of them.
  fileprivate var presenterPaths: [String] {
    let paths = flatMap(\.presenterPaths)
    return Dictionary(grouping: paths, by: \.self).filter { path, views in
      3 <= views.count && paths.count < 2 * views.count
    }.keys.sorted()
  }
}

extension Route {
  /// The file that presents the view.
  fileprivate var presenterPath: String? {
    guard case .presentation(let presentation) = end else { return nil }
    return presentation.call.tree.source.path
  }
}
