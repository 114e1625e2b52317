import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Rewrites the calls of conditional modifiers in a file: finds them, reads their closures, chooses a
/// strategy for each modifier and writes the edits.
struct ConditionalRewriting {
  private let file: ParsedFile
  private let context: TransformContext
  private let ancestry: Ancestry
  private let calls: [ConditionalCall.Candidate]
  private let strategies: ModifierStrategies

  /// Finds the calls; nil for a file without any.
  init?(in file: ParsedFile, context: TransformContext) {
    calls = ConditionalCall.candidates(in: file, context: context)
    guard !calls.isEmpty else { return nil }
    self.file = file
    self.context = context
    ancestry = Ancestry(of: file.tree)
    strategies = ModifierStrategies(ancestry: ancestry, context: context)
  }

  /// The outcomes for the calls that one transform is responsible for.
  ///
  /// All calls are examined, so that two transforms do not declare two constants of the same name.
  ///
  /// - Parameter isIncluded: whether the transform is responsible for a call, by the names of the
  ///   modifiers in its closures. The list is empty if the closures could not be read.
  func outcomes(where isIncluded: ([String]) -> Bool) -> [Outcome] {
    var examined: [ExaminedCall] = []
    var rewritten: [ByteRange] = []
    var constants: [ConditionHoisting] = []
    var nested: Set<NodeID> = []
    for candidate in calls {
      switch candidate {
      case .declined(let decline):
        examined.append(
          ExaminedCall(call: nil, outcome: .declined(decline), isIncluded: isIncluded([])))
      case .unwrapping(let helper):
        let (modifiers, outcome) = outcome(ofUnwrapping: helper)
        examined.append(
          ExaminedCall(call: nil, outcome: outcome, isIncluded: isIncluded(modifiers)))
      case .helper(let helper):
        let call = ConditionalCall(helper, ancestry: ancestry, in: context)
        nested.formUnion(call.appliedCalls.map(\.cursor.id))
        // A call in the closure of another moved with it. A link of its chain waits for that change.
        if nested.contains(helper.call.cursor.id)
          || rewritten.contains(where: { $0.contains(helper.call.cursor.range) })
        {
          continue
        }
        let (modifiers, outcome) = outcome(of: call, &constants)
        if case .change = outcome { rewritten += call.helper.call.arguments.map(\.value.range) }
        examined.append(
          ExaminedCall(call: call, outcome: outcome, isIncluded: isIncluded(modifiers)))
      }
    }
    return examined.filter(\.isIncluded).map { $0.outcome(besides: examined) }
  }
}

// MARK: One call

extension ConditionalRewriting {
  /// The names of the modifiers in the closures of a call, if they can be read, and the outcome.
  private func outcome(
    of call: ConditionalCall, _ constants: inout [ConditionHoisting]
  ) -> (modifiers: [String], Outcome) {
    var names: [String] = []
    do throws(Obstacle) {
      if call.otherwise == nil, let wrapping = WrappingClosure(call.helper.transform.value) {
        let stack = StackStrategy(
          call: call, wrapping: wrapping, ancestry: ancestry, context: context)
        return (["modifier"], .change(try stack.change(in: file)))
      }
      let modifiers = try modifiers(of: call)
      names = modifiers.map(\.name)
      return (names, .change(try change(of: call, modifiers, &constants)))
    } catch {
      return (names, .declined(Decline(error, at: call.place)))
    }
  }

  /// The same for a call of a helper that unwraps an optional.
  private func outcome(ofUnwrapping helper: HelperCall) -> (modifiers: [String], Outcome) {
    let call = ConditionalCall(helper, ancestry: ancestry, in: context)
    var names: [String] = []
    do throws(Obstacle) {
      let closure = try UnwrappingClosure(of: helper)
      let modifiers = closure.applied.calls.map { modifier in
        ConditionalModifier(
          call: modifier, condition: call.condition, receiver: call.receiver,
          origin: context.program.ask { program in
            program.origin(of: modifier, on: call.receiver.map(program.type(of:)))
          })
      }
      names = modifiers.map(\.name)
      let rewritten = try strategies.rewritten(modifiers, unwrapping: closure)
      if let obstacle = call.obstacle(in: context, ancestry: ancestry)
        ?? releaseObstacle(to: rewritten) ?? overridingObstacle(of: call, modifiers)
      {
        throw obstacle
      }
      let count = rewritten.reduce(0) { $0 + $1.conditionCount }
      guard count == 1 || closure.optional.isPath else { throw .evaluatedRepeatedly }
      let edits = try edits(for: call, rewritten)
      return (names, .change(change(of: call, modifiers, edits, caveatOf: rewritten)))
    } catch {
      if error.isComment { return (names, .declined(Decline(error, at: call.place))) }
      let reason = HelperCall.unwrappingReason(helper.name)
      return ([], .declined(Decline(.unwrappingHelper, reason, at: call.place)))
    }
  }

  private func modifiers(of call: ConditionalCall) throws(Obstacle) -> [ConditionalModifier] {
    let modifiers: [ConditionalModifier]
    do throws(Obstacle) {
      modifiers = try call.modifiers(when: call.condition, in: context, ancestry: ancestry)
    } catch {
      // An obstacle of the call as a whole comes first: no other closure would remove it.
      throw call.obstacle(in: context, ancestry: ancestry) ?? error
    }
    guard !modifiers.isEmpty else {
      throw Obstacle(.nothingToGain, "the closure returns the view unchanged")
    }
    return modifiers
  }

  private func change(
    of call: ConditionalCall, _ modifiers: [ConditionalModifier],
    _ constants: inout [ConditionHoisting]
  ) throws(Obstacle) -> Change {
    if let obstacle = call.obstacle(in: context, ancestry: ancestry) { throw obstacle }
    let hides = modifiers.contains { $0.name == "hidden" }
    if hides, let obstacle = call.drawingObstacle(in: context, ancestry: ancestry) {
      throw obstacle
    }
    let (rewritten, reading) = try rewritten(modifiers, of: call, besides: constants)
    if let obstacle = releaseObstacle(to: rewritten) { throw obstacle }
    // A modifier that two closures were merged into has no inert value that overrides others.
    let unmerged = modifiers.withoutMerged(modifiers.count - rewritten.count)
    if let obstacle = overridingObstacle(of: call, unmerged) { throw obstacle }
    if let constant = reading {
      constants.append(constant)
      let edits = try edits(for: call, rewritten) + [constant.edit]
      return change(of: call, modifiers, edits, caveatOf: rewritten)
    }
    guard isEvaluatedAgain(modifiers, in: rewritten) else {
      return change(of: call, modifiers, try edits(for: call, rewritten), caveatOf: rewritten)
    }
    // The condition of a nested helper is evaluated only if the outer condition holds.
    let isNested = modifiers.contains { $0.condition.isConjunction }
    let canBeCopied = !modifiers[0].condition.isImplicitlyUnwrapped(ArgumentTypes(in: context))
    let hoisting =
      isNested || !canBeCopied
      ? nil
      : context.program.ask {
        ConditionHoisting(of: call, ancestry: ancestry, besides: constants, $0)
      }
    guard let constant = hoisting else {
      if modifiers.contains(where: \.condition.callsSomething) || changesCondition(modifiers) {
        throw .evaluatedRepeatedly
      }
      return change(
        of: call, modifiers, try edits(for: call, rewritten), caveatOf: rewritten,
        also: ["after the change, the condition is evaluated more than once"])
    }
    constants.append(constant)
    let named = try call.modifiers(
      when: constant.condition, in: context, ancestry: ancestry)
    let again = try strategies.rewritten(named)
    return change(
      of: call, modifiers, try edits(for: call, again) + [constant.edit], caveatOf: again,
      also: ["after the change, the condition is computed before the view"])
  }

  /// The modifiers with the condition, and a constant for a comparison that a call would contain several times.
  private func rewritten(
    _ modifiers: [ConditionalModifier], of call: ConditionalCall,
    besides constants: [ConditionHoisting]
  ) throws(Obstacle) -> ([RewrittenModifier], ConditionHoisting?) {
    do throws(Obstacle) {
      return (try strategies.rewritten(modifiers), nil)
    } catch {
      // A constant without a name of its own would be no easier to read.
      guard error.code == .harderToRead, modifiers.first?.condition.nameOfConstant != nil,
        let constant = context.program.ask({
          ConditionHoisting(of: call, ancestry: ancestry, besides: constants, $0)
        }),
        let named = try? call.modifiers(
          when: constant.condition, in: context, ancestry: ancestry),
        let again = try? strategies.rewritten(named)
      else { throw error }
      return (again, constant)
    }
  }

  private func edits(
    for call: ConditionalCall, _ rewritten: [RewrittenModifier]
  ) throws(Obstacle) -> [Edit] {
    let replacement = ChainReplacement(of: call.helper, by: rewritten.map(\.piece))
    if let comment = replacement.lostComment { throw .lostComment(comment) }
    return replacement.edits
  }

  private func change(
    of call: ConditionalCall, _ modifiers: [ConditionalModifier], _ edits: [Edit],
    caveatOf rewritten: [RewrittenModifier], also others: [String] = []
  ) -> Change {
    let names = modifiers.map(\.name)
    let overridden = OverriddenModifier(
      by: modifiers, of: call, ancestry: ancestry, context: context)
    let replaced = rewritten.flatMap { modifier in
      modifier.writtenCall.map { [modifier.name, $0.name] } ?? []
    }
    let comment = call.commentCaveat(replacing: replaced, ancestry: ancestry)
    let caveats =
      call.caveats(replacedBy: modifiers, ancestry: ancestry, in: context)
      + rewritten.flatMap(\.caveats) + others
      + call.hidingCaveats(modifiers, in: context, ancestry: ancestry)
      + [
        overridden?.caveat, modifiers.originCaveat, comment, call.movedCommentCaveat,
        rewritten.compilingCaveat,
        call.releaseCaveat(rewritten.map(\.availability), ancestry),
      ].compactMap(\.self)
    let list = names.unique.map { "`\($0)`" }.joined(separator: ", ")
    return Change(
      (["Put the condition into \(list)"] + caveats.unique).joined(separator: "; "),
      safety: caveats.isEmpty ? .safe : .review, at: call.place,
      parts: file.parts(edits, with: rewritten))
  }
}

// MARK: Obstacles to modifiers that can all take the condition

extension ConditionalRewriting {
  /// Why the deployment target does not allow the rewritten modifiers.
  private func releaseObstacle(to rewritten: [RewrittenModifier]) -> Obstacle? {
    let targets = context.deploymentTargets(for: file.source.path)
    var needed = rewritten.map(\.availability)
    // `transformEnvironment` returns a view, so modifiers of `Text` are called on another type.
    let facts = rewritten.map { SwiftUINames[$0.name] }
    if let index = facts.firstIndex(where: { $0.contains(.environmentValue) }),
      facts.dropFirst(index + 1).contains(where: { $0.contains(.textOnlyBeforeIOS16) })
    {
      needed.append(Availability(iOS: 16))
    }
    return needed.lazy.compactMap(targets.obstacle).first
  }

  /// Whether a condition that may have an effect would be evaluated more than once.
  private func isEvaluatedAgain(
    _ modifiers: [ConditionalModifier], in rewritten: [RewrittenModifier]
  ) -> Bool {
    guard 1 < rewritten.reduce(0, { $0 + $1.conditionCount }) else { return false }
    let types = ArgumentTypes(in: context)
    return modifiers.contains { !$0.condition.isPlain(types) } || changesCondition(modifiers)
  }

  /// Whether an argument may change what the condition reads.
  private func changesCondition(_ modifiers: [ConditionalModifier]) -> Bool {
    context.program.ask { program in
      let conditions = modifiers.flatMap(\.condition.expressions)
      guard conditions.contains(where: { program.readsWhatMayChange($0) }) else { return false }
      return modifiers.flatMap(\.call.arguments).contains { argument in
        if case .known = EffectSearch(program).effect(of: argument.value) { true } else { false }
      }
    }
  }

  /// Why one of the modifiers, once it is always applied, would override another.
  private func overridingObstacle(
    of call: ConditionalCall, _ modifiers: [ConditionalModifier]
  ) -> Obstacle? {
    let declared = DeclaredModifiers(in: context)
    let applied = modifiers.flatMap { modifier in
      declared.names(appliedBy: modifier.call).map { ($0, modifier.call.endsInClosure) }
    }
    let names = applied.map(\.0)
    let uses = VariableUses(ofValue: call.helper.call.cursor, ancestry, context)
    let following = (call.chain.links.dropFirst(call.chain.position + 1) + uses.links).flatMap {
      $0.call.map { declared.names(appliedBy: $0) } ?? [$0.name]
    }
    let all = names + following + namesInHelpers(following: call, declared)
    // The contents of two builders are shown beside each other.
    for (index, (name, endsInClosure)) in applied.enumerated() where !endsInClosure {
      if SwiftUINames[name].contains(.outermostWins), names.dropFirst(index + 1).contains(name) {
        return Obstacle(
          .coversAnotherModifier,
          "after the change, only one of the `\(name)` modifiers would take effect")
      }
      let later = all.dropFirst(index + 1)
      guard let other = later.first(where: { ModifierTable.isOverridden($0, by: name) }) else {
        continue
      }
      return Obstacle(
        .coversAnotherModifier,
        "without the condition, `\(name)` would override the `\(other)` after it",
        remedy: "combine both into one `\(other)` that chooses between two values")
    }
    return nil
  }

  /// The modifiers in the closures of the helpers that follow a call on its chain.
  private func namesInHelpers(
    following call: ConditionalCall, _ declared: DeclaredModifiers
  ) -> [String] {
    calls.flatMap { candidate -> [String] in
      let range = call.helper.call.cursor.range
      guard case .helper(let other) = candidate, other.nameToken != call.helper.nameToken,
        other.call.cursor.range.contains(range),
        !other.call.arguments.contains(where: { $0.cursor.range.contains(range) })
      else { return [] }
      return [other.transform, other.alternative].compactMap { $0?.value }.flatMap { closure in
        let applied = try? AppliedModifiers(of: closure)
        return applied?.calls.flatMap { declared.names(appliedBy: $0) } ?? []
      }
    }
  }
}

extension [RewrittenModifier] {
  /// A chain is checked as one expression, and each choice multiplies what the compiler tries.
  fileprivate var compilingCaveat: String? {
    reduce(0) { $0 + $1.conditionCount } > 5
      ? "the compiler may be slow to check so many choices in one expression" : nil
  }
}

extension Obstacle {
  fileprivate static let evaluatedRepeatedly = Obstacle(
    .evaluationWouldChange,
    "the condition computes something and would be evaluated more than once",
    remedy: "store the result in a constant above the view")
}

extension [String] {
  /// The strings, each once.
  var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension SyntaxCursor {
  /// Whether an expression names a value, as `icon` and `book.icon` do.
  fileprivate var isPath: Bool {
    MemberAccessView(self)?.base.map(\.isPath) ?? (kind == .declReferenceExpr)
  }
}

extension FunctionCallView {
  fileprivate var endsInClosure: Bool { arguments.last?.value.kind == .closureExpr }
}
