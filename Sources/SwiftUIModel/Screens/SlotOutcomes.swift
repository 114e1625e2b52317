import Syntax

/// What the repository's own views and functions do with content that is handed to them.
struct SlotOutcomes {
  let uses: [Carrier: [ScreenSearch.Use]]

  enum Outcome {
    /// It is part of what the call makes.
    case shown
    /// It is presented by the state that is handed to another parameter.
    case presented(Presentation.Kind, by: Parameter)
    case unresolved(SiteObstacle)
  }

  struct Parameter {
    let name: String
    let isItem: Bool
  }

  /// All that happens to it; nothing when the callee is not known.
  func outcomes(of slot: SlotKey) -> [Outcome] {
    var seen: Set<Carrier> = []
    return outcomes(of: slot, seen: &seen)
  }

  private func outcomes(of slot: SlotKey, seen: inout Set<Carrier>) -> [Outcome] {
    follow(.slot(slot), in: slot, seen: &seen)
  }

  private func follow(_ carrier: Carrier, in slot: SlotKey, seen: inout Set<Carrier>) -> [Outcome] {
    guard seen.insert(carrier).inserted else { return [] }
    var outcomes: [Outcome] = []
    for use in uses[carrier, default: []] {
      outcomes += self.outcomes(of: use.climb, in: slot, seen: &seen)
    }
    return outcomes
  }

  private func outcomes(of climb: Climb, in slot: SlotKey, seen: inout Set<Carrier>) -> [Outcome] {
    switch climb {
    case .preview:
      return []
    case .unresolved(let obstacle):
      return [.unresolved(obstacle)]
    case .presented(let presentation):
      return [Self.outcome(of: presentation)]
    case .carried(let carrier):
      return slot.isMade(by: carrier) ? [.shown] : follow(carrier, in: slot, seen: &seen)
    case .handed(let inner, let call, let then):
      let results = outcomes(of: inner, seen: &seen)
      guard !results.isEmpty else { return [.unresolved(.unknownCallee(inner, call))] }
      var outcomes: [Outcome] = []
      for result in results {
        switch result {
        case .shown: outcomes += self.outcomes(of: then, in: slot, seen: &seen)
        case .presented(let kind, let parameter):
          outcomes.append(Self.outcome(kind, parameter, in: call))
        case .unresolved: outcomes.append(result)
        }
      }
      return outcomes
    }
  }

  private static func outcome(of presentation: Presentation) -> Outcome {
    switch presentation.trigger {
    case .flag(let state):
      outcome(presentation.kind, state, isItem: false, presentation.call)
    case .item(let state):
      outcome(presentation.kind, state, isItem: true, presentation.call)
    case .path, .none, .hosting:
      .unresolved(SiteObstacle(reason: "and pushed", place: presentation.call))
    }
  }

  /// What an inner call presents by a parameter, as one of the callee around it.
  private static func outcome(
    _ kind: Presentation.Kind, _ parameter: Parameter, in call: SyntaxCursor
  ) -> Outcome {
    let state = FunctionCallView(call)?.arguments.first { $0.label == parameter.name }?.value
    guard let state else {
      return .unresolved(
        SiteObstacle(reason: "and presented by a state that is not known", place: call))
    }
    return outcome(kind, state, isItem: parameter.isItem, call)
  }

  /// `isShown`, `$isShown` or `self.$isShown`: a property or parameter that is a binding.
  private static func outcome(
    _ kind: Presentation.Kind, _ state: SyntaxCursor, isItem: Bool, _ place: SyntaxCursor
  ) -> Outcome {
    let text = state.textWithoutTrivia
    var name = text.hasPrefix("self.") ? text.dropFirst(5) : text[...]
    if name.hasPrefix("$") { name = name.dropFirst() }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return .unresolved(
        SiteObstacle(reason: "and presented by a state that is not known", place: place))
    }
    return .presented(kind, by: Parameter(name: String(name), isItem: isItem))
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
