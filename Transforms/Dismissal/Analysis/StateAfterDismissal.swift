import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// Code of the action that dismisses a view which depends on the state of the presentation: it runs after the
/// view is dismissed, and reads the state or sets it anew; it presents something else before; or it changes what
/// the state is a part of. The state is set at once now, while nobody promises when SwiftUI sets it.
struct StateAfterDismissal {
  private let facts: DismissalFacts
  private let presentation: Presentation
  private let context: TransformContext

  init(of facts: DismissalFacts, dismissing presentation: Presentation) {
    self.facts = facts
    self.presentation = presentation
    context = facts.context
  }

  /// What a reviewer has to know; nil where no such code is found.
  var caveat: String? {
    guard let state = presentation.trigger.state, let value = presentation.trigger.dismissedValue
    else { return nil }
    let key = Key(
      places: [facts.view.properties[0].cursor, presentation.call, state].map(NodePlace.init))
    return context.once { ComputedByKey<Key, String?>() }.value(for: key) {
      search(for: state, endingWith: value)
    }
  }

  /// A view, a presentation of it and the state of that, which every strategy that is tried asks about.
  private struct Key: Hashable {
    let places: [NodePlace]
  }

  private func search(for state: SyntaxCursor, endingWith value: String) -> String? {
    let own = DismissingAction(facts: facts, context: context).dismissals
    let dismissals = own + HandedDismissals(from: own, in: context).places
    if let caveat = animationCaveat(of: dismissals, state) { return caveat }
    let areAlone = context.program.ask { program in
      dismissals.allSatisfy { $0.file.ancestry.statements(beside: $0.place, program).isEmpty }
    }
    guard !areAlone else { return nil }
    let arguments = PassedArguments(to: facts.view, by: presentation)
    let sources = StateSources(of: state, in: context)
    let setting: FollowingCode.Setting = sources.areSetAlone ? .alone : .running
    return context.program.ask { program in
      var states = PresentingStates(of: sources.all, in: program, context)
      guard !states.all.isEmpty || setting == .running else { return nil }
      states.add(arguments.bindings(of: states.all, in: program))
      let search = StateUseSearch(
        states: states, endingWith: value, arguments, program, in: context)
      var following = FollowingCode(
        of: states, setting, in: facts.view, arguments, program, context)
      for (index, (file, place)) in dismissals.enumerated() {
        let earlier: FollowingCode.Setting = index < own.count ? .later : .laterInPart
        var preceding = FollowingCode(
          of: states, sources.mayBeParts ? setting : earlier, in: facts.view, arguments, program,
          context)
        let others = file.ancestry.statements(beside: place, program)
        let isDeferred = file.ancestry.ancestors(of: place).contains { $0.kind == .deferStmt }
        for statement in others {
          let follows =
            !isDeferred
            && (place.range.end <= statement.range.start || statement.kind == .deferStmt)
          if let use = search.use(in: statement, after: follows) {
            return sentence(about: use, after: follows)
          }
          let name =
            follows
            ? following.uncertain(in: statement)
              ?? unnamedReader(of: states, in: statement, program)
            : preceding.uncertain(in: statement)
          guard let name else { continue }
          return sentence(
            aboutUncertain: name, states, follows ? setting : .later,
            removing: sources.mayBeParts, program)
        }
      }
      return nil
    }
  }

  /// An animation around a dismissal, which now surely is one of what else shows the state.
  private func animationCaveat(
    of dismissals: [(file: IndexedFile, place: SyntaxCursor)], _ state: SyntaxCursor
  ) -> String? {
    let name = dismissals.lazy.compactMap { dismissal in
      dismissal.file.ancestry.ancestors(of: dismissal.place).lazy
        .compactMap { FunctionCallView($0)?.name }
        .first { ["withAnimation", "withTransaction"].contains($0) }
    }.first
    guard let name else { return nil }
    let sources = StateSources(of: state, in: context).all
    return context.program.ask { program in
      let states = PresentingStates(of: sources, in: program, context).all
        .sorted { program.name(of: $0) < program.name(of: $1) }
      guard let read = states.first(where: { program.isRead($0, in: context) }) else { return nil }
      return "`\(name)` around the dismissal of `\(facts.view.name)` now also animates what else "
        + "depends on `\(program.name(of: read))`"
    }
  }

  /// What a statement may run without naming it; nil for one that only leaves the action.
  private func unnamedReader(
    of states: PresentingStates, in statement: SyntaxCursor, _ program: Program
  ) -> String? {
    let isInert = ["break", "return"].contains(statement.textWithoutTrivia)
    return isInert ? nil : UnnamedReaders.name(readingOneOf: states.all, program, in: context)
  }

  /// Code whose end is not known.
  private func sentence(
    aboutUncertain name: String, _ states: PresentingStates, _ setting: FollowingCode.Setting,
    removing mayRemove: Bool, _ program: Program
  ) -> String {
    let state = (states.all.isEmpty ? states.wholes : states.all).map(program.name(of:)).min() ?? ""
    let view = facts.view.name
    switch setting {
    case .alone: return "code that `\(name)` runs after `\(view)` is dismissed may read `\(state)`"
    case .running:
      return "`\(name)` runs after `\(view)` is dismissed, and may depend on what else that changes"
    case .later where mayRemove, .laterInPart where mayRemove:
      return
        "`\(name)` runs before `\(view)` is dismissed, and may remove what `\(state)` belongs to"
    case .later, .laterInPart:
      return
        "code that `\(name)` runs before `\(view)` is dismissed may set `\(state)`, which then "
        + "closes what it presents"
    }
  }

  /// "`onSend` runs after `DraftEditor` is dismissed and reads `editing`"
  private func sentence(about use: StateUse, after isAfter: Bool) -> String {
    let caller = use.caller ?? use.name
    if case .whole = use.kind {
      return "`\(caller)` changes `\(use.name)`, and the state that presents `\(facts.view.name)` "
        + "is a part of it"
    }
    if use.kind == .unknown {
      return "code that `\(caller)` runs after `\(facts.view.name)` is dismissed may read "
        + "`\(use.name)`"
    }
    guard isAfter else {
      return "\(use.caller.map { "`\($0)`" } ?? "code") sets `\(use.name)` before "
        + "`\(facts.view.name)` is dismissed, which then closes what `\(use.name)` presents"
    }
    let verb = use.kind == .set ? "sets" : "reads"
    guard use.caller != nil else {
      return "code after the dismissal of `\(facts.view.name)` \(verb) `\(use.name)`"
    }
    return "`\(caller)` runs after `\(facts.view.name)` is dismissed and \(verb) `\(use.name)`"
  }
}
