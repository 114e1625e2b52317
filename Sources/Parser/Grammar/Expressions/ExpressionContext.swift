/// The context of an expression, as far as its grammar depends on it.
enum ExpressionFlavor {
  /// Any context except the following.
  case basic
  /// The condition of an `if`, `guard`, `while` or `switch`, or the sequence of a `for`: a brace
  /// usually opens the body, not a trailing closure.
  case statementCondition
  /// The condition of an `#if`, which ends with the line.
  case poundIfDirective
  /// The arguments of an attribute, where `deinit` and `subscript` are names.
  case attributeArguments

  /// The context of call arguments inside an expression of this context.
  var ofCallArguments: ExpressionFlavor {
    self == .attributeArguments ? .attributeArguments : .basic
  }
}

/// Whether an expression is in a pattern.
enum PatternContext {
  case none
  /// In a pattern, as in `case .some(let x)`: `let`, `var` and `is` start patterns.
  case matching
  /// After `let` or `var` in such a pattern: plain names are bindings.
  case bindingIntroducer
}
