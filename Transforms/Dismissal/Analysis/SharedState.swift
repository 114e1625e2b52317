import SwiftUIModel
import Syntax
import TransformKit

extension Presentation {
  /// Whether another presentation is the same one, or is controlled by the same state of one type: in
  /// the branches of an `if`, say.
  func sharesState(with other: Presentation, in context: TransformContext) -> Bool {
    guard call.tree === other.call.tree else { return false }
    if call.id == other.call.id { return true }
    guard let state = state(sharedWith: other), let path = StatePath(state.0),
      let otherPath = StatePath(state.1), path.indices.isEmpty,
      path.cursor.textWithoutSelf == otherPath.cursor.textWithoutSelf
    else { return false }
    return context.program.ask { program in
      path.decl(in: program).map { $0 == otherPath.decl(in: program) } ?? false
    }
  }

  /// The states of both, where they are of one kind.
  private func state(sharedWith other: Presentation) -> (SyntaxCursor, SyntaxCursor)? {
    switch (trigger, other.trigger) {
    case (.flag(let state), .flag(let otherState)), (.item(let state), .item(let otherState)):
      (state, otherState)
    default: nil
    }
  }
}
