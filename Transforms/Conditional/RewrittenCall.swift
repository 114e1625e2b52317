import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// What comes of one call.
extension ConditionalRewriting {
  /// The names of the modifiers in the closures of a call, if they can be read, and the outcome.
  func outcome(
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
  func outcome(ofUnwrapping helper: HelperCall) -> (modifiers: [String], Outcome) {
    let call = ConditionalCall(helper, ancestry: ancestry, in: context)
    var names: [String] = []
    do throws(Obstacle) {
      let closure = try UnwrappingClosure(of: helper)
      let modifiers = closure.calls.map { modifier in
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
        ?? inheritanceObstacle(
          of: call, modifiers, in: ModifierTable.unwrappedReplacingInherited)
      {
        throw obstacle
      }
      let count = rewritten.reduce(0) { $0 + $1.conditionCount }
      guard count == 1 || closure.optional.isPath else { throw .evaluatedRepeatedly }
      // The optional is written into the result as it is.
      guard !closure.optional.text.contains(where: \.isNewline) else {
        throw Obstacle(.unwrappingHelper, HelperCall.unwrappingReason(helper.name))
      }
      let edits = try edits(for: call, rewritten)
      return (names, .change(change(of: call, modifiers, edits, caveatOf: rewritten)))
    } catch {
      return (names, .declined(Decline(error, at: call.place)))
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
    if let obstacle = overridingObstacle(of: call, unmerged)
      ?? inheritanceObstacle(of: call, unmerged)
    {
      throw obstacle
    }
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
}

extension SyntaxCursor {
  /// Whether an expression or pattern names a value, as `icon` and `book.icon` do.
  var isPath: Bool {
    MemberAccessView(self)?.base.map(\.isPath)
      ?? [.declReferenceExpr, .identifierPattern].contains(kind)
  }
}
