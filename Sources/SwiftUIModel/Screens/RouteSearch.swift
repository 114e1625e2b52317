import SymbolIndex
import Syntax

/// Puts together the ways from where a view is made to where it is shown.
struct RouteSearch {
  private let uses: [Carrier: [ScreenSearch.Use]]
  private let slots: SlotOutcomes

  init(uses: [Carrier: [ScreenSearch.Use]]) {
    self.uses = uses
    slots = SlotOutcomes(uses: uses)
  }

  /// A carrier on the way, and whether all on the way to it are members of one type.
  struct Way: Hashable {
    let carrier: Carrier
    let isOwn: Bool
  }

  struct Stop {
    let way: Way
    /// The place that leads to the carrier.
    let arrival: SyntaxCursor
  }

  /// The routes from a place that makes a view. Two that meet go on as one, so that their number is
  /// that of the places at the end and not of the ways to them.
  func routes(of use: ScreenSearch.Use) -> [Route] { reach(of: use) { _ in true }.routes }

  /// The routes that go only through some carriers, and where they meet the others.
  func reach(
    of use: ScreenSearch.Use, through isPassed: (Carrier) -> Bool
  ) -> (routes: [Route], stops: [Stop]) {
    var routes: [Route] = []
    var waiting: [Stop] = []
    var stops: [Stop] = []
    var seen: Set<Way> = []
    follow(use, isOwn: true, into: &routes, &waiting)
    while let stop = waiting.popLast() {
      guard seen.insert(stop.way).inserted else { continue }
      guard isPassed(stop.way.carrier) else {
        stops.append(stop)
        continue
      }
      let uses = self.uses[stop.way.carrier, default: []]
      if uses.isEmpty {
        let obstacle = SiteObstacle(
          code: .nothingShowsIt,
          reason: "in \(stop.way.carrier.words), which nothing in sight shows", place: stop.arrival)
        routes.append(Route(end: .unresolved(obstacle), arrival: stop.arrival, isDirect: false))
      }
      for use in uses {
        follow(use, isOwn: stop.way.isOwn && !use.isElsewhere, into: &routes, &waiting)
      }
    }
    return (routes, stops)
  }

  /// Adds where a use ends, or what carries it on.
  private func follow(
    _ use: ScreenSearch.Use, isOwn: Bool, into routes: inout [Route], _ stops: inout [Stop]
  ) {
    func add(_ end: Route.End) {
      routes.append(Route(end: end, arrival: use.expression, isDirect: isOwn))
    }
    switch use.climb {
    case .presented(let presentation):
      add(.presentation(presentation))
    case .preview:
      add(.preview)
    case .unresolved(let obstacle):
      add(.unresolved(obstacle))
    case .carried(let carrier):
      let way = Way(carrier: carrier, isOwn: isOwn && carrier.isOwnMember)
      stops.append(Stop(way: way, arrival: use.expression))
    case .handed(let slot, let call, let then):
      let outcomes = slots.outcomes(of: slot)
      guard !outcomes.isEmpty else {
        add(.unresolved(.unknownCallee(slot, call)))
        return
      }
      if let second = outcomes.secondState {
        add(
          .unresolved(
            SiteObstacle(
              code: .unsuitedState,
              reason:
                "in `\(slot.callee)`, which presents it by `\(slot.label(of: second))` as well",
              place: call)))
      }
      for outcome in outcomes {
        switch outcome {
        case .shown:
          let on = ScreenSearch.Use(expression: use.expression, climb: then)
          follow(on, isOwn: isOwn, into: &routes, &stops)
        case .presented(let kind, let state):
          add(Self.end(kind, state, slot, call))
        case .unresolved(let obstacle):
          add(.unresolved(obstacle))
        }
      }
    }
  }

  /// What presents content that was handed to a call, and with it the state that does.
  private static func end(
    _ kind: Presentation.Kind, _ state: SlotOutcomes.State, _ slot: SlotKey, _ call: SyntaxCursor
  ) -> Route.End {
    let arguments = FunctionCallView(call)?.arguments ?? []
    guard state.argument < arguments.count, slot.index < arguments.count else {
      return .unresolved(.unknownCallee(slot, call))
    }
    let value = arguments[state.argument].value
    return .presentation(
      Presentation(
        kind: kind, trigger: state.isItem ? .item(value) : .flag(value), call: call,
        content: arguments[slot.index].value))
  }
}

extension [SlotOutcomes.Outcome] {
  /// The argument that presents the content beside another one.
  fileprivate var secondState: Int? {
    let states = Set(
      compactMap { if case .presented(_, let state) = $0 { state.argument } else { nil } })
    return states.sorted().dropFirst().first
  }
}

extension SlotKey {
  /// The label of an argument, or what stands for one.
  fileprivate func label(of argument: Int) -> String { arguments[argument].label ?? "_" }
}

extension SiteObstacle {
  /// Content is handed to something that is declared nowhere in sight.
  static func unknownCallee(_ slot: SlotKey, _ call: SyntaxCursor) -> SiteObstacle {
    SiteObstacle(
      code: .unknownWrapper, reason: "in `\(slot.callee)`, which is not known", place: call)
  }
}

extension Carrier {
  /// What it is called in a sentence.
  var words: String {
    switch self {
    case .type(let key): "`\(key.qualifiedName)`"
    case .member(let key): "`\(key.name)`"
    case .slot(let key): "`\(key.callee)`"
    }
  }

  /// Whether what it brings along is used where the same names are known.
  var isOwnMember: Bool {
    if case .member(let key) = self { key.isOwnBusiness || key.file != nil } else { false }
  }
}
