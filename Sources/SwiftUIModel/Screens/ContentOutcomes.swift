import Syntax

/// What the repository's own views and functions do with the content that they are given.
struct ContentOutcomes {
  let uses: [Wrapper: [ScreenSearch.Use]]

  enum Outcome {
    /// It is part of what the call creates.
    case shown
    /// It is presented by a state that is passed along with it.
    case presented(Presentation.Kind, by: State)
    case unresolved(UnresolvedRoute)
  }

  struct State: Hashable {
    /// The index of the argument.
    let argument: Int
    let isItem: Bool
  }

  /// The wrappers that were visited, and the answers so far.
  private struct Progress {
    var seen: Set<Wrapper> = []
    var answers: [ContentParameter: [Outcome]] = [:]
  }

  /// Outcomes, each once. Where many copies of a project declare the same names, each copy yields
  /// the outcomes of all, so duplicates would multiply on each level.
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

  /// All outcomes; none when the callee is not known.
  func outcomes(of parameter: ContentParameter) -> [Outcome] {
    var progress = Progress()
    return outcomes(of: parameter, &progress)
  }

  private func outcomes(of parameter: ContentParameter, _ progress: inout Progress) -> [Outcome] {
    if let answer = progress.answers[parameter] { return answer }
    guard progress.seen.insert(.parameter(parameter)).inserted else { return [] }
    var distinct = DistinctOutcomes()
    for use in uses[.parameter(parameter), default: []] {
      let scope = Scope(parameter: parameter, arguments: use.arguments)
      distinct.add(outcomes(of: use.result, in: scope, &progress))
    }
    progress.answers[parameter] = distinct.outcomes
    return distinct.outcomes
  }

  /// The scope in which content is used: the parameter, and the argument for each name.
  fileprivate struct Scope {
    let parameter: ContentParameter
    let arguments: [String: Int]
  }

  private func outcomes(
    of result: WalkResult, in scope: Scope, _ progress: inout Progress
  ) -> [Outcome] {
    switch result {
    case .preview:
      return []
    case .unresolved(let obstacle):
      return [.unresolved(obstacle)]
    case .presented(let presentation):
      return [scope.outcome(of: presentation)]
    case .wrapped(let wrapper):
      if scope.parameter.isMade(by: wrapper) { return [.shown] }
      guard progress.seen.insert(wrapper).inserted else { return [] }
      var distinct = DistinctOutcomes()
      for use in uses[wrapper, default: []] {
        distinct.add(outcomes(of: use.result, in: scope, &progress))
      }
      return distinct.outcomes
    case .passed(let inner, let call, let then):
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

extension ContentOutcomes.Scope {
  fileprivate func outcome(of presentation: Presentation) -> ContentOutcomes.Outcome {
    switch presentation.trigger {
    case .flag(let state):
      outcome(presentation.kind, state, isItem: false, presentation.call)
    case .item(let state):
      outcome(presentation.kind, state, isItem: true, presentation.call)
    case .path, .none, .hosting:
      .unresolved(
        UnresolvedRoute(
          code: .pushedWithoutState, reason: "pushed without a state", place: presentation.call))
    }
  }

  /// The outcome of an inner call that presents content with one of its arguments.
  fileprivate func outcome(
    _ kind: Presentation.Kind, _ state: ContentOutcomes.State, in call: SyntaxCursor
  ) -> ContentOutcomes.Outcome {
    let arguments = FunctionCallView(call)?.arguments ?? []
    guard state.argument < arguments.count else { return unknownState(at: call) }
    return outcome(kind, arguments[state.argument].value, isItem: state.isItem, call)
  }

  /// `isShown`, `$isShown` or `self.$isShown`: a property or parameter that is a binding.
  private func outcome(
    _ kind: Presentation.Kind, _ state: SyntaxCursor, isItem: Bool, _ place: SyntaxCursor
  ) -> ContentOutcomes.Outcome {
    let text = state.textWithoutTrivia
    var name = text.hasPrefix("self.") ? text.dropFirst(5) : text[...]
    if name.hasPrefix("$") { name = name.dropFirst() }
    guard let argument = arguments[String(name)] else { return unknownState(at: place) }
    return .presented(kind, by: ContentOutcomes.State(argument: argument, isItem: isItem))
  }

  private func unknownState(at place: SyntaxCursor) -> ContentOutcomes.Outcome {
    .unresolved(
      UnresolvedRoute(
        code: .unsuitedState, reason: "presented by a state that cannot be identified", place: place
      ))
  }
}

extension ContentParameter {
  /// Whether a wrapper is what the parameter's call creates.
  fileprivate func isMade(by wrapper: Wrapper) -> Bool {
    switch wrapper {
    case .type(let key): isType && key.name == callee
    case .member(let key): !isType && key.name == callee
    case .parameter: false
    }
  }
}
