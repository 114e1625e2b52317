import Syntax

/// What the repository's own views and functions do with content that is handed to them.
struct SlotOutcomes {
  let uses: [Carrier: [ScreenSearch.Use]]

  enum Outcome {
    /// It is part of what the call makes.
    case shown
    /// It is presented by a state that is handed over as well.
    case presented(Presentation.Kind, by: State)
    case unresolved(SiteObstacle)
  }

  struct State: Hashable {
    /// The index of the argument.
    let argument: Int
    let isItem: Bool
  }

  /// What is met on the way to an answer.
  private struct Progress {
    var seen: Set<Carrier> = []
    var answers: [SlotKey: [Outcome]] = [:]
  }

  /// Outcomes, each once. Where many copies of a project declare the same names, every one of them gives
  /// the answers of all, and without this their number would be multiplied on each level.
  private struct DistinctOutcomes {
    private(set) var outcomes: [Outcome] = []
    private var known: Set<Identity> = []

    private enum Identity: Hashable {
      case shown
      case presented(Presentation.Kind, State)
      case unresolved(String, path: String, NodeID)
    }

    mutating func add(_ outcome: Outcome) {
      if known.insert(identity(of: outcome)).inserted { outcomes.append(outcome) }
    }

    mutating func add(_ outcomes: [Outcome]) {
      for outcome in outcomes { add(outcome) }
    }

    private func identity(of outcome: Outcome) -> Identity {
      switch outcome {
      case .shown: .shown
      case .presented(let kind, let state): .presented(kind, state)
      case .unresolved(let obstacle):
        .unresolved(
          obstacle.reason, path: obstacle.place.tree.source.path, obstacle.place.id)
      }
    }
  }

  /// All that happens to it; nothing when the callee is not known.
  func outcomes(of slot: SlotKey) -> [Outcome] {
    var progress = Progress()
    return outcomes(of: slot, &progress)
  }

  private func outcomes(of slot: SlotKey, _ progress: inout Progress) -> [Outcome] {
    if let answer = progress.answers[slot] { return answer }
    guard progress.seen.insert(.slot(slot)).inserted else { return [] }
    var distinct = DistinctOutcomes()
    for use in uses[.slot(slot), default: []] {
      let scope = Scope(slot: slot, arguments: use.arguments)
      distinct.add(outcomes(of: use.climb, in: scope, &progress))
    }
    progress.answers[slot] = distinct.outcomes
    return distinct.outcomes
  }

  /// Where content is used: what made the callee, and what the names there stand for.
  fileprivate struct Scope {
    let slot: SlotKey
    let arguments: [String: Int]
  }

  private func outcomes(
    of climb: Climb, in scope: Scope, _ progress: inout Progress
  ) -> [Outcome] {
    switch climb {
    case .preview:
      return []
    case .unresolved(let obstacle):
      return [.unresolved(obstacle)]
    case .presented(let presentation):
      return [scope.outcome(of: presentation)]
    case .carried(let carrier):
      if scope.slot.isMade(by: carrier) { return [.shown] }
      guard progress.seen.insert(carrier).inserted else { return [] }
      var distinct = DistinctOutcomes()
      for use in uses[carrier, default: []] {
        distinct.add(outcomes(of: use.climb, in: scope, &progress))
      }
      return distinct.outcomes
    case .handed(let inner, let call, let then):
      let results = outcomes(of: inner, &progress)
      guard !results.isEmpty else { return [.unresolved(.unknownCallee(inner, call))] }
      var distinct = DistinctOutcomes()
      for result in results {
        switch result {
        case .shown: distinct.add(outcomes(of: then, in: scope, &progress))
        case .presented(let kind, let state): distinct.add(scope.outcome(kind, state, in: call))
        case .unresolved: distinct.add(result)
        }
      }
      return distinct.outcomes
    }
  }
}

extension SlotOutcomes.Scope {
  fileprivate func outcome(of presentation: Presentation) -> SlotOutcomes.Outcome {
    switch presentation.trigger {
    case .flag(let state):
      outcome(presentation.kind, state, isItem: false, presentation.call)
    case .item(let state):
      outcome(presentation.kind, state, isItem: true, presentation.call)
    case .path, .none, .hosting:
      .unresolved(
        SiteObstacle(code: .pushedWithoutState, reason: "and pushed", place: presentation.call))
    }
  }

  /// What an inner call presents by one of its arguments.
  fileprivate func outcome(
    _ kind: Presentation.Kind, _ state: SlotOutcomes.State, in call: SyntaxCursor
  ) -> SlotOutcomes.Outcome {
    let arguments = FunctionCallView(call)?.arguments ?? []
    guard state.argument < arguments.count else { return unknownState(at: call) }
    return outcome(kind, arguments[state.argument].value, isItem: state.isItem, call)
  }

  /// `isShown`, `$isShown` or `self.$isShown`: a property or parameter that is a binding.
  private func outcome(
    _ kind: Presentation.Kind, _ state: SyntaxCursor, isItem: Bool, _ place: SyntaxCursor
  ) -> SlotOutcomes.Outcome {
    let text = state.textWithoutTrivia
    var name = text.hasPrefix("self.") ? text.dropFirst(5) : text[...]
    if name.hasPrefix("$") { name = name.dropFirst() }
    guard let argument = arguments[String(name)] else { return unknownState(at: place) }
    return .presented(kind, by: SlotOutcomes.State(argument: argument, isItem: isItem))
  }

  private func unknownState(at place: SyntaxCursor) -> SlotOutcomes.Outcome {
    .unresolved(
      SiteObstacle(
        code: .unsuitedState, reason: "and presented by a state that is not known", place: place))
  }
}

extension SlotKey {
  /// Whether a carrier is what the call of the slot makes.
  fileprivate func isMade(by carrier: Carrier) -> Bool {
    switch carrier {
    case .type(let key): isType && key.name == callee
    case .member(let key): !isType && key.name == callee
    case .slot: false
    }
  }
}
