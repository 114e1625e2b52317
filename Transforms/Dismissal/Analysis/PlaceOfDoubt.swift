import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

extension DismissalFacts {
  /// Where a comment near the edits or at a state may no longer be true.
  func placeOfDoubt(after edits: DismissalEdits) -> String? {
    let comments = NearbyComments(in: context)
    if let name = comments.placeOfDoubt(after: edits.byPath, of: view)
      ?? DistantComments(about: view).placeOfDoubt(in: edits.byPath.keys.sorted(), context)
      ?? CommentsAtUses(of: self).placeOfDoubt(after: edits.byPath)
    {
      return name
    }
    let atStates = view.sites.flatMap(\.routes).lazy.compactMap { route -> String? in
      guard case .presentation(let presentation) = route.end else { return nil }
      return comments.placeOfDoubt(about: presentation)
    }
    return atStates.first { _ in true } ?? CommentsOnFlow(of: self).placeOfDoubt
  }
}
