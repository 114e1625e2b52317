import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A modifier that both closures of a helper apply with different arguments: `.border(c ? a : b)` for
/// `border(a)` in the one and `border(b)` in the other.
struct MergedModifier {
  private let applied: FunctionCallView
  private let other: FunctionCallView
  private let condition: AppliedCondition
  private let types: ArgumentTypes
  /// The form's parameter for each argument; nil for an environment value.
  private let parameters: [ModifierForm.Parameter?]

  /// Nil if the two are not the same modifier, or its arguments are not plain values.
  init?(
    _ applied: ConditionalModifier, _ other: ConditionalModifier, _ types: ArgumentTypes
  ) {
    let arguments = zip(applied.call.arguments, other.call.arguments)
    guard applied.name == other.name,
      applied.call.arguments.count == other.call.arguments.count, !applied.call.arguments.isEmpty,
      arguments.allSatisfy({ $0.label == $1.label && !$0.isTrailing && !$1.isTrailing })
    else { return nil }
    if let form = ModifierTable.forms.lazy.compactMap({ form -> [ModifierForm.Parameter]? in
      guard let use = FormMatch(applied, form, types), FormMatch(other, form, types) != nil else {
        return nil
      }
      return use.parametersWithArguments
    }).first {
      parameters = form
    } else if EnvironmentForm(applied, types) != nil, EnvironmentForm(other, types) != nil,
      applied.name != "environment"
    {
      parameters = applied.call.arguments.map { _ in nil }
    } else {
      return nil
    }
    self.applied = applied.call
    self.other = other.call
    condition = applied.condition
    self.types = types
    guard zip(values, parameters).allSatisfy(mayDiffer) else { return nil }
  }

  /// Whether the condition can choose between two values. Arguments that never take a condition, such
  /// as shapes and gestures, may have different types.
  private func mayDiffer(
    _ values: (SyntaxCursor, SyntaxCursor), _ parameter: ModifierForm.Parameter?
  ) -> Bool {
    if values.0.text == values.1.text { return true }
    if values.0.isChoice || values.1.isChoice { return false }
    if Self.generic.contains(applied.member?.name ?? "") {
      return values.0.style(types) == .color && values.1.style(types) == .color
    }
    if parameter?.kind?.isWrapped != true, types.differ(values.0, values.1) { return false }
    return parameter.map { $0.inertValue != nil } ?? true
  }

  /// Modifiers that accept views or styles of any type.
  private static let generic: Set<String> = ["listRowBackground", "tint"]

  var rewritten: RewrittenModifier {
    var edits: [Edit] = []
    var count = 0
    var availability = Availability.any
    var written: [String] = []
    for (index, (value, otherValue)) in values.enumerated() where value.text != otherValue.text {
      count += 1
      if value.kind == .booleanLiteralExpr, otherValue.kind == .booleanLiteralExpr {
        let text = value.text == "true" ? condition.text : condition.negatedText
        edits.append(.replace(value.range, with: text))
      } else if parameters[index]?.isBoolean == true,
        let parts = condition.combining(value, or: otherValue.text)
      {
        edits += parts
      } else if let style = StyleChoice(value, kind: parameters[index]?.kind, types) {
        edits += style.edits(condition, or: otherValue)
        availability = style.availability(or: otherValue)
        written += style.written(or: otherValue)
      } else {
        let (before, after) = condition.choice(or: otherValue.text)
        edits += [
          .insert(before, at: value.range.start), .insert(after, at: value.range.end),
        ].filter { !$0.replacement.isEmpty }
      }
    }
    return RewrittenModifier(
      ChainReplacement.Piece(applied, edits: edits), availability: availability,
      conditionCount: count, written: written)
  }

  private var values: [(SyntaxCursor, SyntaxCursor)] {
    Array(zip(applied.arguments.map(\.value), other.arguments.map(\.value)))
  }
}
