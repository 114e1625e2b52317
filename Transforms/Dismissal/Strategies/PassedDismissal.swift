import SourceText
import SwiftUIModel
import SymbolIndex
import TransformKit

/// Dismisses a view with what the view around it has, so that it needs no action in the environment:
/// where only one view creates it, and that one, or the one around it, is presented itself.
struct PassedDismissal {
  let options: DismissalOptions
  let context: TransformContext
  /// The strategies for a view that is presented itself, the best first.
  let strategies: (DismissalFacts) -> [DismissalStrategy]

  // MARK: With what presenters pass already

  /// The edits that let a view use a property that dismisses it already, and the property's name.
  func editsReusingProperty(of facts: DismissalFacts) -> (name: String, edits: DismissalEdits)? {
    let all =
      facts.isEmbedded
      ? facts.view.carriedPaths(in: context) + facts.view.handedStates(in: context)
      : facts.view.carriedDismissals(in: context)
    guard !all.isEmpty,
      StrategyObstacles(view: facts.view, context: context).requirements.isEmpty
    else { return nil }
    for carried in all {
      let reused = ReusedProperty(
        carried: carried, others: all, facts: facts, context: context)
      guard var edits = reused.edits, edits.change("", at: ByteOffset(0)) != nil else { continue }
      if facts.isDismissedLate {
        facts.warnOfLateDismissal(isGuarded: carried.guardOfLateDismissal != nil, in: &edits)
      }
      return (reused.nameBesideCalls ?? carried.name, edits)
    }
    return nil
  }

  /// The edits that pass a view what dismisses the only view around it already.
  private func editsPassingOnProperty(
    of facts: DismissalFacts
  ) -> (strategy: DismissalStrategy, edits: DismissalEdits)? {
    guard let number = facts.view.soleContainer,
      let carried = context.screens.containers[number].carriedDismissal(in: context)
    else { return nil }
    let holder = DismissalHolder(carried.name, carried.strategy)
    return edits(for: facts.view, holders: [number: holder], evenLate: true)
      .map { (carried.strategy, $0) }
  }

  // MARK: With the view around it

  /// Adds the views in the body of a view to the change of that view, which passes its new property
  /// on to them.
  ///
  /// - Returns: the views that were added.
  func addInnerViews(
    of facts: DismissalFacts, as replacement: DismissReplacement?, to edits: inout DismissalEdits
  ) -> [DismissingView] {
    guard let replacement, replacement.strategy != .environment, facts.canPassOn,
      let number = container(of: facts.view)
    else { return [] }
    let screens = context.screens
    let inner = context.dismissingViews { $0.outerContainers(in: screens).contains(number) }
    return inner.filter { view in
      guard isInReach(of: facts.view, number, for: view) else { return false }
      let holder = DismissalHolder(replacement.name, replacement.strategy)
      let more = self.edits(
        for: view, holders: [number: holder], evenLate: .review <= context.safety)
      guard let more else { return false }
      var all = edits
      all.add(more)
      guard all.change("", at: ByteOffset(0)) != nil else { return false }
      edits = all
      return true
    }
  }

  /// Whether the change of the view around a view dismisses it, too.
  func isDismissedByOuterView(_ view: DismissingView) -> Bool {
    guard let outer = outerView(of: view) else { return false }
    let facts = DismissalFacts(of: outer, in: context)
    guard facts.obstacle == nil, facts.isUsed, editsReusingProperty(of: facts) == nil else {
      return false
    }
    let writer = StrategyWriter(facts: facts, options: options, context: context)
    for strategy in strategies(facts) {
      var edits = writer.edits(for: strategy)
      if edits.isPossible {
        let inner = addInnerViews(
          of: facts, as: writer.replacement(for: strategy), to: &edits)
        return inner.contains { $0.name == view.name && $0.path == view.path }
      }
      if edits.obstacles.allSatisfy(\.isComment) { return false }
    }
    return false
  }

  /// The innermost view around a view that dismisses itself, too.
  func outerView(of view: DismissingView) -> DismissingView? {
    view.outerContainers(in: context.screens).lazy.compactMap { number in
      context.dismissingViews { container(of: $0) == number }.first
    }.first
  }

  /// The index of a view among the container views.
  private func container(of view: DismissingView) -> Int? {
    context.screens.containers.firstIndex { container in
      guard let one = container.declarations.first?.cursor, let other = view.declarations.first
      else { return false }
      return one.tree === other.cursor.tree && one.id == other.cursor.id
    }
  }

  /// Whether the property of a view can be named where its body creates another one, or a part of
  /// its own file around that one. The property may be private.
  private func isInReach(
    of outer: DismissingView, _ number: Int, for view: DismissingView
  ) -> Bool {
    let tree = outer.properties[0].cursor.tree
    guard outer.properties.allSatisfy({ $0.cursor.tree === tree }) else { return false }
    let isPart = view.soleContainer.map { inner in
      inner == number
        || context.screens.containers[inner].declarations.allSatisfy { $0.cursor.tree === tree }
    }
    return isPart == true
      && view.calls(in: number, of: context.screens).allSatisfy { $0.tree === tree }
  }

  /// The edits that pass a view what the views around it have.
  ///
  /// - Parameter evenLate: whether the view may dismiss itself late, which needs review.
  private func edits(
    for view: DismissingView, holders: [Int: DismissalHolder], evenLate: Bool
  ) -> DismissalEdits? {
    let facts = DismissalFacts(of: view, in: context)
    // What one of the views has to say is not said of the other one.
    guard facts.isUsed, facts.obstacle == nil, view.unbuiltCaveats.isEmpty,
      evenLate || !facts.isDismissedLate
    else { return nil }
    let writer = StrategyWriter(
      facts: facts, options: options.passingThrough(), context: context, holders: holders)
    let isModelHeld = holders.values.contains { $0.strategy == .model }
    let written = (isModelHeld ? [DismissalStrategy.model] : [.binding, .closure]).lazy
      .filter { $0 != .binding || !facts.takesClosures }.map(writer.edits)
      .first { $0.isPossible && $0.caveats.isEmpty }
    guard var edits = written else { return nil }
    if facts.isDismissedLate { facts.warnOfLateDismissal(isGuarded: false, in: &edits) }
    return edits
  }

  // MARK: Through the view around it

  /// The strategy and the edits that pass a property through the only view around a view.
  func editsThroughContainer(
    of facts: DismissalFacts
  ) -> (strategy: DismissalStrategy, edits: DismissalEdits)? {
    if let passed = editsPassingOnProperty(of: facts) { return passed }
    guard let number = facts.view.soleContainer,
      context.screens.containers[number].isPresentedDirectly,
      !context.dismissingViews(where: { container(of: $0) == number })
        .contains(where: { DismissalFacts(of: $0, in: context).isUsed })
    else { return nil }
    let writer = StrategyWriter(
      facts: facts, options: options.passingThrough(), context: context)
    let isFlag = facts.isPresentedByFlagsOnly && !facts.takesClosures
    let passed: [DismissalStrategy] = isFlag ? [.binding, .closure] : [.closure]
    for strategy in options.sharesModel ? [.model] : passed {
      let edits = writer.edits(for: strategy)
      guard edits.isPossible, edits.change("", at: ByteOffset(0)) != nil else { continue }
      let isCertain =
        edits.caveats.isEmpty || facts.isDismissedLate || strategy == .model
        || edits.addsSecondArgument
      if edits.changesByEvaluation ? isNoWorse(edits, for: facts) : isCertain {
        return (strategy, edits)
      }
    }
    return nil
  }

  /// Whether an action in the environment would need the same review.
  private func isNoWorse(_ edits: DismissalEdits, for facts: DismissalFacts) -> Bool {
    let others = StrategyWriter(facts: facts, options: options, context: context)
      .edits(for: .environment)
    return others.isPossible && Set(edits.caveats).isSubset(of: others.caveats)
  }
}

extension DismissalFacts {
  /// Whether states present the view itself, so that what dismisses it dismisses its body.
  fileprivate var canPassOn: Bool {
    !isEmbedded
      && view.sites.flatMap(\.routes).allSatisfy { route in
        guard case .presentation(let presentation) = route.end else { return route.isPreview }
        switch presentation.trigger {
        case .flag, .item: return true
        case .path, .none, .hosting: return false
        }
      }
  }
}
