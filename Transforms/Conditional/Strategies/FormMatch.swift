import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A modifier call that matches a row of the table, with the argument of each parameter.
struct FormMatch {
  let form: ModifierForm
  let modifier: ConditionalModifier
  /// The argument of each parameter; nil if it is omitted.
  private let arguments: [FunctionCallView.Argument?]

  /// Assigns each argument to its parameter; nil if the call does not match the form.
  init?(_ modifier: ConditionalModifier, _ form: ModifierForm, _ types: ArgumentTypes) {
    guard modifier.name == form.name else { return nil }
    var rest = modifier.call.arguments[...]
    var arguments: [FunctionCallView.Argument?] = []
    for parameter in form.parameters {
      if let next = rest.first, !next.isTrailing, next.label == parameter.label,
        parameter.kind?.fits(next.value, types) != false
      {
        arguments.append(rest.removeFirst())
      } else {
        guard parameter.mayBeMissing || parameter.defaultValue != nil else { return nil }
        // Swift does not skip a parameter without a label for the next one.
        if parameter.label == nil, rest.first?.label == nil, !rest.isEmpty { return nil }
        arguments.append(nil)
      }
    }
    guard rest.isEmpty, modifier.call.leftParen != nil else { return nil }
    self.form = form
    self.modifier = modifier
    self.arguments = arguments
    guard !choices.isEmpty else { return nil }
  }

  /// The parameters that take the condition, with their arguments.
  var choices: [(parameter: ModifierForm.Parameter, argument: SyntaxCursor?)] {
    zip(form.parameters, arguments).compactMap { parameter, argument in
      guard parameter.inertValue != nil, argument != nil || parameter.defaultValue != nil else {
        return nil
      }
      return (parameter, argument?.value)
    }
  }

  /// The choices that the result contains. A transparent shadow needs no other radius, so that a condition with
  /// an operator or a call is written once.
  private var writtenChoices: [(parameter: ModifierForm.Parameter, argument: SyntaxCursor?)] {
    let all = choices.filter { !$0.parameter.isInert($0.argument) }
    guard modifier.condition.hasOperator || modifier.condition.callsSomething,
      form.name == "shadow",
      let color = all.first(where: { $0.parameter.label == "color" && $0.argument != nil })
    else { return all }
    return [color]
  }

  /// The argument of each parameter; nil if it is omitted.
  var values: [SyntaxCursor?] { arguments.map { $0?.value } }

  /// The modifier with the condition in its arguments.
  func rewritten(_ types: ArgumentTypes) throws(Obstacle) -> RewrittenModifier {
    let choices = writtenChoices
    guard !choices.isEmpty else {
      throw Obstacle(.nothingToGain, "the arguments of `\(form.name)` have no effect")
    }
    let evaluations = evaluations(types)
    if let obstacle = evaluations.lazy.compactMap(\.obstacle).first { throw obstacle }
    if let obstacle = readingObstacle { throw obstacle }
    var edits: [Edit] = []
    if form.resultName != form.name { edits.append(renaming) }
    for (parameter, argument) in choices {
      guard let argument else { continue }
      let style = StyleChoice(argument, kind: parameter.kind, types)
      let inert = parameter.inertValue!
      edits +=
        style?.edits(modifier.condition, or: inert)
        ?? modifier.condition.edits(argument, or: inert)
    }
    edits += additions
    let caveat = if case .near(let difference) = form.exactness { difference } else { String?.none }
    return RewrittenModifier(
      ChainReplacement.Piece(modifier.call, edits: edits),
      caveats: [caveat].compactMap(\.self) + evaluations.compactMap(\.caveat),
      availability: isAnotherOverload(types) ? form.availability : .any,
      conditionCount: choices.count, written: written(types), writtenCall: writtenCall)
  }

  /// The call that is written, if it has another name or more arguments than the original.
  private var writtenCall: WrittenModifier? {
    let parameters = zip(form.parameters, arguments).filter {
      $1 != nil || $0.defaultValue != nil
    }
    guard form.resultName != form.name || parameters.contains(where: { $1 == nil }) else {
      return nil
    }
    return WrittenModifier(form.resultName, labels: parameters.map(\.0.label))
  }

  /// Why the result would be harder to read: a ternary in a ternary, or a condition with an operator that is
  /// written more than once.
  private var readingObstacle: Obstacle? {
    let written = writtenChoices.filter {
      $0.argument.map { !modifier.condition.isPresence(of: $0) } ?? true
    }
    if written.contains(where: { $0.parameter.wouldNest($0.argument) }) {
      return Obstacle(.harderToRead, "the result would be a ternary inside a ternary")
    }
    return modifier.condition.obstacle(toWriting: written.count)
  }

  /// Whether the result calls another overload than the original, which may need a newer release.
  private func isAnotherOverload(_ types: ArgumentTypes) -> Bool {
    form.resultName != form.name
      || choices.contains { parameter, argument in
        guard let argument else { return true }
        return StyleChoice(argument, kind: parameter.kind, types)
          .map { !$0.isPlain(or: parameter.inertValue ?? "") } ?? false
      }
  }

  /// What the arguments without a condition do if the condition is false.
  private func evaluations(_ types: ArgumentTypes) -> [Evaluation] {
    zip(form.parameters, arguments).compactMap { parameter, argument in
      parameter.inertValue == nil
        ? argument?.value.evaluation(
          types, isGesture: parameter.kind == .gesture, besides: modifier.condition) : nil
    }
  }

  /// The values that the source does not contain.
  private func written(_ types: ArgumentTypes) -> [String] {
    zip(form.parameters, arguments).flatMap { parameter, argument -> [String] in
      guard let inert = parameter.inertValue, !parameter.isInert(argument?.value) else { return [] }
      guard let argument else { return [parameter.defaultValue, inert].compactMap(\.self) }
      return StyleChoice(argument.value, kind: parameter.kind, types)?.written(or: inert) ?? [inert]
    }
  }

  private var tree: SyntaxTree { modifier.call.cursor.tree }

  private var renaming: Edit {
    .replace(modifier.call.nameOfModifier, with: form.resultName)
  }

  /// The edits that write omitted arguments, each after the one before it.
  private var additions: [Edit] {
    let open = tree.range(of: modifier.call.leftParen!).end
    var edits: [Edit] = []
    var last: ByteOffset?
    for (parameter, argument) in zip(form.parameters, arguments) {
      if let argument {
        last = argument.value.range.end
      } else if let value = parameter.defaultValue {
        let text = (parameter.label.map { "\($0): " } ?? "") + written(value, for: parameter)
        edits.append(.insert(last == nil ? text : ", " + text, at: last ?? open))
        last = last ?? open
      }
    }
    // Before the first argument, the inserted text ends in a comma.
    guard !modifier.call.arguments.isEmpty, edits.first?.range.start == open else { return edits }
    return edits + [.insert(", ", at: open)]
  }

  private func written(_ value: String, for parameter: ModifierForm.Parameter) -> String {
    guard let inert = parameter.inertValue else { return value }
    switch (value, inert) {
    case ("true", "false"): return modifier.condition.text
    case ("false", "true"): return modifier.condition.negatedText
    default: return modifier.condition.choosing(value, or: inert)
    }
  }
}

extension ModifierForm.Parameter {
  /// Whether the choice between an argument and the inert value would be a ternary inside a ternary.
  fileprivate func wouldNest(_ argument: SyntaxCursor?) -> Bool {
    guard let argument, let inertValue, !isBoolean, argument.isChoice else { return false }
    return kind?.isWrapped == true || argument.choice(besides: inertValue) == nil
  }

  /// Whether an argument is the inert value already, so that it needs no condition.
  fileprivate func isInert(_ argument: SyntaxCursor?) -> Bool {
    argument?.textWithoutTrivia == inertValue?.filter { $0 != " " }
  }
}
