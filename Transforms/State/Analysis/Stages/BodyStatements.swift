import Syntax

extension SyntaxCursor {
  /// The statements of a block, closure, function, accessor, case or `catch` clause.
  var statements: [SyntaxCursor] {
    switch kind {
    case .codeBlock, .accessorBlock: Array(children)
    case .closureExpr: children.filter { $0.kind != .closureSignature }
    case .switchCase:
      children.filter { $0.kind != .switchCaseLabel && $0.kind != .switchDefaultLabel }
    default: child(.codeBlock).map { Array($0.children) } ?? []
    }
  }

  /// Whether evaluating an expression may throw an error.
  var mayThrow: Bool {
    if kind == .tryExpr { return token(.exclamationMark) == nil && !isOptionalTry }
    return kind == .throwStmt || children.contains { !$0.isBody && $0.mayThrow }
  }

  /// Whether a `catch` clause gets every error.
  var catchesAll: Bool {
    guard let item = child(.catchItem) else { return true }
    let pattern = item.child(.valueBindingPattern)
    return item.child(.whereClause) == nil && pattern?.child(.identifierPattern) != nil
  }
}
