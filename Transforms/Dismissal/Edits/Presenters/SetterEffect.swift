import Semantics
import Syntax
import TransformKit

/// The effect of setting a binding that code makes with a setter: `isShown = false` for
/// `Binding(get: { … }, set: { isShown = $0 })` that is set to false.
struct SetterEffect {
  /// The statement, on one line.
  let statement: String

  /// - Parameters:
  ///   - value: `false` or `nil`.
  ///   - place: where the statement is to stand.
  /// - Returns: nil where the setter has more than one statement.
  init?(
    of state: SyntaxCursor, setting value: String, at place: SyntaxCursor, needsSelf: Bool,
    in context: TransformContext
  ) {
    guard StatePath(state)?.isAssignable(in: context) != true,
      let setter = context.program.ask({ BindingSetter(of: state, in: $0) }),
      let effect = Self.effect(of: setter, setting: value)
    else { return nil }
    if let source = setter.source, effect.target.isWrappedValue {
      let target = try? StateExpression(source, in: context).value(at: place, needsSelf: needsSelf)
      guard let target, let value = effect.value else { return nil }
      statement = "\(target) = \(value)"
      return
    }
    let means = context.program.ask { program in
      effect.target.descendants.allSatisfy { $0.kind != .closureExpr }
        && effect.target.namesWithOtherMeaning(at: place, in: program).isEmpty
    }
    let text = effect.target.oneLineText
    guard means, !text.hasLineEnd else { return nil }
    statement = effect.value.map { "\(text) = \($0)" } ?? text
  }

  /// What a setter does with a value: it assigns the target, or is the target.
  private struct Effect {
    let target: SyntaxCursor
    var value: String?
  }

  private static func effect(of setter: BindingSetter, setting value: String) -> Effect? {
    let statement = setter.statement
    let parameter = setter.parameter
    if statement.kind == .ifExpr {
      let parts = Array(statement.children)
      let test = parts.first?.textWithoutTrivia
      guard parts.count == 2, test == "!\(parameter)" || test == "\(parameter)==nil" else {
        return nil
      }
      let body = Array(parts[1].children)
      guard let inner = body.first, body.count == 1, !inner.mentions(parameter) else { return nil }
      return assignment(inner).map { Effect(target: $0.target, value: $0.value.oneLineText) }
        ?? Effect(target: inner)
    }
    guard let (target, assigned) = assignment(statement) else {
      return statement.mentions(parameter) ? nil : Effect(target: statement)
    }
    guard !target.mentions(parameter) else { return nil }
    if assigned.text == parameter { return Effect(target: target, value: value) }
    if assigned.textWithoutTrivia == "!\(parameter)", value == "false" {
      return Effect(target: target, value: "true")
    }
    return assigned.mentions(parameter) ? nil : Effect(target: statement)
  }

  private static func assignment(
    _ statement: SyntaxCursor
  ) -> (target: SyntaxCursor, value: SyntaxCursor)? {
    let parts = Array(statement.children)
    guard statement.kind == .sequenceExpr, parts.count == 3, parts[1].kind == .assignmentExpr else {
      return nil
    }
    return (parts[0], parts[2])
  }
}

extension SyntaxCursor {
  /// Whether an expression or statement holds a name.
  fileprivate func mentions(_ name: String) -> Bool {
    declaredName == name || descendants.contains { $0.declaredName == name }
  }

  /// `wrappedValue`, `self.wrappedValue`
  fileprivate var isWrappedValue: Bool {
    ["wrappedValue", "self.wrappedValue"].contains(textWithoutTrivia)
  }
}
