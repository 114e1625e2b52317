import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// How a presenter dismisses a view, as it is written where the view is created.
struct PresentationAction {
  let presentation: Presentation
  /// The view, in the words of an obstacle.
  let viewName: String
  let ancestry: Ancestry
  let index: SymbolIndex
  /// The name that the binding gets, where it has none and needs one.
  let named: NamedBinding?
  /// The state that the presentation gets, where it has none.
  let pushed: PushedState?

  /// `{ isShown = false }`
  func closure(at place: SyntaxCursor) throws(Obstacle) -> String {
    if isHosted {
      let hosting = HostingDismissal(call: presentation.call, ancestry: ancestry, index: index)
      guard presentation.call.contains(place), let closure = hosting.closure else { throw obstacle }
      return closure
    }
    if let pushed { return "{ \(pushed.removal) }" }
    return "{ \(try statement(at: place)) }"
  }

  /// `isShown = false`
  func statement(at place: SyntaxCursor) throws(Obstacle) -> String {
    if let effect = effect(at: place) { return effect.statement }
    let needsSelf = isInClass(place)
    switch presentation.trigger {
    case .flag(let state):
      return try assignment(of: "false", to: expression(state, at: place), at: place, needsSelf)
    case .item(let state):
      return try assignment(of: "nil", to: expression(state, at: place), at: place, needsSelf)
    case .path(let state):
      return try StateExpression(state)
        .removal(at: place, ancestry: ancestry, needsSelf: needsSelf)
    case .none, .hosting:
      throw obstacle
    }
  }

  /// The assignment, through the binding where the path may contain cases of an enumeration: a
  /// binding of a case's value can be set, but no property can.
  private func assignment(
    of value: String, to state: StateExpression, at place: SyntaxCursor, _ needsSelf: Bool
  ) throws(Obstacle) -> String {
    guard state.isPath, Self.caseLibraries.contains(where: index.mentions) else {
      return try state.assignment(
        of: value, at: place, ancestry: ancestry, needsSelf: needsSelf)
    }
    return try state.text(at: place, ancestry: ancestry) + ".wrappedValue = \(value)"
  }

  /// The names that repositories with bindings of cases mention.
  private static let caseLibraries = [
    "CasePathable", "CasePaths", "ComposableArchitecture", "SwiftUINavigation",
  ]

  /// The effect of setting a binding without a name.
  func effect(at place: SyntaxCursor) -> SetterEffect? {
    guard named == nil else { return nil }
    switch presentation.trigger {
    case .flag(let state):
      return SetterEffect(of: state, setting: "false", at: place, ancestry: ancestry)
    case .item(let state):
      return SetterEffect(of: state, setting: "nil", at: place, ancestry: ancestry)
    case .path, .none, .hosting:
      return nil
    }
  }

  /// `$isShown`, or a binding that says whether there is an item.
  func binding(
    at place: SyntaxCursor, isInline: Bool
  ) throws(Obstacle) -> (text: String, needsHelper: Bool) {
    if let binding = pushed?.binding(isInline: isInline) { return binding }
    switch presentation.trigger {
    case .flag(let state):
      return (
        try expression(state, at: place).text(at: place, ancestry: ancestry), false
      )
    case .item(let state):
      let expression = try expression(state, at: place)
      guard isInline else {
        return (".isPresent(\(try expression.text(at: place, ancestry: ancestry)))", true)
      }
      let item = try expression.value(at: place, ancestry: ancestry, needsSelf: isInClass(place))
      return ("Binding(get: { \(item) != nil }, set: { if !$0 { \(item) = nil } })", false)
    case .path(let state):
      throw Obstacle(
        .unsuitedState,
        "`\(viewName)` is pushed through the `path` of a `NavigationStack`, "
          + "so no Boolean state presents it",
        at: state)
    case .none, .hosting:
      throw obstacle
    }
  }

  /// Whether UIKit or AppKit presents it.
  var isHosted: Bool { if case .hosting = presentation.trigger { true } else { false } }

  /// The state by its name, where it gets one that is in scope at a place.
  private func expression(
    _ state: SyntaxCursor, at place: SyntaxCursor
  ) throws(Obstacle) -> StateExpression {
    guard let named else { return StateExpression(state) }
    guard named.body.contains(place) else {
      throw Obstacle(
        .unnamedState, "the binding that presents the view is created in another function",
        at: state)
    }
    return StateExpression(state, named: named.name)
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
          "`\(viewName)` is pushed by a `NavigationStack` with a custom initializer",
          at: presentation.call)
      }
      return Obstacle(
        .stackWithoutPath,
        "`\(viewName)` is pushed by a value on a `NavigationStack` that has no `path` binding",
        remedy: "give the `NavigationStack` a `path` binding", at: presentation.call)
    }
    return Obstacle(
      .pushedWithoutState, "`\(viewName)` is pushed by a `NavigationLink` that no state controls",
      at: presentation.call)
  }

  /// Whether a closure at a place must write `self`.
  private func isInClass(_ place: SyntaxCursor) -> Bool {
    guard let type = TypeDecl.enclosing(place, ancestry: ancestry) else { return false }
    if type.isExtension {
      return index.declarations(named: type.name).contains { $0.symbol.kind.isOfReferences }
    }
    return type.cursor.kind.isOfReferences
  }
}

extension SyntaxCursor {
  /// Whether a place is within it.
  func contains(_ place: SyntaxCursor) -> Bool {
    tree === place.tree && range.contains(place.range)
  }
}

extension SyntaxKind {
  fileprivate var isOfReferences: Bool { self == .classDecl || self == .actorDecl }
}
