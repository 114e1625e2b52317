/// Where an expression stands, as far as its grammar depends on it.
enum ExpressionFlavor {
  /// Anywhere but in the places below.
  case basic
  /// The condition of an `if`, `guard`, `while` or `switch`, or the sequence of a `for`: a brace opens
  /// the body and rarely a trailing closure.
  case statementCondition
  /// The condition of an `#if`, which ends with the line.
  case poundIfDirective
  /// The arguments of an attribute, where `deinit` and `subscript` are names.
  case attributeArguments

  /// The flavor of the arguments of a call in an expression of this flavor.
  var ofCallArguments: ExpressionFlavor {
    self == .attributeArguments ? .attributeArguments : .basic
  }
}

/// Whether an expression stands where a pattern is read.
enum PatternContext {
  case none
  /// In a pattern that is matched, as in `case .some(let x)`: `let`, `var` and `is` begin patterns.
  case matching
  /// Behind `let` or `var` in such a pattern: plain names are bound.
  case bindingIntroducer
}
