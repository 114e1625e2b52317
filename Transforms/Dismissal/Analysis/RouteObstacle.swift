import SwiftUIModel
import TransformKit

extension Obstacle {
  /// What keeps a view from being rewritten where one of its routes is unresolved.
  init(_ route: UnresolvedRoute, of view: DismissingView) {
    self.init(
      route.code, "`\(view.name)` is \(route.reason)",
      remedy: route.isOutsideRepository ? "pass `public-api=true`" : nil, at: route.place)
  }
}

extension ViewStep {
  /// Whether it stands for calls outside the repository.
  var isOutsideRepository: Bool {
    routes.contains {
      if case .unresolved(let route) = $0.end { route.isOutsideRepository } else { false }
    }
  }
}
