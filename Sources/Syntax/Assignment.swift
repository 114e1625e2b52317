extension SyntaxCursor {
  /// What a sequence assigns: `count` in `count = 1` and `count += 1`; nil for any other node.
  public var assignedTarget: SyntaxCursor? {
    guard kind == .sequenceExpr else { return nil }
    let parts = Array(children.prefix(2))
    guard parts.count == 2, parts[1].kind == .assignmentExpr || parts[1].isCompoundAssignment
    else { return nil }
    return parts[0]
  }

  /// `+=`
  private var isCompoundAssignment: Bool {
    kind == .binaryOperatorExpr && text.hasSuffix("=")
      && !["!=", "!==", "<=", "==", "===", ">="].contains(text)
  }
}
