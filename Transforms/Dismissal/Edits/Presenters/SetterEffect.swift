import Syntax
import TransformKit

/// The effect of setting a binding that is created in place: `isShown = false` for
/// `Binding(get: { … }, set: { isShown = $0 })` that is set to false.
struct SetterEffect {
  /// The statement, on one line.
  let statement: String

  /// - Parameters:
  ///   - value: `false` or `nil`.
  ///   - place: where the statement is to stand.
  /// - Returns: nil where the setter has more than one statement.
  init?(of state: SyntaxCursor, setting value: String, at place: SyntaxCursor, ancestry: Ancestry) {
    guard let setter = Self.setter(of: state), let statement = setter.statements.first,
      setter.statements.count == 1, !setter.hasCaptures,
      (setter.parameterNames?.count ?? 1) == 1
    else { return nil }
    let parameter = setter.parameterNames?[0] ?? "$0"
    guard let effect = Self.effect(of: statement, on: parameter, setting: value),
      Self.means(effect.node, at: place, ancestry),
      !effect.text.hasLineEnd
    else { return nil }
    self.statement = effect.text
  }

  /// The closure for `set:`.
  private static func setter(of state: SyntaxCursor) -> ClosureView? {
    guard let call = FunctionCallView(state),
      state.textWithoutTrivia.hasPrefix("Binding(") || state.textWithoutTrivia.hasPrefix("Binding<")
    else { return nil }
    return call.arguments.first { $0.label == "set" }.flatMap { ClosureView($0.value) }
  }

  private static func effect(
    of statement: SyntaxCursor, on parameter: String, setting value: String
  ) -> (node: SyntaxCursor, text: String)? {
    if statement.kind == .ifExpr {
      let parts = Array(statement.children)
      let test = parts.first?.textWithoutTrivia
      guard parts.count == 2, test == "!\(parameter)" || test == "\(parameter)==nil" else {
        return nil
      }
      let body = Array(parts[1].children)
      guard let inner = body.first, body.count == 1 else { return nil }
      return inner.mentions(parameter) ? nil : (inner, inner.oneLineText)
    }
    guard statement.mentions(parameter) else { return (statement, statement.oneLineText) }
    let parts = Array(statement.children)
    guard statement.kind == .sequenceExpr, parts.count == 3, parts[1].kind == .assignmentExpr,
      parts[2].text == parameter, !parts[0].mentions(parameter)
    else { return nil }
    return (parts[0], "\(parts[0].oneLineText) = \(value)")
  }

  /// Whether all names mean the same at a place.
  private static func means(
    _ effect: SyntaxCursor, at place: SyntaxCursor, _ ancestry: Ancestry
  ) -> Bool {
    guard effect.tree === place.tree else { return false }
    return ([effect] + Array(effect.descendants)).allSatisfy { node in
      guard let name = node.declaredName else { return node.kind != .closureExpr }
      return ancestry.localDeclaration(of: name, at: node)?.id
        == ancestry.localDeclaration(of: name, at: place)?.id
    }
  }
}

extension SyntaxCursor {
  /// Whether an expression or statement holds a name.
  fileprivate func mentions(_ name: String) -> Bool {
    declaredName == name || descendants.contains { $0.declaredName == name }
  }
}
