import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A modifier that both closures of a helper apply, with other arguments: `.border(c ? a : b)` for
/// `border(a)` in the one and `border(b)` in the other.
struct MergedModifier {
  private let applied: FunctionCallView
  private let other: FunctionCallView
  private let condition: AppliedCondition
  private let types: DeclaredTypes
  /// The parameters of the arguments, one each.
  private let kinds: [ArgumentKind?]

  /// Nil where the two are not the same modifier, or not one whose arguments are plain values.
  init?(
    _ applied: ConditionalModifier, _ other: ConditionalModifier, _ types: DeclaredTypes
  ) {
    let arguments = zip(applied.call.arguments, other.call.arguments)
    guard applied.name == other.name,
      applied.call.arguments.count == other.call.arguments.count, !applied.call.arguments.isEmpty,
      arguments.allSatisfy({ $0.label == $1.label && !$0.isTrailing && !$1.isTrailing })
    else { return nil }
    if let form = ModifierTable.forms.lazy.compactMap({ form -> [ArgumentKind?]? in
      guard let use = FormUse(applied, form, types), FormUse(other, form, types) != nil else {
        return nil
      }
      return use.kinds
    }).first {
      kinds = form
    } else if EnvironmentForm(applied) != nil, EnvironmentForm(other) != nil,
      applied.name != "environment"
    {
      kinds = applied.call.arguments.map { _ in nil }
    } else {
      return nil
    }
    self.applied = applied.call
    self.other = other.call
    condition = applied.condition
    self.types = types
  }

  var carried: CarriedModifier {
    var edits: [Edit] = []
    var count = 0
    for (index, (value, otherValue)) in values.enumerated() where value.text != otherValue.text {
      count += 1
      if let style = StyleChoice(value, kind: kinds[index], types) {
        edits += style.edits(condition, or: otherValue)
      } else {
        let (before, behind) = condition.choice(or: otherValue.text)
        edits += [
          .insert(before, at: value.range.start), .insert(behind, at: value.range.end),
        ].filter { !$0.replacement.isEmpty }
      }
    }
    return CarriedModifier(
      ChainReplacement.Piece(applied, edits: edits), conditionCount: count)
  }

  private var values: [(SyntaxCursor, SyntaxCursor)] {
    Array(zip(applied.arguments.map(\.value), other.arguments.map(\.value)))
  }
}
