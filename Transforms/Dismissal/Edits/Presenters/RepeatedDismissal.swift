import SwiftUIModel
import Syntax
import TransformKit

/// What happens where one action dismisses a view twice. SwiftUI ignores the second call for what it presents
/// in front, but the code that takes the place of its action runs again.
struct RepeatedDismissal {
  let facts: DismissalFacts
  let context: TransformContext

  /// What a reviewer has to know of the code that sets the state of a presentation; nil where it may run
  /// again, or runs once.
  ///
  /// - Parameter effect: what is written instead of the state.
  func caveat(of presentation: Presentation, writing effect: SetterEffect?) -> String? {
    guard let state = presentation.trigger.state else { return nil }
    if let effect {
      guard effect.changesMore, action.mayRepeat else { return nil }
      return "where one action dismisses twice, `\(effect.statement)` runs twice"
    }
    guard setterChangesMore(of: state), action.mayRepeat else { return nil }
    return "where one action dismisses twice, the setter of \(name(of: state)) runs twice"
  }

  /// What a reviewer has to know where a view was pushed: each call may pop a screen.
  func caveat(ofPushing presentation: Presentation) -> String? {
    guard [.navigationDestination, .navigationLink].contains(presentation.kind),
      action.isRepeated
    else { return nil }
    return "one action dismisses `\(facts.view.name)` several times, which may have popped several "
      + "screens"
  }

  private var action: DismissingAction { DismissingAction(facts: facts, context: context) }

  private func setterChangesMore(of state: SyntaxCursor) -> Bool {
    context.program.ask { program in
      let statements =
        BindingSetter(of: state, in: program)?.statements
        ?? StateAssignment.setter(of: state, in: program)
      return statements.map { !RepeatedCode($0, in: program).changesNothingMore } ?? false
    }
  }

  private func name(of state: SyntaxCursor) -> String {
    let text = state.oneLineText
    return text.hasLineEnd || Self.longestName < text.count
      ? "the binding that presents `\(facts.view.name)`" : "`\(text.drop { $0 == "$" })`"
  }

  private static let longestName = 40
}
