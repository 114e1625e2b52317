import Semantics
import Syntax

/// What the repository's own views and functions do with the content that they are given.
struct ContentOutcomes {
  let uses: [Wrapper: [ScreenSearch.Use]]
  let program: SharedProgram

  enum Outcome {
    /// It is part of what the call creates, from the expression in the callee that uses it.
    case shown(SyntaxCursor)
    /// It is presented by a state that is passed along with it; where the call leaves that out, by the callee's.
    case presented(Presentation.Kind, by: State, Inside)
    /// It is presented by a state of the callee.
    case presentedInside(Inside)
    case unresolved(UnresolvedRoute)

    /// The place in the callee that decides.
    var place: SyntaxCursor {
      switch self {
      case .shown(let place): place
      case .presented(_, _, let inside), .presentedInside(let inside): inside.presentation.call
      case .unresolved(let obstacle): obstacle.place
      }
    }
  }

  /// How a callee presents content, and the expression in it that stands for the content.
  struct Inside {
    let presentation: Presentation
    let content: SyntaxCursor
  }

  struct State: Hashable {
    /// The index of the parameter.
    let parameter: Int
    let isItem: Bool
  }

  /// The wrappers that were visited, and the answers so far.
  private struct Progress {
    var seen: Set<Wrapper> = []
    var answers: [ContentParameter: [Outcome]] = [:]
  }

  /// Outcomes, each once. Where many copies of a project declare the same names, each copy yields
  /// the outcomes of all, so duplicates would multiply on each level.
  struct DistinctOutcomes {
    private(set) var outcomes: [Outcome] = []
    private var known: Set<Identity> = []

    private enum Identity: Hashable {
      case shown
      case presented(Presentation.Kind, State)
      case presentedInside(path: String, NodeID)
      case unresolved(String, path: String, NodeID)
    }

    /// - Returns: whether the outcome is a new one.
    @discardableResult mutating func add(_ outcome: Outcome) -> Bool {
      guard known.insert(identity(of: outcome)).inserted else { return false }
      outcomes.append(outcome)
      return true
    }

    mutating func add(_ outcomes: [Outcome]) {
      for outcome in outcomes { add(outcome) }
    }

    private func identity(of outcome: Outcome) -> Identity {
      switch outcome {
      case .shown: .shown
      case .presented(let kind, let state, _): .presented(kind, state)
      case .presentedInside(let inside):
        .presentedInside(path: inside.content.tree.source.path, inside.content.id)
      case .unresolved(let obstacle):
        .unresolved(
          obstacle.reason, path: obstacle.place.tree.source.path, obstacle.place.id)
      }
    }
  }

  /// All outcomes; none when the callee does nothing with the content.
  func outcomes(of parameter: ContentParameter) -> [Outcome] {
    var progress = Progress()
    return outcomes(of: parameter, &progress) ?? []
  }

  /// The outcomes; nil where a callee passes the content to itself, so that they are being searched for.
  private func outcomes(of parameter: ContentParameter, _ progress: inout Progress) -> [Outcome]? {
    if let answer = progress.answers[parameter] { return answer }
    guard progress.seen.insert(.parameter(parameter)).inserted else { return nil }
    var distinct = DistinctOutcomes()
    for use in uses[.parameter(parameter), default: []] {
      let scope = Scope(parameter: parameter, variables: use.variables, program: program)
      distinct.add(outcomes(of: use.result, at: use.expression, in: scope, &progress))
    }
    progress.answers[parameter] = distinct.outcomes
    return distinct.outcomes
  }

  /// The scope in which content is used: the parameter, and the parameter that each variable has the
  /// value of.
  fileprivate struct Scope {
    let parameter: ContentParameter
    let variables: [DeclID: Int]
    let program: SharedProgram
  }

  private func outcomes(
    of result: WalkResult, at place: SyntaxCursor, in scope: Scope, _ progress: inout Progress
  ) -> [Outcome] {
    switch result {
    case .preview:
      return []
    case .unresolved(let obstacle):
      return [.unresolved(obstacle)]
    case .presented(let presentation):
      return [scope.outcome(of: presentation, showing: place)]
    case .wrapped(let wrapper):
      if scope.parameter.isMade(by: wrapper) { return [.shown(place)] }
      guard progress.seen.insert(wrapper).inserted else { return [] }
      var distinct = DistinctOutcomes()
      for use in uses[wrapper, default: []] {
        distinct.add(outcomes(of: use.result, at: use.expression, in: scope, &progress))
      }
      return distinct.outcomes
    case .passed(let passage, let then):
      var distinct = DistinctOutcomes()
      for inner in passage.parameters {
        // The outcome of a view within itself is that of where it stands.
        let results = outcomes(of: inner, &progress).map(passage.results) ?? [.shown(place)]
        for result in results {
          switch result {
          case .shown(let innerPlace):
            // The callee that also presents it has the place that tells the difference.
            let place = results.arePresented ? innerPlace : place
            distinct.add(outcomes(of: then, at: place, in: scope, &progress))
          case .presented(let kind, let state, let inside):
            distinct.add(
              scope.outcome(kind, state, of: inner, in: passage, showing: place, or: inside))
          case .presentedInside, .unresolved:
            distinct.add(result)
          }
        }
      }
      if let native = passage.native(then: then) {
        distinct.add(outcomes(of: native, at: place, in: scope, &progress))
      }
      return distinct.outcomes
    }
  }
}

extension Passage {
  /// The outcomes for content that is passed; an obstacle where the callee does nothing with it. What a
  /// member is called on is a part of what it returns unless it says otherwise.
  func results(of outcomes: [ContentOutcomes.Outcome]) -> [ContentOutcomes.Outcome] {
    guard outcomes.isEmpty else { return outcomes }
    if parameters.allSatisfy({ $0.part == .receiver || $0.part == .modified }) {
      return [.shown(content)]
    }
    let name = parameters.first?.name ?? ""
    return [.unresolved(.untraceable(in: name, at: call))]
  }
}

extension ContentOutcomes.Scope {
  fileprivate func outcome(
    of presentation: Presentation, showing content: SyntaxCursor
  ) -> ContentOutcomes.Outcome {
    if presentation.kind == .presumed, let call = FunctionCallView(presentation.call) {
      return .unresolved(.unknownCallee(of: call, named: call.calledName ?? ""))
    }
    let inside = ContentOutcomes.Inside(presentation: presentation, content: content)
    return switch presentation.trigger {
    case .flag(let state): outcome(state, isItem: false, inside)
    case .item(let state): outcome(state, isItem: true, inside)
    case .path:
      .unresolved(
        UnresolvedRoute(
          code: .unsuitedState, reason: "pushed by a value on a `NavigationStack` in another view",
          place: presentation.call))
    case .none:
      .unresolved(
        UnresolvedRoute(
          code: .pushedWithoutState,
          reason: presentation.kind == .navigationLink
            ? "pushed by a `NavigationLink` that no state controls"
            : "pushed by a value on a `NavigationStack` without a known `path`",
          place: presentation.call))
    case .hosting:
      .unresolved(
        UnresolvedRoute(
          code: .shownByUIKit, reason: "shown by UIKit or AppKit", place: presentation.call))
    }
  }

  /// The outcome of an inner call that presents content with one of its arguments, or with a state of its own
  /// where it gets none.
  fileprivate func outcome(
    _ kind: Presentation.Kind, _ state: ContentOutcomes.State, of inner: ContentParameter,
    in passage: Passage, showing content: SyntaxCursor, or inside: ContentOutcomes.Inside
  ) -> ContentOutcomes.Outcome {
    guard let argument = passage.argument(for: state.parameter, of: inner) else {
      return .presentedInside(inside)
    }
    let presentation = Presentation(
      kind: kind, trigger: state.isItem ? .item(argument) : .flag(argument), call: passage.call,
      content: passage.content)
    return outcome(
      argument, isItem: state.isItem,
      ContentOutcomes.Inside(presentation: presentation, content: content))
  }

  /// `isShown`, `$isShown` or `self.$isShown`: a property or parameter that is a binding, or a state of the callee.
  private func outcome(
    _ state: SyntaxCursor, isItem: Bool, _ inside: ContentOutcomes.Inside
  ) -> ContentOutcomes.Outcome {
    let (decls, isOwn) = program.ask { program -> ([DeclID], Bool) in
      guard let name = state.bindingName else { return ([], program.isOfMember(state)) }
      let decls = program.meaning(of: name.declaredName ?? "", at: name).decls
      return (decls + decls.flatMap(program.unwrapped), program.isOfMember(name))
    }
    let parameter = decls.lazy
      .compactMap { variables[DeclID(file: $0.file, node: $0.node)] }.first
    guard let parameter else {
      return isOwn
        ? .presentedInside(inside) : unknown(state, at: inside.presentation.call)
    }
    return .presented(
      inside.presentation.kind,
      by: ContentOutcomes.State(parameter: parameter, isItem: isItem), inside)
  }

  private func unknown(
    _ state: SyntaxCursor, at place: SyntaxCursor
  ) -> ContentOutcomes.Outcome {
    let call = FunctionCallView(state)?.callee?.oneLineText
    let words = call.map { "a binding that `\($0)` creates" } ?? "`\(state.oneLineText)`"
    return .unresolved(
      UnresolvedRoute(
        code: .unsuitedState, reason: "presented by \(words), whose state cannot be identified",
        place: place))
  }
}

extension Program {
  /// Whether an expression begins with a property of the type around it: `$isShown`, `$model.isShown`.
  fileprivate func isOfMember(_ expression: SyntaxCursor) -> Bool {
    var root = expression
    while let base = MemberAccessView(root)?.base {
      root = base.declaredName == "self" ? MemberAccessView(root)?.nameNode ?? base : base
      if root.kind == .declReferenceExpr { break }
    }
    guard let name = root.declaredName else { return false }
    let decls = meaning(of: name, at: root).decls
    return !decls.isEmpty && decls.allSatisfy { owner(of: $0) != nil && !isLocal($0) }
  }
}

extension SyntaxCursor {
  /// The name of a property or parameter that is a binding: `$isShown`, `self.$isShown`,
  /// `_isShown.projectedValue`, `$isShown.animation()`.
  fileprivate var bindingName: SyntaxCursor? {
    if kind == .declReferenceExpr { return self }
    if let call = FunctionCallView(self), let member = call.member, member.name == "animation" {
      return member.base?.bindingName
    }
    guard let member = MemberAccessView(self), let base = member.base else { return nil }
    if member.name == "projectedValue" { return base.bindingName }
    return base.declaredName == "self" ? member.nameNode : nil
  }
}

extension [ContentOutcomes.Outcome] {
  /// Whether one of them is a presentation.
  fileprivate var arePresented: Bool {
    contains {
      switch $0 {
      case .presented, .presentedInside: true
      case .shown, .unresolved: false
      }
    }
  }
}

extension ContentParameter {
  /// Whether a wrapper is what the parameter's call creates.
  fileprivate func isMade(by wrapper: Wrapper) -> Bool {
    switch wrapper {
    case .type(let key): key == type
    case .member(let key): key.decl == callee
    case .parameter: false
    }
  }
}
