import SwiftUIModel
import SymbolIndex
import Syntax

/// What takes away a presented view, as it is written where the view is made.
struct PresentationAction {
  let presentation: Presentation
  let ancestry: Ancestry
  let index: SymbolIndex

  /// `{ isShown = false }`
  func closure(at place: SyntaxCursor) throws(PlacedObstacle) -> String {
    guard let statement = try statement(at: place) else { return "{}" }
    return "{ \(statement) }"
  }

  /// `isShown = false`; nil where what presents the view can never change.
  func statement(at place: SyntaxCursor) throws(PlacedObstacle) -> String? {
    let needsSelf = isInClass(place)
    switch presentation.trigger {
    case .flag(let state):
      return try StateExpression(state)
        .assignment(of: "false", at: place, ancestry: ancestry, needsSelf: needsSelf)
    case .item(let state):
      return try StateExpression(state)
        .assignment(of: "nil", at: place, ancestry: ancestry, needsSelf: needsSelf)
    case .path(let state):
      return try StateExpression(state)
        .removal(at: place, ancestry: ancestry, needsSelf: needsSelf)
    case .none, .hosting:
      throw obstacle
    }
  }

  /// `$isShown`, or a binding that says whether there is an item.
  func binding(
    at place: SyntaxCursor, isInline: Bool
  ) throws(PlacedObstacle) -> (text: String, needsHelper: Bool) {
    switch presentation.trigger {
    case .flag(let state):
      return (try StateExpression(state).text(at: place, ancestry: ancestry), false)
    case .item(let state):
      let expression = StateExpression(state)
      guard isInline else {
        return (".isPresent(\(try expression.text(at: place, ancestry: ancestry)))", true)
      }
      let item = try expression.text(at: place, ancestry: ancestry) + ".wrappedValue"
      return ("Binding(get: { \(item) != nil }, set: { if !$0 { \(item) = nil } })", false)
    case .path(let state):
      throw PlacedObstacle("a path presents it, which is no flag", at: state)
    case .none, .hosting:
      throw obstacle
    }
  }

  /// Why nothing that the code could set takes the view away.
  private var obstacle: PlacedObstacle {
    if case .hosting = presentation.trigger {
      return PlacedObstacle("UIKit or AppKit presents it", at: presentation.call)
    }
    return PlacedObstacle(
      "it is pushed by a link without a state that says so",
      remedy: "present it by a state, such as `navigationDestination(isPresented:)`",
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

extension SyntaxKind {
  fileprivate var isOfReferences: Bool { self == .classDecl || self == .actorDecl }
}
