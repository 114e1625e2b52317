import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The nested presentations from a view to the innermost one, and their states.
struct PresentationPath {
  /// The states of the presentations around the innermost one, from the inside out.
  private let outer: [State]
  private let context: TransformContext

  private struct State {
    let cursor: SyntaxCursor
    /// The value that dismisses: `false` or `nil`.
    let value: String
  }

  /// - Throws: where the path continues in another view, or at a presentation without a state.
  init(
    to presentation: Presentation, ancestry: Ancestry, in context: TransformContext
  ) throws(Obstacle) {
    self.context = context
    var outer: [State] = []
    var inner = presentation.call
    for ancestor in ancestry.ancestors(of: presentation.call) {
      if let call = FunctionCallView(ancestor) {
        if let state = try Self.state(of: call, around: inner, context) { outer.append(state) }
        inner = ancestor
      } else if let type = TypeDecl(ancestor) {
        guard case .elsewhere = PresenterStanding(of: type, in: context) else { break }
        throw Obstacle(
          .unsuitedState, "`dismissAll` cannot reach the presenter of `\(type.name)`",
          at: presentation.call)
      } else if ancestor.kind == .variableDecl || ancestor.kind == .functionDecl {
        guard ancestor.isBody else {
          throw Obstacle(
            .unsuitedState, "`dismissAll` cannot follow a presentation outside of `body`",
            at: ancestor)
        }
      }
    }
    self.outer = outer
  }

  /// The state of a call that presents its content; nil when the call presents nothing.
  private static func state(
    of call: FunctionCallView, around inner: SyntaxCursor, _ context: TransformContext
  ) throws(Obstacle) -> State? {
    guard context.program.ask({ $0.presents(inner, by: call) }) else { return nil }
    for argument in call.arguments {
      switch argument.label {
      case "isPresented", "isActive": return State(cursor: argument.value, value: "false")
      case "item", "selection": return State(cursor: argument.value, value: "nil")
      default: continue
      }
    }
    throw Obstacle(.unsuitedState, "`dismissAll` finds no state to clear here", at: call.cursor)
  }

  /// The statements that clear the outer states.
  func statements(at place: SyntaxCursor) throws(Obstacle) -> [String] {
    try outer.map { state throws(Obstacle) in
      try StateExpression(state.cursor, in: context)
        .assignment(of: state.value, at: place, needsSelf: false)
    }
  }
}

extension Program {
  /// Whether a call presents or pushes its content, and the content contains a place. The receiver of a
  /// modifier is not its content.
  func presents(_ place: SyntaxCursor, by call: FunctionCallView) -> Bool {
    call.arguments.contains { $0.value.contains(place) } && facts(of: call).contains(.presenting)
  }
}

extension SyntaxCursor {
  /// Whether a member is the body of a view or modifier.
  fileprivate var isBody: Bool {
    let name =
      FunctionDeclView(self)?.name ?? child(.patternBinding)?.child(.identifierPattern)?.text
    return name == "body"
  }
}
