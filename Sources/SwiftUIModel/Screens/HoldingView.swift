import SymbolIndex
import Syntax

/// A view around another one, through which the other can be handed something.
public struct HoldingView: Sendable {
  /// The name with those of the types around it: `Outer.Inner`.
  public let name: String
  /// The declarations of the type, and behind them its extensions.
  public let declarations: [TypeDecl]
  /// All places that make one.
  public let steps: [ViewStep]
}

/// A place that makes a view, and what is right around it.
public struct ViewStep: Sendable {
  /// `V(…)`, or `V.init` where it is handed on as a value.
  public let expression: SyntaxCursor
  /// The ways to where it is shown that meet no other view.
  public let routes: [Route]
  /// The views in whose bodies it is made, by their numbers among the holders of the screens.
  public let holders: [Int]

  public init(expression: SyntaxCursor, routes: [Route], holders: [Int]) {
    self.expression = expression
    self.routes = routes
    self.holders = holders
  }
}

/// The views around others while they are numbered: each in the order in which it is met.
struct HoldingViews {
  private let search: ScreenSearch
  private let routes: RouteSearch
  private var numbers: [TypeKey: Int] = [:]
  private var keys: [TypeKey] = []

  init(of search: ScreenSearch, routes: RouteSearch) {
    self.search = search
    self.routes = routes
  }

  /// What is right around a place that makes a view.
  mutating func step(from use: ScreenSearch.Use) -> ViewStep {
    if search.isRehearsal(use.expression) {
      let route = Route(end: .preview, arrival: use.expression, isDirect: true)
      return ViewStep(expression: use.expression, routes: [route], holders: [])
    }
    let reach = routes.reach(of: use, through: \.isOwnMember)
    var ends = reach.routes
    var holders: [Int] = []
    for stop in reach.stops {
      if case .type(let key) = stop.way.carrier {
        holders.append(number(of: key))
      } else {
        let obstacle = SiteObstacle(
          code: .madeIndirectly, reason: "in \(stop.way.carrier.words), which others may use",
          place: stop.arrival)
        ends.append(Route(end: .unresolved(obstacle), arrival: stop.arrival, isDirect: false))
      }
    }
    return ViewStep(expression: use.expression, routes: ends, holders: holders)
  }

  private mutating func number(of key: TypeKey) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }

  /// All views that were met, and those around them.
  mutating func all() -> [HoldingView] {
    var views: [HoldingView] = []
    while views.count < keys.count {
      let key = keys[views.count]
      views.append(
        HoldingView(
          name: key.qualifiedName, declarations: search.declarations(of: key),
          steps: search.uses[.type(key), default: []].map { step(from: $0) }))
    }
    return views
  }
}
