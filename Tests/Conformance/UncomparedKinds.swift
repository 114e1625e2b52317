/// Kinds of the official tree that ours does without. Their tokens and everything inside them are
/// compared.
enum UncomparedKinds {
  static func contains(_ kind: String) -> Bool {
    kind.hasSuffix("List") || reasons[kind] != nil
  }

  /// Every kind with the reason why it is left out. Collection kinds go by their name's ending: our
  /// nodes hold their children themselves.
  static let reasons: [String: String] = [
    "codeBlockItem": "a statement and its semicolon, with no meaning of its own",
    "memberBlockItem": "a member and its semicolon, with no meaning of its own",
    "expressionStmt": "wraps an `if` or `switch` used as a statement, at the same range",
    "objCSelectorPiece": "a name and a colon inside `@objc(…)`",
    "versionComponent": "one number behind the first of a version",
    "platformVersionItem": "a platform version and its comma",
    "poundSourceLocationArguments": "what stands in the parentheses of `#sourceLocation`",
    "nonisolatedSpecifierArgument": "the word in `nonisolated(…)`",
    "abiAttributeArguments": "wraps the declaration in `@abi(…)`, at the same range",
    "backDeployedAttributeArguments": "a label before a list of platform versions",
    "documentationAttributeArgument": "a word of `@_documentation(…)`",
    "dynamicReplacementAttributeArguments": "a label before a declaration's name",
    "implementsAttributeArguments": "a type and a name in `@_implements(…)`",
    "originallyDefinedInAttributeArguments": "a label before a list of platform versions",
    "specializedAttributeArgument": "wraps the `where` clause of `@specialized(…)`",
    "labeledSpecializeArgument": "a word of `@_specialize(…)`",
    "specializeAvailabilityArgument": "a word of `@_specialize(…)`",
    "specializeTargetFunctionArgument": "a word of `@_specialize(…)`",
    "derivativeAttributeArguments": "a word of `@derivative(…)`, an experiment of the language",
    "differentiabilityArgument": "a word of `@differentiable(…)`, an experiment of the language",
    "differentiabilityArguments": "a word of `@differentiable(…)`, an experiment of the language",
    "differentiabilityWithRespectToArgument": "a word of `@differentiable(…)`, likewise",
    "differentiableAttributeArguments": "a word of `@differentiable(…)`, likewise",
  ]
}
