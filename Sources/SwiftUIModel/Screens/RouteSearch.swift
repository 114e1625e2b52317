import Semantics
import SymbolIndex
import Syntax

/// Joins the results of ancestor walks to presentation routes: from where a view is created to what
/// presents it.
struct RouteSearch {
  private let uses: [Wrapper: [ScreenSearch.Use]]
  private let unread: [Wrapper: [UnreadFile]]
  private let contentOutcomes: ContentOutcomes
  private let facts: DeclarationFacts
  private let program: SharedProgram
  private let search: ScreenSearch

  init(of search: ScreenSearch) {
    self.search = search
    uses = search.uses
    unread = search.unread
    facts = search.facts
    program = search.facts.program
    contentOutcomes = ContentOutcomes(uses: uses, program: program)
  }

  /// A wrapper on a route, and whether everything before it belongs to one type.
  struct Visit: Hashable {
    let wrapper: Wrapper
    let isOwn: Bool
    /// What a call of the wrapper has to pass so that it shows the view.
    var tests: Set<ParameterTest> = []
  }

  /// Targets may have types of one name, each with uses of its own.
  private struct SeenVisit: Hashable {
    let visit: Visit
    let targets: Set<Int>
  }

  struct Stop {
    let visit: Visit
    /// The expression that leads to the wrapper.
    let arrival: SyntaxCursor
  }

  /// The routes from a place that creates a view. Routes that meet continue as one, so their number
  /// is the number of ends.
  func reach(of use: ScreenSearch.Use) -> Reach { reach(of: use) { _ in true } }

  /// How far a view gets from a place that creates it.
  struct Reach {
    fileprivate(set) var routes: [Route] = []
    /// The places where the routes reach wrappers that are not followed.
    fileprivate(set) var stops: [Stop] = []
    /// The wrappers that files in no target may use, too.
    fileprivate(set) var unbuiltUses: [UnbuiltUse] = []
  }

  /// The routes through some wrappers only.
  func reach(of use: ScreenSearch.Use, through isPassed: (Wrapper) -> Bool) -> Reach {
    var reach = Reach()
    var waiting: [Stop] = []
    var seen: Set<SeenVisit> = []
    follow(use, isOwn: true, into: &reach.routes, &waiting)
    while let stop = waiting.popLast() {
      guard seen.insert(SeenVisit(visit: stop.visit, targets: targets(at: stop))).inserted else {
        continue
      }
      guard isPassed(stop.visit.wrapper) else {
        reach.stops.append(stop)
        continue
      }
      addEnds(inUnreadFilesAfter: stop, to: &reach)
      let uses = uses(from: stop)
      if uses.isEmpty {
        let obstacle = UnresolvedRoute.withoutUse(stop, program)
        reach.routes.append(Route(obstacle, after: stop))
      }
      for use in uses {
        follow(use, isOwn: stop.visit.isOwn && !use.isElsewhere, into: &reach.routes, &waiting)
      }
    }
    return reach
  }

  /// A file that no target compiles shows nothing; of any other, it is not known what it shows.
  private func addEnds(inUnreadFilesAfter stop: Stop, to reach: inout Reach) {
    for file in unread[stop.visit.wrapper, default: []] {
      if file.cause == .notBuilt {
        reach.unbuiltUses.append(UnbuiltUse(path: file.path, name: stop.visit.wrapper.name))
      } else {
        reach.routes.append(Route(.mayContinue(from: stop, in: file), after: stop))
      }
    }
  }

  /// The uses of a wrapper that mean it where no other target has one of its name.
  private func uses(from stop: Stop) -> [ScreenSearch.Use] {
    let all = uses[stop.visit.wrapper, default: []]
    guard case .type(let key) = stop.visit.wrapper else { return all.filter { mayRun($0, stop) } }
    return all.filter { use in
      facts.mayMean(
        key, declaredIn: [stop.arrival.tree.source.path], at: use.expression.tree.source.path)
    }
  }

  /// Whether what a use passes lets the part of a member run that shows the view.
  private func mayRun(_ use: ScreenSearch.Use, _ stop: Stop) -> Bool {
    guard !stop.visit.tests.isEmpty, case .member(let key) = stop.visit.wrapper,
      let call = FunctionCallView(use.expression)
    else { return true }
    return program.ask { program in
      OwnCallee(key.decl, in: program)?.isRefuted(Array(stop.visit.tests), by: call) != true
    }
  }

  /// What the code of a function around a place asks of its parameters.
  private func tests(around place: SyntaxCursor, in wrapper: Wrapper) -> Set<ParameterTest> {
    guard case .member(let key) = wrapper, key.signature?.parameters.isEmpty == false else {
      return []
    }
    return program.ask { program in
      guard let callee = OwnCallee(key.decl, in: program),
        callee.file.path == place.tree.source.path
      else { return [] }
      return Set(program.tests(around: place, of: callee.variablesByDecl(parts: [], program)))
    }
  }

  /// The targets that compile the part of a type which a route goes through.
  private func targets(at stop: Stop) -> Set<Int> {
    guard case .type = stop.visit.wrapper else { return [] }
    return facts.targets[stop.arrival.tree.source.path]
  }

  /// Adds the end of a use, or the wrapper that it leads to.
  private func follow(
    _ use: ScreenSearch.Use, isOwn: Bool, into routes: inout [Route], _ stops: inout [Stop]
  ) {
    func add(_ end: Route.End) {
      routes.append(Route(end: end, arrival: use.expression, isDirect: isOwn))
    }
    switch use.result {
    case .presented(let presentation):
      add(.presentation(presentation))
    case .preview:
      add(.preview)
    case .unresolved(let obstacle):
      add(.unresolved(obstacle))
    case .wrapped(let wrapper):
      let visit = Visit(
        wrapper: wrapper, isOwn: isOwn && wrapper.keepsScope,
        tests: tests(around: use.expression, in: wrapper))
      stops.append(Stop(visit: visit, arrival: use.expression))
    case .passed(let passage, let then):
      follow(use, through: passage, then, isOwn: isOwn, into: &routes, &stops)
    }
  }

  /// Adds the ends of content that a call is given, and goes on where the call shows it.
  private func follow(
    _ use: ScreenSearch.Use, through passage: Passage, _ then: WalkResult, isOwn: Bool,
    into routes: inout [Route], _ stops: inout [Stop]
  ) {
    func add(_ end: Route.End) {
      routes.append(Route(end: end, arrival: use.expression, isDirect: isOwn))
    }
    func goOn(to result: WalkResult) {
      let on = ScreenSearch.Use(expression: use.expression, result: result)
      follow(on, isOwn: isOwn, into: &routes, &stops)
    }
    let outcomes = passage.parameters.map { self.outcomes(of: $0, in: passage) }
    if let obstacle = passage.obstacle(to: outcomes.flatMap(\.self)) { add(.unresolved(obstacle)) }
    var distinct = ContentOutcomes.DistinctOutcomes()
    for (parameter, outcomes) in zip(passage.parameters, outcomes) {
      if let second = outcomes.secondState {
        let label = parameter.signature.parameters[second].label ?? "_"
        let reason = "passed to `\(parameter.name)`, which also presents it with `\(label)`"
        add(
          .unresolved(UnresolvedRoute(code: .unsuitedState, reason: reason, place: passage.call)))
      }
      for outcome in outcomes {
        let isNew = distinct.add(outcome)
        switch outcome {
        case .shown where isNew: goOn(to: then)
        case .presented(let kind, let state, let inside):
          guard let end = Self.end(kind, state, of: parameter, in: passage) else {
            routes.append(Route(presentedInside: inside))
            continue
          }
          add(end)
        case .presentedInside(let inside) where isNew: routes.append(Route(presentedInside: inside))
        case .unresolved(let obstacle) where isNew: add(.unresolved(obstacle))
        case .shown, .presentedInside, .unresolved: break
        }
      }
    }
    if let native = passage.native(then: then) { goOn(to: native) }
  }

  /// What becomes of content that a call is given, without the code that its other arguments lead past.
  private func outcomes(
    of parameter: ContentParameter, in passage: Passage
  ) -> [ContentOutcomes.Outcome] {
    let all = passage.results(of: contentOutcomes.outcomes(of: parameter))
    guard 1 < all.count else { return all }
    let parts = parameter.type.map { search.declarations(of: $0) } ?? []
    let run = all.filter { !passage.keeps(from: $0.place, in: parameter, facts, parts: parts) }
    return run.isEmpty ? all : run
  }

  /// The presentation of content that a call was given, with the state that presents it; nil where the call
  /// leaves the state to the callee.
  private static func end(
    _ kind: Presentation.Kind, _ state: ContentOutcomes.State, of parameter: ContentParameter,
    in passage: Passage
  ) -> Route.End? {
    passage.argument(for: state.parameter, of: parameter).map { value in
      .presentation(
        Presentation(
          kind: kind, trigger: state.isItem ? .item(value) : .flag(value), call: passage.call,
          content: passage.content))
    }
  }
}

extension Route {
  /// The end of a route after which it is not known how the view is shown.
  fileprivate init(_ obstacle: UnresolvedRoute, after stop: RouteSearch.Stop) {
    self.init(end: .unresolved(obstacle), arrival: stop.arrival, isDirect: false)
  }

  /// The route to a presentation in a view or function that the view is passed to.
  fileprivate init(presentedInside inside: ContentOutcomes.Inside) {
    self.init(
      end: .presentation(inside.presentation), arrival: inside.content, isDirect: false)
  }
}

extension Passage {
  /// What is in the way where the content is presented in one case, and a part of what the call
  /// creates in another: its dismissal may close either.
  fileprivate func obstacle(to outcomes: [ContentOutcomes.Outcome]) -> UnresolvedRoute? {
    var isPresented = false
    var shown: SyntaxCursor?
    for outcome in outcomes {
      switch outcome {
      case .presented, .presentedInside: isPresented = true
      case .shown(let place): shown = shown ?? place
      case .unresolved: break
      }
    }
    switch role {
    case .presented, .hosted: isPresented = true
    case .shown: shown = shown ?? content
    case .obstacle, .unknown: break
    }
    guard isPresented, let shown else { return nil }
    return UnresolvedRoute(
      code: .unsuitedState,
      reason: "passed to `\(parameters.first?.name ?? "")`, which also shows it in place",
      place: shown)
  }
}

extension [ContentOutcomes.Outcome] {
  /// The second parameter that presents the content.
  fileprivate var secondState: Int? {
    let states = Set(
      compactMap { if case .presented(_, let state, _) = $0 { state.parameter } else { nil } })
    return states.sorted().dropFirst().first
  }
}

extension UnresolvedRoute {
  /// A file that was not read may use a wrapper.
  fileprivate static func mayContinue(
    from stop: RouteSearch.Stop, in file: UnreadFile
  ) -> UnresolvedRoute {
    let use = "created in \(stop.visit.wrapper.words), which \(file.path) may use"
    return UnresolvedRoute(
      code: .fileNotRead, reason: "\(use); that file \(file.cause.words)", place: stop.arrival,
      remedy: file.cause.remedy)
  }

  /// Nothing uses a wrapper, at least not by its name: code may call a member through a protocol.
  fileprivate static func withoutUse(
    _ stop: RouteSearch.Stop, _ program: SharedProgram
  ) -> UnresolvedRoute {
    let words = stop.visit.wrapper.words
    if !stop.visit.tests.isEmpty {
      return UnresolvedRoute(
        code: .nothingShowsIt, reason: "created in a part of \(words) that no call asks for",
        place: stop.arrival)
    }
    guard let requirer = program.ask({ stop.visit.wrapper.requirer($0) }) else {
      return UnresolvedRoute(
        code: .nothingShowsIt, reason: "created in \(words), which nothing uses",
        place: stop.arrival)
    }
    return UnresolvedRoute(
      code: .madeIndirectly,
      reason: "created in \(words), which the protocol `\(requirer)` requires; "
        + "its calls through the protocol cannot be traced",
      place: stop.arrival)
  }

  /// Content is passed to a function or type that is neither SwiftUI's nor declared in the repository.
  ///
  /// - Parameter name: the name of the function or type; empty if it is not known.
  static func unknownCallee(of call: FunctionCallView, named name: String) -> UnresolvedRoute {
    let reason =
      switch name.first {
      case nil: "passed to an unknown call"
      case _ where call.isTransform:
        "what a closure of `\(name)` returns, where its use cannot be traced"
      case _ where call.isDelegation:
        "passed to an initializer of `\(name)` whose declaration was not found"
      case _ where call.isOfImplicitType && call.member?.isInitializer == true:
        "passed to an initializer of `\(name)`, which is not a known container"
      case _ where call.isOfImplicitType:
        "passed to `.\(name)` of a type that is not known"
      case let first? where first.isUppercase:
        "passed to `\(name)`, which is not a known container"
      case _: "passed to `\(name)`, whose declaration was not found"
      }
    let remedy =
      name.isEmpty || call.isTransform ? nil : "declare `\(name)` in `.statewise/modules`"
    return UnresolvedRoute(
      code: .unknownWrapper, reason: reason, place: call.cursor, remedy: remedy)
  }
}

extension FunctionCallView {
  /// Whether each element of a collection becomes what a closure returns.
  fileprivate var isTransform: Bool {
    member?.base != nil && ["compactMap", "flatMap", "map"].contains(member?.name)
  }

  /// Whether the context says the type of the member that is called: `.page(PageView())`.
  fileprivate var isOfImplicitType: Bool {
    callee.flatMap(MemberAccessView.init).map { $0.base == nil } ?? false
  }
}

extension Wrapper {
  /// Its name in a sentence.
  var words: String { "`\(name)`" }

  var name: String {
    switch self {
    case .type(let key): key.qualifiedName
    case .member(let key): key.name
    case .parameter(let key): key.name
    }
  }

  /// The name of a protocol that requires the member of its type.
  fileprivate func requirer(_ program: Program) -> String? {
    guard case .member(let key) = self, let owner = program.owner(of: key.decl) else { return nil }
    let type = program.cursor(of: owner)
    return program.protocols(requiring: key.name, ofTypeAt: type).first.map(program.name)
  }

  /// Whether only the type that it is a member of uses its content, or only its file.
  var isOwnMember: Bool {
    if case .member(let key) = self { key.home == .view || key.file != nil } else { false }
  }

  /// Whether the names in scope around its content are also in scope where `self` uses it.
  fileprivate var keepsScope: Bool {
    if case .member(let key) = self { key.isOfValues } else { false }
  }
}
