import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension DismissingView {
  /// Another file declares the view again, as for another platform, with a property that nothing uses there. It would
  /// get what it never calls.
  func silentCopy(besides files: [DismissalFacts.UsingFile]) -> Obstacle? {
    let using = Set(files.filter { !$0.uses.isEmpty }.map(\.file.path))
    let paths = Set(properties.map(\.cursor.tree.source.path))
    // Uses elsewhere, as in an extension, may be those of any copy.
    guard using.isSubset(of: paths), !using.isEmpty,
      let silent = properties.first(where: { !using.contains($0.cursor.tree.source.path) })
    else { return nil }
    return Obstacle(
      .ambiguousView,
      "`\(name)` is declared several times, and the one in \(silent.type.cursor.lineInFile) does not "
        + "dismiss itself")
  }
}
