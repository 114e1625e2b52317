import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A modifier that both closures of a helper apply with different arguments: `.border(c ? a : b)` for
/// `border(a)` in the one and `border(b)` in the other.
struct MergedModifier {
  private let applied: ConditionalModifier
  private let types: ArgumentTypes
  private let values: [Value]

  /// The two arguments for one parameter.
  fileprivate struct Value {
    /// Nil for an environment value.
    let parameter: ModifierForm.Parameter?
    /// Nil where a call leaves the argument out, which means `nil`.
    let own: SyntaxCursor?
    let other: SyntaxCursor?

    var isSame: Bool { own?.text == other?.text }
  }

  /// Nil if the two are not the same modifier, or its arguments are not plain values.
  init?(
    _ applied: ConditionalModifier, _ other: ConditionalModifier, _ types: ArgumentTypes
  ) {
    guard applied.name == other.name, !applied.call.arguments.isEmpty,
      !other.call.arguments.isEmpty,
      let values = Self.values(applied, other, types)
    else { return nil }
    self.applied = applied
    self.types = types
    self.values = values
    guard values.allSatisfy(mayDiffer) else { return nil }
  }

  private static func values(
    _ applied: ConditionalModifier, _ other: ConditionalModifier, _ types: ArgumentTypes
  ) -> [Value]? {
    for form in ModifierTable.forms {
      guard let own = FormMatch(applied, form, types), let match = FormMatch(other, form, types)
      else { continue }
      let values = zip(form.parameters, zip(own.values, match.values)).map {
        Value(parameter: $0, own: $1.0, other: $1.1)
      }
      return values.allSatisfy(\.mayBeMerged) ? values.filter { !$0.isMissing } : nil
    }
    guard EnvironmentForm(applied, types) != nil, EnvironmentForm(other, types) != nil,
      applied.name != "environment"
    else { return nil }
    return zip(applied.call.arguments, other.call.arguments).map {
      Value(parameter: nil, own: $0.value, other: $1.value)
    }
  }

  /// Whether the condition can choose between two values. Arguments that never take a condition, such
  /// as shapes and gestures, may have different types.
  private func mayDiffer(_ value: Value) -> Bool {
    if value.isSame { return true }
    guard let own = value.own, let other = value.other else {
      return (value.own ?? value.other).map { !$0.isChoice } == true
    }
    if own.isChoice || other.isChoice { return false }
    if Self.generic.contains(applied.name) {
      return own.style(types) == .color && other.style(types) == .color
    }
    if value.parameter?.kind?.isWrapped != true, types.differ(own, other) { return false }
    return value.parameter.map { $0.inertValue != nil } ?? true
  }

  /// Modifiers that accept views or styles of any type.
  private static let generic: Set<String> = ["listRowBackground", "tint"]

  /// - Throws: if the call would contain a long condition several times.
  func rewritten() throws(Obstacle) -> RewrittenModifier {
    if let obstacle = applied.condition.obstacle(toWriting: conditionCount) { throw obstacle }
    var edits: [Edit] = []
    var availability = Availability.any
    var written: [String] = []
    var last: SyntaxCursor?
    for value in values {
      defer { last = value.own ?? last }
      guard !value.isSame else { continue }
      guard let own = value.own else {
        edits += addition(of: value, after: last)
        continue
      }
      guard let other = value.other else {
        edits += applied.condition.edits(own, or: "nil")
        continue
      }
      edits += choice(of: value, own, other)
      if value.boolean(own, other, applied.condition) == nil,
        let style = StyleChoice(own, kind: value.parameter?.kind, types)
      {
        availability = style.availability(or: other)
        written += style.written(or: other)
      }
    }
    return RewrittenModifier(
      ChainReplacement.Piece(applied.call, edits: edits), availability: availability,
      conditionCount: conditionCount, written: written)
  }

  /// How many times the call contains the condition.
  private var conditionCount: Int {
    values.count { !$0.isSame && ($0.other != nil || !isPresence($0.own)) }
  }

  /// Whether the condition only says that a value is not nil.
  private func isPresence(_ value: SyntaxCursor?) -> Bool {
    value.map(applied.condition.isPresence) == true
  }

  /// The edits that choose between two arguments.
  private func choice(
    of value: Value, _ own: SyntaxCursor, _ other: SyntaxCursor
  ) -> [Edit] {
    if let edits = value.boolean(own, other, applied.condition) { return edits }
    if let style = StyleChoice(own, kind: value.parameter?.kind, types) {
      return style.edits(applied.condition, or: other)
    }
    let (before, after) = applied.condition.choice(or: other.text)
    return [
      .insert(before, at: own.range.start), .insert(after, at: own.range.end),
    ].filter { !$0.replacement.isEmpty }
  }

  /// The edits that add an argument which only the other call has.
  private func addition(of value: Value, after last: SyntaxCursor?) -> [Edit] {
    let label = value.parameter?.label.map { "\($0): " } ?? ""
    let text = label + applied.condition.choosing("nil", or: value.other!.text)
    if let last { return [.insert(", " + text, at: last.range.end)] }
    return [.insert(text + ", ", at: applied.call.arguments[0].cursor.range.start)]
  }
}

extension MergedModifier.Value {
  /// Whether both calls leave the argument out.
  fileprivate var isMissing: Bool { own == nil && other == nil }

  /// Whether an argument that one of the calls leaves out is `nil`.
  fileprivate var mayBeMerged: Bool {
    (own == nil) == (other == nil)
      || parameter.map { $0.mayBeMissing && $0.inertValue == "nil" } == true
  }

  /// The edits that combine two Boolean values with the condition.
  fileprivate func boolean(
    _ own: SyntaxCursor, _ other: SyntaxCursor, _ condition: AppliedCondition
  ) -> [Edit]? {
    if own.kind == .booleanLiteralExpr, other.kind == .booleanLiteralExpr {
      return [
        .replace(own.range, with: own.text == "true" ? condition.text : condition.negatedText)
      ]
    }
    return parameter?.isBoolean == true ? condition.combining(own, or: other.text) : nil
  }
}
