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
    if let effect, effect.changesMore, action.mayRepeat {
      return "where one action dismisses twice, `\(effect.statement)` runs twice"
    }
    if let caveat = caveat(ofSourcesOf: state, setTo: presentation.trigger.dismissedValue) {
      return caveat
    }
    if action.mayRepeat, effect == nil, StateSources(of: state, in: context).areObserved {
      return
        "where one action dismisses twice, the code that runs when \(name(of: state)) is set runs twice"
    }
    if effect?.changesMore == false { return nil }
    guard let setter = setter(of: state) else { return nil }
    if effect == nil, action.mayRepeat,
      context.program.ask({ !RepeatedCode(setter, in: $0).changesNothingMore })
    {
      return "where one action dismisses twice, the setter of \(name(of: state)) runs twice"
    }
    let calls = setter.contains { statement in
      statement.kind == .functionCallExpr
        || statement.descendants.contains { $0.kind == .functionCallExpr }
    }
    return calls && followsOtherCode
      ? "the setter of \(name(of: state)) also runs where the code before has closed "
        + "`\(facts.view.name)`" : nil
  }

  /// The same for what views around the presenter pass for its `@Binding`.
  private func caveat(ofSourcesOf state: SyntaxCursor, setTo value: String?) -> String? {
    for source in StateSources(of: state, in: context).all.dropFirst() {
      guard let setter = setter(of: source) else { continue }
      if action.mayRepeat,
        context.program.ask({ !RepeatedCode(setter, in: $0).changesNothingMore })
      {
        return "where one action dismisses twice, the setter of \(name(of: source)) runs twice"
      }
      let isKnown = context.program.ask { program in
        guard let setter = BindingSetter(of: source, in: program) else { return true }
        return value.flatMap { SettingEffect(of: setter, setting: $0) } != nil
      }
      if !isKnown { return "the setter of \(name(of: source)) may do something else" }
    }
    return nil
  }

  /// Whether the block of a dismissal calls or sets something before it.
  var followsOtherCode: Bool {
    facts.files.contains { file in
      file.uses.contains { file.file.ancestry.followsOtherCode($0.expression) }
    }
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

  /// The statements of the setter that code of the repository writes; nil where a state is only stored.
  private func setter(of state: SyntaxCursor) -> [SyntaxCursor]? {
    context.program.ask { program in
      BindingSetter(of: state, in: program)?.statements
        ?? StateAssignment.setter(of: state, in: program)
    }
  }

  private func name(of state: SyntaxCursor) -> String {
    let text = state.oneLineText
    return text.hasLineEnd || Self.longestName < text.count
      ? "the binding that presents `\(facts.view.name)`" : "`\(text.drop { $0 == "$" })`"
  }

  private static let longestName = 40
}

extension Ancestry {
  /// Whether a statement before a place, in the block around it, calls or sets something.
  fileprivate func followsOtherCode(_ place: SyntaxCursor) -> Bool {
    let kinds: Set<SyntaxKind> = [.functionCallExpr, .assignmentExpr]
    let blocks: Set<SyntaxKind> = [.codeBlock, .closureExpr, .switchCase, .accessorBlock]
    guard let block = ancestors(of: place).first(where: { blocks.contains($0.kind) }) else {
      return false
    }
    return block.children.prefix { $0.range.end <= place.range.start }.contains { statement in
      kinds.contains(statement.kind) || statement.descendants.contains { kinds.contains($0.kind) }
    }
  }
}
