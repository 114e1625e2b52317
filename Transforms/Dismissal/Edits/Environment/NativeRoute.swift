import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// A route on which a view keeps SwiftUI's own action.
struct NativeRoute {
  let route: Route
  /// Why no state dismisses the view.
  let cause: Obstacle
  /// The place that passes the action on.
  let place: SyntaxPlace
  /// The file with it.
  var path: String { place.path }

  init(_ route: Route, _ cause: Obstacle, at place: SyntaxCursor) {
    self.route = route
    self.cause = cause
    self.place = SyntaxPlace(path: place.tree.source.path, node: place.id)
  }
}

extension Ancestry {
  /// Whether an expression is an initializer as a value, or is called, and so is no view.
  func isFunction(_ place: SyntaxCursor) -> Bool {
    MemberAccessView(place)?.name == "init"
      || parent(of: place).flatMap(FunctionCallView.init)?.callee?.id == place.id
  }
}

extension ViewSite {
  /// Whether the expression that a route arrives with has a presentation besides.
  func hasOtherEnd(beside route: Route) -> Bool {
    routes.contains { other in
      guard case .presentation(let presentation) = other.end,
        other.arrival.tree === route.arrival.tree, other.arrival.id == route.arrival.id
      else { return false }
      if case .presentation(let own) = route.end { return own.call.id != presentation.call.id }
      return true
    }
  }

  /// Whether a modifier at the end of a route would override what presenters set around the view in which the
  /// route ends: nothing would read that.
  func wouldOverride(at route: Route, _ context: TransformContext) -> Bool {
    guard let file = context.file(at: route.arrival.tree.source.path),
      let type = TypeDecl.enclosing(route.arrival, ancestry: file.ancestry)
    else { return false }
    let isWhole = route.arrival.contains(expression)
    return routes.contains { other in
      guard case .presentation = other.end, !type.cursor.contains(other.arrival) else {
        return false
      }
      return isWhole || FunctionCallView(other.arrival)?.name == type.name
    }
  }
}
