import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

// Which places that create a view are in the way of a change.

extension DismissingView {
  /// The number of places that create the view and are not in the way, where each obstacle is at one that is.
  func countOfSites(besides obstacles: [Obstacle]) -> Int {
    let live = sites.filter { !$0.routes.allSatisfy(\.isPreview) }
    let blocked = obstacles.map { obstacle in
      live.indices.filter { live[$0].isReached(from: obstacle) }
    }
    guard !blocked.isEmpty, blocked.allSatisfy({ !$0.isEmpty }) else { return 0 }
    return live.count - Set(blocked.joined()).count
  }
}

extension ViewSite {
  /// Whether an obstacle stands at the place, or on the way from there to a presentation.
  fileprivate func isReached(from obstacle: Obstacle) -> Bool {
    guard let place = obstacle.place else { return false }
    let ways =
      [expression]
      + routes.flatMap { route -> [SyntaxCursor] in
        switch route.end {
        case .presentation(let presentation): [route.arrival, presentation.call]
        case .unresolved(let end): [route.arrival, end.place]
        case .preview: []
        }
      }
    return ways.contains { way in
      way.tree.source.path == place.tree.source.path
        && (way.range.contains(place.range) || place.range.contains(way.range))
    }
  }
}
