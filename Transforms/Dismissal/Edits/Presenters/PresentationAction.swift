import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What takes away a presented view, as it is written where the view is made.
struct PresentationAction {
  let presentation: Presentation
  let ancestry: Ancestry
  let index: SymbolIndex
  /// The name that the state gets, where it has none and needs one.
  let hoisted: HoistedState?
  /// The state that it gets, where nothing could say that it is there.
  let pushed: PushedState?

  /// `{ isShown = false }`
  func closure(at place: SyntaxCursor) throws(PlacedObstacle) -> String {
    if isHosted {
      let hosting = HostingDismissal(call: presentation.call, ancestry: ancestry, index: index)
      guard presentation.call.contains(place), let closure = hosting.closure else { throw obstacle }
      return closure
    }
    if let pushed { return "{ \(pushed.removal) }" }
    return "{ \(try statement(at: place)) }"
  }

  /// `isShown = false`
  func statement(at place: SyntaxCursor) throws(PlacedObstacle) -> String {
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

  /// The assignment, through the binding where the path may lead through the cases of an enumeration: a
  /// binding of what a case holds can be set, but no property stands for it.
  private func assignment(
    of value: String, to state: StateExpression, at place: SyntaxCursor, _ needsSelf: Bool
  ) throws(PlacedObstacle) -> String {
    guard state.isPath, Self.caseLibraries.contains(where: index.mentions) else {
      return try state.assignment(
        of: value, at: place, ancestry: ancestry, needsSelf: needsSelf)
    }
    return try state.text(at: place, ancestry: ancestry) + ".wrappedValue = \(value)"
  }

  /// What a repository mentions that has bindings of cases.
  private static let caseLibraries = [
    "CasePathable", "CasePaths", "ComposableArchitecture", "SwiftUINavigation",
  ]

  /// What a binding without a name does when it is set.
  func effect(at place: SyntaxCursor) -> SetterEffect? {
    guard hoisted == nil else { return nil }
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
  ) throws(PlacedObstacle) -> (text: String, needsHelper: Bool) {
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
      throw PlacedObstacle(.unsuitedState, "a path presents it, which is no flag", at: state)
    case .none, .hosting:
      throw obstacle
    }
  }

  /// Whether a controller of another framework shows it.
  var isHosted: Bool { if case .hosting = presentation.trigger { true } else { false } }

  /// The state by its name, where it gets one that is known at a place.
  private func expression(
    _ state: SyntaxCursor, at place: SyntaxCursor
  ) throws(PlacedObstacle) -> StateExpression {
    guard let hoisted else { return StateExpression(state) }
    guard hoisted.body.contains(place) else {
      throw PlacedObstacle(
        .unnamedState, "the binding that presents it is made elsewhere", at: state)
    }
    return StateExpression(state, named: hoisted.name)
  }

  /// Why nothing that the code could set takes the view away.
  var obstacle: PlacedObstacle {
    if isHosted {
      return PlacedObstacle(.shownByUIKit, "UIKit or AppKit presents it", at: presentation.call)
    }
    if case .navigationDestination = presentation.kind {
      if FunctionCallView(presentation.call)?.name == "NavigationStack" {
        return PlacedObstacle(
          .stackWithoutPath, "it is pushed by a stack that is made in another way than SwiftUI's",
          at: presentation.call)
      }
      return PlacedObstacle(
        .stackWithoutPath, "it is pushed by a value on a stack without a path",
        remedy: "give the stack a path", at: presentation.call)
    }
    return PlacedObstacle(
      .pushedWithoutState, "it is pushed by a link without a state that says so",
      at: presentation.call)
  }

  /// Whether a closure there must say `self`.
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
