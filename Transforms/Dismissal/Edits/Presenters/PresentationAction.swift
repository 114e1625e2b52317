import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// How a presenter dismisses a view, as it is written where the view is created.
struct PresentationAction {
  let presentation: Presentation
  let viewName: String
  /// The view, in words that "is" follows.
  let subject: String
  let ancestry: Ancestry
  let context: TransformContext
  /// The name that the binding gets, where it has none and needs one.
  let named: NamedBinding?
  /// The state that the presentation gets, where it has none.
  let pushed: PushedState?
  /// Whether the view may dismiss itself after another screen was presented in its place.
  let isLate: Bool
  /// Whether a view on a path compares the elements, where that is possible.
  var comparesPath = false

  /// `{ isShown = false }`
  func closure(at place: SyntaxCursor) throws(Obstacle) -> String {
    if isHosted {
      let hosting = HostingDismissal(
        call: presentation.call, ancestry: ancestry, program: context.program)
      guard hosting.isMade(beside: place), let closure = hosting.closure else { throw obstacle }
      return closure
    }
    if let pushed {
      let condition = guardOfLateDismissal(at: place)
      return condition.map { "{ \($0) { \(pushed.removal) } }" } ?? "{ \(pushed.removal) }"
    }
    let statement = try statement(at: place)
    return guardOfLateDismissal(at: place).map { "{ \($0) { \(statement) } }" }
      ?? "{ \(statement) }"
  }

  /// `if item?.id == note.id`, where the content of a presentation by an item knows the item that it
  /// was presented with: so that a late dismissal closes nothing else.
  func guardOfLateDismissal(at place: SyntaxCursor) -> String? {
    if let pushed { return isLate ? pushed.condition : nil }
    guard isLate, case .item(let state) = presentation.trigger,
      effect(at: place) == nil, named == nil,
      let presented = ContentItem(of: presentation, seenFrom: place, context.program),
      let item = try? expression(state, at: place).value(
        at: place, needsSelf: writesSelf(at: place))
    else { return nil }
    return presented.isStill(in: item)
  }

  /// `isShown = false`, or the call of a function that does this.
  func statement(at place: SyntaxCursor) throws(Obstacle) -> String {
    let assignment = try assignment(at: place)
    return closingCall(at: place) ?? assignment
  }

  /// The call of an existing function that only dismisses what is presented: `coordinator.closeSheet()`.
  func closingCall(at place: SyntaxCursor) -> String? { closing(at: place)?.call }

  /// Whether that function belongs to an object that has the state.
  func closesThroughObject(at place: SyntaxCursor) -> Bool {
    closing(at: place).map { !$0.function.member.isEmpty } ?? false
  }

  /// What to check where the action calls a function that counts on an element in the path, or does more.
  func caveatOfClosingCall(at place: SyntaxCursor) -> String? {
    guard let function = closing(at: place)?.function else { return nil }
    if let more = function.alsoDoes { return "`\(function.name)` also runs `\(more)`" }
    return function.needsElement
      ? "`\(function.name)` removes an element of the path without checking that there is one" : nil
  }

  private func closing(
    at place: SyntaxCursor
  ) -> (function: ClosingFunction, call: String)? {
    guard named == nil, pushed == nil, let state = presentation.trigger.state,
      let value = try? expression(state, at: place).value(
        at: place, needsSelf: writesSelf(at: place)),
      let function = ClosingFunction(
        for: presentation.trigger, seenFrom: place, mayDoMore: .review <= context.safety,
        in: context)
    else { return nil }
    return function.call(insteadOf: value, at: place, ancestry: ancestry, context.program)
      .map { (function, $0) }
  }

  /// `isShown = false`
  func assignment(at place: SyntaxCursor) throws(Obstacle) -> String {
    if let effect = effect(at: place) { return effect.statement }
    let needsSelf = writesSelf(at: place)
    switch presentation.trigger {
    case .flag(let state):
      return try expression(state, at: place)
        .assignment(of: "false", at: place, needsSelf: needsSelf)
    case .item(let state):
      return try expression(state, at: place)
        .assignment(of: "nil", at: place, needsSelf: needsSelf)
    case .path(let state):
      let expression = StateExpression(state, in: context)
      let removal = try expression.removal(at: place, needsSelf: needsSelf)
      guard let compared = comparedPath(at: place) else { return removal }
      return compared.removal(from: try expression.value(at: place, needsSelf: needsSelf))
    case .none, .hosting:
      throw obstacle
    }
  }

  /// The path, where the view removes itself from it wherever it is.
  func comparedPath(at place: SyntaxCursor) -> ComparedPath? {
    comparesPath ? ComparedPath(of: presentation, seenFrom: place, in: context) : nil
  }

  /// The effect of setting a binding without a name.
  func effect(at place: SyntaxCursor) -> SetterEffect? {
    guard named == nil else { return nil }
    switch presentation.trigger {
    case .flag(let state):
      return effect(of: state, setting: "false", at: place)
    case .item(let state):
      return effect(of: state, setting: "nil", at: place)
    case .path, .none, .hosting:
      return nil
    }
  }

  private func effect(
    of state: SyntaxCursor, setting value: String, at place: SyntaxCursor
  ) -> SetterEffect? {
    SetterEffect(
      of: state, setting: value, at: place, needsSelf: writesSelf(at: place), in: context)
  }

  /// `$isShown`, or a binding that says whether there is an item.
  func binding(
    at place: SyntaxCursor, isInline: Bool
  ) throws(Obstacle) -> (text: String, needsHelper: Bool) {
    if let binding = pushed?.binding(isInline: isInline) { return binding }
    switch presentation.trigger {
    case .flag(let state):
      return (try expression(state, at: place).text(at: place), false)
    case .item(let state):
      let expression = try expression(state, at: place)
      guard isInline else {
        return (".isPresent(\(try expression.text(at: place)))", true)
      }
      let item = try expression.value(at: place, needsSelf: writesSelf(at: place))
      return ("Binding(get: { \(item) != nil }, set: { if !$0 { \(item) = nil } })", false)
    case .path(let state):
      throw Obstacle(
        .unsuitedState,
        "\(subject) is pushed through the `path` of a `NavigationStack`, "
          + "so no Boolean state presents it",
        at: state)
    case .none, .hosting:
      throw obstacle
    }
  }

  /// `$selectedNote`
  func itemBinding(at place: SyntaxCursor) throws(Obstacle) -> String {
    guard case .item(let state) = presentation.trigger else { throw obstacle }
    return try expression(state, at: place).text(at: place)
  }

  /// Whether UIKit or AppKit presents it.
  var isHosted: Bool { if case .hosting = presentation.trigger { true } else { false } }

  /// The state by its name, where it gets one that is in scope at a place.
  private func expression(
    _ state: SyntaxCursor, at place: SyntaxCursor
  ) throws(Obstacle) -> StateExpression {
    guard let named else { return StateExpression(state, in: context) }
    guard named.body.contains(place) else {
      throw Obstacle(
        .unnamedState, "the binding that presents the view is created in another function",
        at: state)
    }
    return StateExpression(state, named: named.name, in: context)
  }

  /// Why no state can dismiss the view.
  var obstacle: Obstacle {
    if isHosted {
      return Obstacle(
        .shownByUIKit, "UIKit or AppKit presents `\(viewName)`", at: presentation.call)
    }
    if case .navigationDestination = presentation.kind {
      if FunctionCallView(presentation.call)?.name == "NavigationStack" {
        return Obstacle(
          .stackWithoutPath,
          "\(subject) is pushed by a `NavigationStack` with a custom initializer",
          at: presentation.call)
      }
      guard PushedStack.container(around: presentation.call, ancestry) != nil else {
        return Obstacle(
          .stackWithoutPath,
          "\(subject) is pushed by a value on a `NavigationStack` that another view creates",
          at: presentation.call)
      }
      return Obstacle(
        .stackWithoutPath,
        "\(subject) is pushed by a value on a `NavigationStack` that has no `path` binding",
        remedy: "give the `NavigationStack` a `path` binding", at: presentation.call)
    }
    return Obstacle(
      .pushedWithoutState, "\(subject) is pushed by a `NavigationLink` that no state controls",
      at: presentation.call)
  }

  /// Whether a closure at a place must write `self`, or the code around it always does.
  private func writesSelf(at place: SyntaxCursor) -> Bool {
    guard let type = TypeDecl.enclosing(place, ancestry: ancestry) else { return false }
    return context.program.ask { program in
      let isClass =
        program.type(declaredAt: type.cursor).map {
          [.classDecl, .actorDecl].contains(program.cursor(of: $0).kind)
        } ?? false
      return isClass || type.assignsThroughSelfOnly(program)
    }
  }
}

extension TypeDecl {
  /// Whether the code of a type assigns its properties, outside initializers, and always with `self`, also where the
  /// name alone would do.
  fileprivate func assignsThroughSelfOnly(_ program: Program) -> Bool {
    let targets = members.filter { $0.kind != .initializerDecl }
      .flatMap { $0.descendants(ofKind: .sequenceExpr) }.compactMap(\.assignedExpression)
    let isHabit = targets.contains { target in
      guard let member = MemberAccessView(target), member.base?.isSelf == true,
        let name = member.name
      else { return false }
      if case .local = program.meaning(of: name, at: target) { return false }
      return true
    }
    guard isHabit else { return false }
    let names = Set(storedProperties.map(\.name))
    return targets.allSatisfy { target in target.declaredName.map { !names.contains($0) } ?? true }
  }
}

extension SyntaxCursor {
  /// The expression that a `sequenceExpr` assigns to; nil where it assigns nothing.
  fileprivate var assignedExpression: SyntaxCursor? {
    var parts = children
    let first = parts.next()
    return parts.next()?.kind == .assignmentExpr ? first : nil
  }

  /// Whether a place is within it.
  func contains(_ place: SyntaxCursor) -> Bool {
    tree === place.tree && range.contains(place.range)
  }
}
