import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What presenters need so that they can dismiss a view: a name for a binding, a state for a link,
/// a stored action. Each is added once, however many sites need it.
struct PresenterStates {
  private let facts: DismissalFacts
  private let strategy: DismissalStrategy
  private let options: DismissalOptions
  private let context: TransformContext
  /// The names of bindings, and the states of links and stacks that had none.
  private var added: AddedStates
  /// The actions that presenters store, by the call that presents.
  private var stored: [SyntaxPlace: StoredAction] = [:]
  /// The states that become models.
  private(set) var models = ModelStates()

  init(
    of facts: DismissalFacts, for strategy: DismissalStrategy, options: DismissalOptions,
    context: TransformContext
  ) {
    self.facts = facts
    self.strategy = strategy
    self.options = options
    self.context = context
    added = AddedStates(for: facts.view, options: options, context: context)
  }

  private var view: DismissingView { facts.view }

  // MARK: What a site passes

  /// The value that a site passes to the view: a binding, or a closure that dismisses it.
  mutating func value(
    at site: ViewStep, to edits: inout DismissalEdits
  ) throws(Obstacle) -> String {
    let presentation = try presentation(at: site, &edits)
    if strategy == .model { return try model(of: presentation, at: site.expression, &edits) }
    guard strategy.isBinding else {
      guard let presentation else { return site.expression.tree.source.emptyClosure }
      let action = try action(of: presentation, showing: site.expression, &edits)
      if action.isHosted {
        edits.add("after the change, the presenting view controller dismisses `\(view.name)`")
      }
      return try closure(of: action, at: site.expression, &edits)
    }
    guard let presentation else { return strategy == .item ? ".constant(nil)" : ".constant(true)" }
    let action = try action(of: presentation, showing: site.expression, &edits)
    if strategy == .item { return try action.itemBinding(at: site.expression) }
    let binding = try action.binding(at: site.expression, isInline: options.isInline)
    if binding.needsHelper {
      let declarations = ModuleDeclarations(view: view, options: options, context: context)
      try declarations.addBindingHelper(near: site.expression, to: &edits)
    }
    return binding.text
  }

  /// The model that a presenter shares with the view, or a new one where nothing presents the view.
  private mutating func model(
    of presentation: Presentation?, at place: SyntaxCursor, _ edits: inout DismissalEdits
  ) throws(Obstacle) -> String {
    let declarations = ModuleDeclarations(view: view, options: options, context: context)
    let shared = try SharedModel(of: facts)
    guard let presentation else { return shared.name + "()" }
    if let known = models[presentation.call] { return try known.value(at: place) }
    let subject = view.subject(at: place, in: context.screens)
    switch presentation.trigger {
    case .flag, .item: break
    case .path(let state): throw ModelState.obstacle(toPath: state, of: subject)
    case .none, .hosting:
      _ = try action(of: presentation, showing: place, &edits).statement(at: place)
    }
    let observation = try declarations.addModel(shared, to: &edits)
    let model = try ModelState(
      of: presentation, showing: view, observedAs: observation, in: context)
    models.add(model, for: presentation.call)
    edits.addOnce(model.edits, in: presentation.call.tree.source.path)
    return try model.value(at: place)
  }

  /// Says which states became models.
  func describeModels(in edits: inout DismissalEdits) {
    for caveat in models.caveats(for: view.name) { edits.add(caveat) }
    if !models.isEmpty, facts.isDismissedLate {
      facts.warnOfLateDismissal(isGuarded: false, in: &edits)
    }
  }

  /// The presentation of the view that a site creates; nil where only previews show it.
  private func presentation(
    at site: ViewStep, _ edits: inout DismissalEdits
  ) throws(Obstacle) -> Presentation? {
    var found: Presentation?
    for route in site.routes {
      switch route.end {
      case .preview:
        continue
      case .unresolved(let end):
        if needsNothing(route) {
          edits.add(
            "at the root of a window, `\(view.name)` gets a closure that does nothing; on an iPad, "
              + "`dismiss` may close one of several windows")
          continue
        }
        try accept(end, at: route.arrival, &edits)
      case .presentation(let presentation):
        guard route.isDirect else {
          throw Obstacle(
            .notMadeWherePresented,
            "another view or function is between `\(view.name)` and its presenter",
            at: site.expression)
        }
        if found?.sharesState(with: presentation, in: context) == false {
          throw Obstacle(
            .notMadeWherePresented,
            "`\(view.name)` is created once and presented in several places",
            at: site.expression)
        }
        found = found ?? presentation
      }
    }
    return found
  }

  /// Whether a route ends where SwiftUI's action does nothing, while others end at a state. A closure says that best.
  private func needsNothing(_ route: Route) -> Bool {
    strategy == .closure && route.needsNoAction(options, in: context)
      && view.sites.flatMap(\.routes).contains {
        !$0.isPreview && !$0.needsNoAction(options, in: context)
      }
  }

  /// Goes on at an unresolved route if only code outside the repository is unknown and the user
  /// allows that.
  func accept(
    _ route: UnresolvedRoute, at arrival: SyntaxCursor, _ edits: inout DismissalEdits
  ) throws(Obstacle) {
    guard route.isOutsideRepository, options.allowsPublicAPI, strategy != .model else {
      throw Obstacle(route, of: view.subject(atEndOf: route, arrival, in: context.screens))
    }
    edits.add("callers outside this repository must be updated")
  }

  // MARK: How a presenter dismisses

  /// How a presentation dismisses its content, with the states that it gets for that.
  mutating func action(
    of presentation: Presentation, showing content: SyntaxCursor, _ edits: inout DismissalEdits
  ) throws(Obstacle) -> PresentationAction {
    do throws(Obstacle) {
      return try actionAtPlace(of: presentation, showing: content, &edits)
    } catch {
      throw error.reached(by: view.way(to: content, in: context.screens), to: view)
    }
  }

  private mutating func actionAtPlace(
    of presentation: Presentation, showing content: SyntaxCursor, _ edits: inout DismissalEdits
  ) throws(Obstacle) -> PresentationAction {
    guard let file = context.screens.file(at: presentation.call.tree.source.path) else {
      throw Obstacle(
        .fileNotRead, "`\(view.name)` is presented in a file that could not be read",
        at: presentation.call)
    }
    if !options.presumes, let obstacle = presentation.obstacleToPresuming { throw obstacle }
    let comparesPath =
      strategy == .closure && !options.storesAction
      && (facts.isDismissedLate || !facts.isDismissedByControlsOnly)
    let isCompared =
      comparesPath && ComparedPath(of: presentation, seenFrom: content, in: context) != nil
    try facts.checkDismissal(of: presentation, comparingPath: isCompared, &edits)
    let pushed = try added.state(
      for: presentation, showing: content, in: file, &edits)
    let subject = view.subject(at: content, in: context.screens)
    let plain = PresentationAction(
      presentation: presentation, viewName: view.name, subject: subject,
      ancestry: file.ancestry, context: context, named: nil, pushed: pushed,
      isLate: facts.isDismissedLate, comparesPath: comparesPath)
    warn(of: plain, showing: content, &edits)
    if case .path(let path) = presentation.trigger, plain.closingCall(at: content) == nil,
      let guarded = GuardedPath(path, in: context)
    {
      edits.add(
        "elsewhere, only `\(guarded.owner)` itself changes its `\(guarded.name)`, for which a function "
          + "of it may be better")
    }
    if let holder = pushed?.holder { facts.warnOfDestination(at: holder, in: file, &edits) }
    if presentation.kind == .navigationLink, pushed?.move == nil {
      if pushed != nil { try facts.checkRow(of: presentation, in: file) }
      facts.warnOfLink(of: presentation, in: file, &edits)
    }
    let assignment = presentation.trigger.state.map { StateAssignment(to: $0, in: context) }
    let effect = strategy.isBinding ? nil : plain.effect(at: content)
    let repeated = RepeatedDismissal(facts: facts, context: context)
    if let caveat = repeated.caveat(of: presentation, writing: effect) { edits.add(caveat) }
    if effect != nil { return plain }
    let caveat = strategy.isBinding ? assignment?.caveatOfBinding : assignment?.caveat
    if let caveat { edits.add(caveat) }
    let named = added.name(for: presentation.trigger, in: file, &edits)
    if named == nil, let obstacle = assignment?.obstacle {
      guard strategy.isBinding else { throw obstacle }
      if assignment?.hasVariableIndex == true { edits.add(obstacle.reason) }
    }
    if !strategy.isBinding, named == nil, let caveat = assignment?.caveatOfOtherBinding {
      edits.add(caveat)
    }
    return PresentationAction(
      presentation: presentation, viewName: view.name, subject: subject,
      ancestry: file.ancestry, context: context, named: named, pushed: pushed,
      isLate: facts.isDismissedLate, comparesPath: comparesPath)
  }

  /// Says where a late dismissal would close another screen.
  private func warn(
    of action: PresentationAction, showing content: SyntaxCursor, _ edits: inout DismissalEdits
  ) {
    guard action.isLate else { return }
    let isGuarded =
      !action.isHosted && !strategy.isBinding
      && (action.guardOfLateDismissal(at: content) != nil
        || action.comparedPath(at: content) != nil && action.closingCall(at: content) == nil)
    facts.warnOfLateDismissal(isGuarded: isGuarded, in: &edits)
  }

  /// The closure that dismisses the view, or the name of the function or the state of the presenter that does.
  mutating func closure(
    of action: PresentationAction, at place: SyntaxCursor, _ edits: inout DismissalEdits
  ) throws(Obstacle) -> String {
    guard options.storesAction, !action.isHosted else {
      let closure = try action.closure(at: place)
      if let caveat = action.caveatOfClosingCall(at: place) { edits.add(caveat) }
      return popFunction(of: action, at: place, &edits) ?? closure
    }
    let call = action.presentation.call
    guard let file = context.screens.file(at: call.tree.source.path), place.tree === call.tree
    else {
      throw Obstacle(
        .notMadeWherePresented, "`\(view.name)` is created and presented in different files",
        at: place)
    }
    let key = SyntaxPlace(path: file.path, node: call.id)
    if let known = stored[key] { return known.name }
    let new = try StoredAction(
      try action.closure(at: call), dismissing: view.declarations[0].name, presentedBy: action,
      at: place, in: file, taken: Set(stored.values.map(\.name)))
    stored[key] = new
    edits.add(new.edits, in: file.path)
    return new.name
  }

  /// The name of a function of the presenter that does the same for several views.
  private func popFunction(
    of action: PresentationAction, at place: SyntaxCursor, _ edits: inout DismissalEdits
  ) -> String? {
    if strategy == .environment, case .choice = options.action { return nil }
    // The object that has the path has a function for it.
    if action.closesThroughObject(at: place) || action.comparedPath(at: place) != nil { return nil }
    let function = PopFunction(
      for: action.presentation, at: place, ancestry: action.ancestry, in: context)
    guard let function else { return nil }
    edits.addOnce(function.edits, in: place.tree.source.path)
    return function.name
  }

  /// Moves the destinations of links that became buttons, as the other edits leave them.
  func moveDestinations(in edits: inout DismissalEdits) { added.moveDestinations(in: &edits) }
}

extension SourceText {
  /// A closure that does nothing, as the file writes it.
  fileprivate var emptyClosure: String {
    holds("{ }") && !holds("{}") ? "{ }" : "{}"
  }
}
