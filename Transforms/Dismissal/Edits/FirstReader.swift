import SwiftUIModel
import SymbolIndex
import TransformKit

/// The first view that reads an action from the environment once the changes of a run are made. A new entry is
/// declared in its file, or in one that presents it, so that no entry is in the file of a view that the run does
/// not change.
struct FirstReader: Sendable {
  /// The files that can hold the entry, the best first.
  let files: [IndexedFile]

  /// - Parameter readsEnvironment: whether a change of this run lets a view read the environment.
  init(in context: TransformContext, where readsEnvironment: (DismissingView) -> Bool) {
    let homes = context.once { DeclarationHomes(in: context.screens) }
    guard let view = homes.views.first(where: readsEnvironment) else {
      files = []
      return
    }
    let paths = view.presenterPaths
    files =
      homes.presenters.filter { paths.contains($0.path) }
      + ([view.path] + paths.sorted()).compactMap(context.screens.file)
  }
}
