import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// Rewrites the calls of conditional modifiers in a file: finds them, reads their closures, chooses a
/// strategy for each modifier and writes the edits.
struct ConditionalRewriting {
  let file: ParsedFile
  let context: TransformContext
  let ancestry: Ancestry
  let calls: [ConditionalCall.Candidate]
  let strategies: ModifierStrategies

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
        let pair = joined(endingWith: call)
        let calls = (pair?.appliedCalls ?? []) + [pair?.helper.call].compactMap(\.self)
        nested.formUnion(calls.map(\.cursor.id))
        let (modifiers, outcome) = outcome(of: pair ?? call, &constants)
        if case .change = outcome {
          let replaced = [helper, pair?.helper].compactMap(\.self)
          rewritten += replaced.flatMap(\.call.arguments).map(\.value.range)
        }
        examined.append(
          ExaminedCall(call: pair ?? call, outcome: outcome, isIncluded: isIncluded(modifiers)))
      }
    }
    return examined.filter(\.isIncluded).map {
      $0.outcome(besides: examined, context).aboutHelper(in: file, context)
    }
  }
}

extension Transform {
  /// The outcomes for the calls and functions of a file that a transform is responsible for, by the names of the
  /// modifiers that they apply.
  func outcomes(
    in file: ParsedFile, context: TransformContext, where isIncluded: ([String]) -> Bool
  ) -> [Outcome] {
    (ConditionalRewriting(in: file, context: context)?.outcomes(where: isIncluded) ?? [])
      + BranchingFunction.outcomes(in: file, context: context, where: isIncluded)
  }
}
