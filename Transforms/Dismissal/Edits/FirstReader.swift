import SwiftUIModel
import SymbolIndex
import TransformKit

/// The first view of each module that reads an action from the environment once the changes of a run are made;
/// where targets of Xcode projects compile different files, that of each group of targets. A new entry is declared
/// in its file, or in one that presents it, so that no entry is in the file of a view that the run does not change.
struct FirstReader: Sendable {
  /// The files that can hold the entry, the best first.
  let files: [IndexedFile]

  /// What has declarations of its own.
  private struct Home: Hashable {
    let module: ModuleID
    let targets: Set<Int>
  }

  /// - Parameter readsEnvironment: whether a change of this run lets a view read the environment.
  init(in context: TransformContext, where readsEnvironment: (DismissingView) -> Bool) {
    let homes = context.once { DeclarationHomes(in: context.screens) }
    let targets = context.once { DeclarationTargets(in: context) }
    var known: Set<Home> = []
    var files: [IndexedFile] = []
    for view in homes.views {
      let own = targets.groups(of: view, in: context).map {
        Home(module: context.modules[view.path], targets: $0)
      }
      guard !known.isSuperset(of: own), readsEnvironment(view) else { continue }
      known.formUnion(own)
      files += Self.files(for: view, in: context)
    }
    self.files = files
  }

  /// The files that can hold the entry if a view is the first one, the best first.
  static func files(for view: DismissingView, in context: TransformContext) -> [IndexedFile] {
    let homes = context.once { DeclarationHomes(in: context.screens) }
    let paths = view.presenterPaths
    return homes.presenters.filter { paths.contains($0.path) }
      + ([view.path] + paths.sorted()).compactMap(context.screens.file)
  }
}
