import Semantics
import SymbolIndex
import Syntax

/// Which view of a repository shows which, one step at a time: a route ends at what presents a
/// view, a step at what is directly around it.
public struct ScreenMap: Sendable {
  public let views: [View]
  public let steps: [Step]

  /// A type that is shown or shows something.
  public struct View: Sendable {
    /// The name with those of the types around it; for a function of an extension that shows a
    /// view, the name of the extended type and its own.
    public let name: String
    public let module: ModuleID
    public let declaration: SyntaxCursor
    public let isSelfDismissing: Bool
    /// The routes that could not be followed.
    public fileprivate(set) var obstacles: [UnresolvedRoute] = []
  }

  public struct Step: Sendable {
    /// The indices of the views: the one that shows, and the one that is shown.
    public let source: Int
    public let target: Int
    public let kind: Kind

    public enum Kind: Sendable {
      case presentation(Presentation)
      /// The place that embeds one view in the other.
      case embedding(SyntaxCursor)
    }
  }
}

extension ScreenSearch {
  /// The steps between all views, once no more files are wanted.
  public func map() -> ScreenMap {
    let types = uses.keys.compactMap { wrapper in
      if case .type(let key) = wrapper { key } else { nil }
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

/// Builds a map: views are numbered in the order in which they are found.
private struct ScreenMapMaking {
  private(set) var views: [ScreenMap.View] = []
  private(set) var steps: [ScreenMap.Step] = []

  private let search: ScreenSearch
  private let screens: Screens
  private let dismissing: Set<TypeKey>
  private let routes: RouteSearch
  private var numbers: [TypeKey: Int] = [:]
  /// The functions among the views whose uses are not searched yet.
  private var functions: [(decl: SyntaxCursor, number: Int)] = []

  init(of search: ScreenSearch) {
    self.search = search
    screens = search.screens()
    dismissing = Set(
      screens.dismissing.map { view in
        search.facts.key(named: view.name, in: view.path)
      })
    routes = RouteSearch(of: search)
  }

  mutating func addSteps(to key: TypeKey) {
    guard let target = number(of: key) else { return }
    for use in search.uses[.type(key), default: []] {
      let reach = routes.reach(of: use) { wrapper in
        if case .type = wrapper { false } else { search.uses[wrapper]?.isEmpty == false }
      }
      for route in reach.routes { add(route.end, to: target) }
      for stop in reach.stops { addEmbedding(in: stop.visit.wrapper, at: stop.arrival, of: target) }
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
      guard !isPreviewOrTest(presentation.call), let source = container(of: presentation.call)
      else {
        return
      }
      steps.append(
        ScreenMap.Step(source: source, target: target, kind: .presentation(presentation)))
    }
  }

  /// A view in a member that nothing uses is shown by the member's type: the `body` of an app.
  private mutating func addEmbedding(
    in wrapper: Wrapper, at arrival: SyntaxCursor, of target: Int
  ) {
    let source: Int?
    switch wrapper {
    case .type(let key): source = number(of: key)
    case .member(let key): source = key.owner.flatMap { number(of: $0) }
    case .parameter: source = nil
    }
    guard let source, !isPreviewOrTest(arrival) else { return }
    steps.append(ScreenMap.Step(source: source, target: target, kind: .embedding(arrival)))
  }

  /// A function that shows something is a part of whatever calls it.
  mutating func addStepsToFunctions() {
    while let function = functions.popLast() {
      for use in uses(of: function.decl) {
        guard !isPreviewOrTest(use), let source = container(of: use), source != function.number
        else {
          continue
        }
        steps.append(
          ScreenMap.Step(source: source, target: function.number, kind: .embedding(use)))
      }
    }
  }

  /// The names that refer to a function.
  private func uses(of function: SyntaxCursor) -> [SyntaxCursor] {
    search.facts.program.ask { program in
      let decls = program.decl(at: function).map { [$0] } ?? []
      return search.files.flatMap { program.uses(of: decls, in: $0) }.filter(\.isCertain)
        .map(\.name)
    }
  }

  /// Whether a place only serves previews or tests.
  private func isPreviewOrTest(_ place: SyntaxCursor) -> Bool {
    screens.file(at: place.tree.source.path)?.isPreviewOrTest(place) == true
  }
}

// MARK: Views

extension ScreenMapMaking {
  /// The number of a type; nil when its declaration was not read.
  private mutating func number(of key: TypeKey) -> Int? {
    if let number = numbers[key] { return number }
    let placed = search.facts.index.declarations(named: key.name).first {
      key.covers($0, index: search.facts.index, modules: search.facts.modules)
    }
    guard let placed, let file = screens.file(at: placed.path) else { return nil }
    return add(key, SyntaxCursor(tree: file.tree, id: placed.symbol.node))
  }

  /// The number of the type around a place, or of the function in an extension of a type that
  /// another module declares.
  private mutating func container(of place: SyntaxCursor) -> Int? {
    let path = place.tree.source.path
    guard let file = screens.file(at: path),
      let type = TypeDecl.enclosing(place, ancestry: file.ancestry)
    else { return nil }
    let name = type.qualifiedName(ancestry: file.ancestry)
    let paths = search.facts.index.declarations(named: type.name)
      .filter { $0.symbol.qualifiedName == name }.map(\.path)
    let own = search.facts.modules[path]
    let home =
      paths.first { $0 == path } ?? paths.first { search.facts.modules[$0] == own } ?? paths.first
    if let home {
      return number(of: search.facts.key(named: name, in: home))
    }
    let function = file.ancestry.ancestors(of: place).lazy.compactMap(FunctionDeclView.init).first
    guard let function else { return nil }
    let key = TypeKey(qualifiedName: "\(name).\(function.name)", module: own)
    if let number = numbers[key] { return number }
    let number = add(key, function.cursor)
    functions.append((function.cursor, number))
    return number
  }

  /// The number of the app or scene around a place: a window does not dismiss its view, but it is
  /// known to show it.
  private mutating func scene(around place: SyntaxCursor) -> Int? {
    guard let number = container(of: place) else { return nil }
    let type = views[number].name.split(separator: ".").last.map(String.init) ?? ""
    let declaresWindows = search.facts.index.inheritedNames(of: type).contains {
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
