import Semantics
import Syntax

extension Program {
  /// Whether an expression is certainly a binding of a Boolean value.
  public func isBooleanBinding(_ expression: SyntaxCursor) -> Bool {
    nameOfType(behindBinding: expression) == "Bool"
  }

  /// Whether an expression is certainly a binding of an optional value.
  public func isOptionalBinding(_ expression: SyntaxCursor) -> Bool {
    nameOfType(behindBinding: expression) == "Optional"
  }

  private func nameOfType(behindBinding expression: SyntaxCursor) -> String? {
    let type = type(of: expression)
    guard knownName(of: type) == "Binding", case .nominal(_, let arguments) = type else {
      return nil
    }
    return arguments.first.flatMap(knownName)
  }
}
