import SymbolIndex
import Syntax

/// A view around another one, through which a property can be passed.
public struct ContainerView: Sendable {
  /// The name with those of the types around it: `Outer.Inner`.
  public let name: String
  /// The declarations of the type, followed by its extensions.
  public let declarations: [TypeDecl]
  /// All places that create one.
  public let steps: [ViewStep]
}

/// A place that creates a view, and what is directly around it.
public struct ViewStep: Sendable {
  /// `V(…)`, or `V.init` where the initializer is passed as a value.
  public let expression: SyntaxCursor
  /// The routes to what presents it that pass through no other view.
  public let routes: [Route]
  /// The views whose bodies create it, by their index in `Screens.containers`.
  public let containers: [Int]

  public init(expression: SyntaxCursor, routes: [Route], containers: [Int]) {
    self.expression = expression
    self.routes = routes
    self.containers = containers
  }
}

/// Numbers the container views in the order in which they are found.
struct ContainerViews {
  private let search: ScreenSearch
  private let routes: RouteSearch
  private var numbers: [TypeKey: Int] = [:]
  private var keys: [TypeKey] = []

  init(of search: ScreenSearch, routes: RouteSearch) {
    self.search = search
    self.routes = routes
  }

  /// What is directly around a place that creates a view.
  mutating func step(from use: ScreenSearch.Use) -> ViewStep {
    if search.isPreviewOrTest(use.expression) {
      let route = Route(end: .preview, arrival: use.expression, isDirect: true)
      return ViewStep(expression: use.expression, routes: [route], containers: [])
    }
    let reach = routes.reach(of: use, through: \.isOwnMember)
    var ends = reach.routes
    var containers: [Int] = []
    for stop in reach.stops {
      if case .type(let key) = stop.visit.wrapper {
        containers.append(number(of: key))
      } else {
        let obstacle = UnresolvedRoute(
          code: .madeIndirectly,
          reason: "created in \(stop.visit.wrapper.words), which other types can use",
          place: stop.arrival)
        ends.append(Route(end: .unresolved(obstacle), arrival: stop.arrival, isDirect: false))
      }
    }
    return ViewStep(expression: use.expression, routes: ends, containers: containers)
  }

  private mutating func number(of key: TypeKey) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = keys.count
    keys.append(key)
    return keys.count - 1
  }

  /// All container views that were found, and the containers of those.
  mutating func all() -> [ContainerView] {
    var views: [ContainerView] = []
    while views.count < keys.count {
      let key = keys[views.count]
      views.append(
        ContainerView(
          name: key.qualifiedName, declarations: search.declarations(of: key),
          steps: search.uses[.type(key), default: []].map { step(from: $0) }))
    }
    return views
  }
}
