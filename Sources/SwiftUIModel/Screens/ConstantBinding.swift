import SourceText
import Syntax

extension SyntaxCursor {
  /// Whether an expression is a binding that stays as it is, whatever it is set to:
  /// `.constant(true)`, or one whose setter is empty, as in `Binding(get: { isShown }, set: { _ in
  /// })`.
  public var isConstantBinding: Bool {
    if textWithoutTrivia.holds(".constant(") { return true }
    let setter = FunctionCallView(self)?.arguments.first { $0.label == "set" }
    return setter.flatMap { ClosureView($0.value) }?.statements.isEmpty == true
  }
}
