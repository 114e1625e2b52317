import SourceText
import SwiftUIModel
import Syntax
import TransformKit

/// A modifier that uses an unwrapped value. Its content unwraps the optional itself,
/// `overlay { if let icon = icon { Badge(icon) } }`, or its argument falls back to the inert value:
/// `padding(margin ?? 0)`.
struct UnwrappedForm {
  let modifier: ConditionalModifier
  let closure: UnwrappingClosure
  let types: ArgumentTypes
  let targets: DeploymentTargets

  /// - Throws: why neither is possible.
  func rewritten() throws(Obstacle) -> RewrittenModifier {
    if let content = try withContent() { return content }
    for form in ModifierTable.unwrappedForms + ModifierTable.forms
    where form.name == modifier.name {
      if let match = FormMatch(modifier, form, types), let edits = try edits(of: match) {
        let difference = if case .near(let text) = form.exactness { text } else { String?.none }
        return RewrittenModifier(
          ChainReplacement.Piece(modifier.call, edits: edits),
          caveats: [caveat] + [difference].compactMap(\.self), conditionCount: edits.count)
      }
    }
    if let environment = try environment() { return environment }
    let isNamesake = closure.helper == modifier.name
    let other = isNamesake ? "SwiftUI's `\(modifier.name)`" : "`\(modifier.name)`"
    throw Obstacle(
      .unwrappingHelper, "`\(closure.helper)` unwraps the value that \(other) needs")
  }

  /// The value of the environment, which is changed only where the optional has a value; nil for other modifiers.
  private func environment() throws(Obstacle) -> RewrittenModifier? {
    guard let name = closure.name,
      let form = EnvironmentForm(modifier, types, setsColorScheme: true), form.sets(closure.value),
      !closure.optional.descendants.contains(where: { $0.kind == .closureExpr })
    else { return nil }
    return try form.rewritten(unwrapping: name, of: closure.optional.text)
  }

  private var caveat: String {
    "after the change, `\(modifier.name)` is applied while `\(closure.optional.text)` is nil, too"
  }

  /// The modifier whose content unwraps the optional; nil where it has no content.
  private func withContent() throws(Obstacle) -> RewrittenModifier? {
    let arguments = modifier.call.arguments.enumerated().filter { index, argument in
      argument.value.kind != .closureExpr && (index != 0 || argument.label != nil)
    }
    let others = arguments.map(\.element.value.range)
    guard let name = closure.name,
      !closure.uses(in: modifier.call).contains(where: { use in
        others.contains { $0.contains(use.range) }
      }),
      !closure.optional.descendants.contains(where: { $0.kind == .closureExpr })
    else { return nil }
    let isShort = closure.optional.kind == .identifierPattern
    let condition = AppliedCondition(
      named: isShort ? "let \(name)" : "let \(name) = \(closure.optional.text)")
    let unwrapping = ConditionalModifier(
      call: modifier.call, condition: condition, receiver: modifier.receiver,
      origin: modifier.origin)
    let content: RewrittenModifier
    if let form = BuilderForm(unwrapping, types, targets: targets) {
      content = try form.rewritten()
    } else if let action = ActionForm(unwrapping, types) {
      return try action.rewritten(unwrapping: name)
    } else {
      return nil
    }
    let renamed = closure.uses(in: modifier.call).filter { $0.text != name }
    let piece = ChainReplacement.Piece(
      modifier.call,
      edits: content.piece.edits + renamed.map { .replace($0.range, with: name) },
      deepened: content.piece.deepened, by: content.piece.steps)
    return RewrittenModifier(
      piece, caveats: [caveat] + content.caveats, availability: content.availability,
      writtenCall: content.writtenCall)
  }

  /// The edits that give each argument the optional, or the inert value; nil where an argument does more with the
  /// value than to read a property.
  private func edits(of match: FormMatch) throws(Obstacle) -> [Edit]? {
    let choices = match.choices
    let used = closure.uses(in: modifier.call)
    var edits: [Edit] = []
    for (parameter, argument) in choices {
      guard let argument, let inert = parameter.inertValue,
        parameter.kind?.isWrapped != true || isColor(argument, beside: inert),
        let text = optionalText(of: argument), isTyped(argument, for: match.form.name)
      else { return nil }
      let tree = argument.tree
      if let comment = tree.comments(in: argument.range).first {
        throw .lostComment(tree.source.string(comment.range), at: argument)
      }
      edits.append(.replace(argument.range, with: inert == "nil" ? text : "\(text) ?? \(inert)"))
    }
    return edits.count == used.count && !edits.isEmpty ? edits : nil
  }

  /// The value of an argument as an optional: `icon` for the value itself, `icon?.size` for its property.
  private func optionalText(of argument: SyntaxCursor) -> String? {
    if argument.text == closure.value { return closure.operand }
    var path = ""
    var place = argument
    while let member = MemberAccessView(place), let base = member.base, let name = member.name {
      path = ".\(name)\(path)"
      place = base
    }
    return place.text == closure.value ? "\(closure.operand)?\(path)" : nil
  }

  /// Whether a style is a color, as the inert value is, so that one can stand for the other.
  private func isColor(_ argument: SyntaxCursor, beside inert: String) -> Bool {
    [".clear", ".primary"].contains(inert) && argument.style(types) == .color
  }

  /// Whether an overload takes the optional: `tint` takes optional colors, but no other optional style.
  private func isTyped(_ argument: SyntaxCursor, for name: String) -> Bool {
    guard name == "tint" else { return true }
    return argument.text == closure.value && types.type(of: closure.optional) == .color
  }
}
