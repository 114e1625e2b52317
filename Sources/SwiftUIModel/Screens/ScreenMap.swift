import SymbolIndex
import Syntax

/// Which view of a repository shows which, one step at a time: a route tells what presents a view in the
/// end, a step what is right before it.
public struct ScreenMap: Sendable {
  public let views: [View]
  public let steps: [Step]

  /// A type that is shown or shows something.
  public struct View: Sendable {
    /// The name with those of the types around it; for a function that shows something whatever it is
    /// called on, its name behind that of the extended type.
    public let name: String
    public let module: ModuleID
    public let declaration: SyntaxCursor
    public let isSelfDismissing: Bool
    /// The places that make one, where it cannot be told how it comes to be shown.
    public fileprivate(set) var obstacles: [SiteObstacle] = []
  }

  public struct Step: Sendable {
    /// The numbers of the views: the one that shows, and the one that is shown.
    public let source: Int
    public let target: Int
    public let kind: Kind

    public enum Kind: Sendable {
      case presentation(Presentation)
      /// The place that brings the one into the other.
      case embedding(SyntaxCursor)
    }
  }
}

extension ScreenSearch {
  /// The steps between all views that were met, once no file is wanted any more.
  public func map() -> ScreenMap {
    let types = uses.keys.compactMap { carrier in
      if case .type(let key) = carrier { key } else { nil }
    }
    var making = ScreenMapMaking(of: self)
    for key in types.sorted(by: {
      ($0.qualifiedName, $0.module.name) < ($1.qualifiedName, $1.module.name)
    }) {
      making.addSteps(to: key)
    }
    making.addStepsToFunctions()
    return ScreenMap(views: making.views, steps: making.steps)
  }
}

/// A map while it is made: views get their numbers as they are met.
private struct ScreenMapMaking {
  private(set) var views: [ScreenMap.View] = []
  private(set) var steps: [ScreenMap.Step] = []

  private let search: ScreenSearch
  private let screens: Screens
  private let dismissing: Set<TypeKey>
  private let routes: RouteSearch
  private var numbers: [TypeKey: Int] = [:]
  /// The functions among the views whose uses are still to be looked for.
  private var functions: [(name: String, number: Int)] = []

  init(of search: ScreenSearch) {
    self.search = search
    screens = search.screens()
    dismissing = Set(
      screens.dismissing.map { view in
        search.key(named: view.name, in: view.path)
      })
    routes = RouteSearch(uses: search.uses)
  }

  mutating func addSteps(to key: TypeKey) {
    guard let target = number(of: key) else { return }
    for use in search.uses[.type(key), default: []] {
      let reach = routes.reach(of: use) { carrier in
        if case .type = carrier { false } else { search.uses[carrier]?.isEmpty == false }
      }
      for route in reach.routes { add(route.end, to: target) }
      for stop in reach.stops { addEmbedding(in: stop.way.carrier, at: stop.arrival, of: target) }
    }
  }

  private mutating func add(_ end: Route.End, to target: Int) {
    switch end {
    case .preview:
      return
    case .unresolved(let obstacle):
      guard let scene = scene(around: obstacle.place) else {
        views[target].obstacles.append(obstacle)
        return
      }
      steps.append(
        ScreenMap.Step(source: scene, target: target, kind: .embedding(obstacle.place)))
    case .presentation(let presentation):
      guard !isRehearsal(presentation.call), let source = holder(of: presentation.call) else {
        return
      }
      steps.append(
        ScreenMap.Step(source: source, target: target, kind: .presentation(presentation)))
    }
  }

  /// What a member that nobody uses brings along is shown by its type: the `body` of an app.
  private mutating func addEmbedding(
    in carrier: Carrier, at arrival: SyntaxCursor, of target: Int
  ) {
    let source: Int?
    switch carrier {
    case .type(let key): source = number(of: key)
    case .member(let key): source = key.owner.flatMap { number(of: $0) }
    case .slot: source = nil
    }
    guard let source, !isRehearsal(arrival) else { return }
    steps.append(ScreenMap.Step(source: source, target: target, kind: .embedding(arrival)))
  }

  /// A function that shows something is a part of whatever calls it.
  mutating func addStepsToFunctions() {
    while let function = functions.popLast() {
      for use in search.files.flatMap({ $0.uses(of: function.name) }) {
        guard !isRehearsal(use), let source = holder(of: use), source != function.number else {
          continue
        }
        steps.append(
          ScreenMap.Step(source: source, target: function.number, kind: .embedding(use)))
      }
    }
  }

  /// Whether a place is only for previews and tests.
  private func isRehearsal(_ place: SyntaxCursor) -> Bool {
    screens.file(at: place.tree.source.path)?.isRehearsal(place) == true
  }
}

// MARK: Views

extension ScreenMapMaking {
  /// The number of a type; nil when its declaration was not read.
  private mutating func number(of key: TypeKey) -> Int? {
    if let number = numbers[key] { return number }
    let placed = search.index.declarations(named: key.name).first {
      key.covers($0, index: search.index, modules: search.modules)
    }
    guard let placed, let file = screens.file(at: placed.path) else { return nil }
    return add(key, SyntaxCursor(tree: file.tree, id: placed.symbol.node))
  }

  /// The number of the type that holds a place, or, in an extension of a type that others declare, of
  /// the function.
  private mutating func holder(of place: SyntaxCursor) -> Int? {
    let path = place.tree.source.path
    guard let file = screens.file(at: path),
      let type = TypeDecl.enclosing(place, ancestry: file.ancestry)
    else { return nil }
    let name = type.qualifiedName(ancestry: file.ancestry)
    let paths = search.index.declarations(named: type.name)
      .filter { $0.symbol.qualifiedName == name }.map(\.path)
    let own = search.modules[path]
    let home =
      paths.first { $0 == path } ?? paths.first { search.modules[$0] == own } ?? paths.first
    if let home {
      return number(of: search.key(named: name, in: home))
    }
    let function = file.ancestry.ancestors(of: place).lazy.compactMap(FunctionDeclView.init).first
    guard let function else { return nil }
    let key = TypeKey(qualifiedName: "\(name).\(function.name)", module: own)
    if let number = numbers[key] { return number }
    let number = add(key, function.cursor)
    functions.append((function.name, number))
    return number
  }

  /// The number of the app or scene that holds a place: nothing takes a view away from a window, but it
  /// is plain where it is shown.
  private mutating func scene(around place: SyntaxCursor) -> Int? {
    guard let number = holder(of: place) else { return nil }
    let type = views[number].name.split(separator: ".").last.map(String.init) ?? ""
    let declaresWindows = search.index.inheritedNames(of: type).contains {
      SwiftUINames.facts(ofType: $0).contains(.sceneProtocol)
    }
    return declaresWindows ? number : nil
  }

  private mutating func add(_ key: TypeKey, _ declaration: SyntaxCursor) -> Int {
    numbers[key] = views.count
    views.append(
      ScreenMap.View(
        name: key.qualifiedName, module: key.module, declaration: declaration,
        isSelfDismissing: dismissing.contains(key)))
    return views.count - 1
  }
}
