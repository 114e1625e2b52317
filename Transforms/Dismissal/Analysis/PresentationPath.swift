import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The presentations in one another's content that lead from a view to one within it.
struct PresentationPath {
  /// The states of those around the innermost, from the inside out.
  private let outer: [State]
  private let ancestry: Ancestry

  private struct State {
    let cursor: SyntaxCursor
    /// What takes away what it presents: `false` or `nil`.
    let value: String
  }

  /// - Throws: where the path goes on in another view, or by something without a state.
  init(
    to presentation: Presentation, ancestry: Ancestry, in context: TransformContext
  ) throws(PlacedObstacle) {
    self.ancestry = ancestry
    var outer: [State] = []
    var inner = presentation.call
    for ancestor in ancestry.ancestors(of: presentation.call) {
      if let call = FunctionCallView(ancestor) {
        if let state = try Self.state(of: call, around: inner) { outer.append(state) }
        inner = ancestor
      } else if let type = TypeDecl(ancestor) {
        guard case .elsewhere = PresenterStanding(of: type, in: context) else { break }
        throw PlacedObstacle(
          .unsuitedState, "`dismissAll` cannot reach what presents `\(type.name)`",
          at: presentation.call)
      } else if ancestor.kind == .variableDecl || ancestor.kind == .functionDecl {
        guard ancestor.isBody else {
          throw PlacedObstacle(
            .unsuitedState, "`dismissAll` cannot follow it out of its body", at: ancestor)
        }
      }
    }
    self.outer = outer
  }

  /// The state of a call that presents what is within; nil when the call does no such thing.
  private static func state(
    of call: FunctionCallView, around inner: SyntaxCursor
  ) throws(PlacedObstacle) -> State? {
    guard call.presents(inner) else { return nil }
    for argument in call.arguments {
      switch argument.label {
      case "isPresented", "isActive": return State(cursor: argument.value, value: "false")
      case "item", "selection": return State(cursor: argument.value, value: "nil")
      default: continue
      }
    }
    throw PlacedObstacle(.unsuitedState, "`dismissAll` has no state to clear here", at: call.cursor)
  }

  /// The statements that clear the outer states.
  func statements(at place: SyntaxCursor) throws(PlacedObstacle) -> [String] {
    try outer.map { state throws(PlacedObstacle) in
      try StateExpression(state.cursor)
        .assignment(of: state.value, at: place, ancestry: ancestry, needsSelf: false)
    }
  }
}

extension FunctionCallView {
  /// Whether it is of the calls that present or push what they hold, and holds a place. What stands before
  /// a modifier is not presented by it.
  func presents(_ place: SyntaxCursor) -> Bool {
    guard let name = member?.name ?? name, SwiftUINames[name].contains(.presenting) else {
      return false
    }
    return arguments.contains { $0.value.contains(place) }
  }
}

extension SyntaxCursor {
  /// Whether a member is what a view or modifier shows.
  fileprivate var isBody: Bool {
    let name =
      FunctionDeclView(self)?.name ?? child(.patternBinding)?.child(.identifierPattern)?.text
    return name == "body"
  }
}
