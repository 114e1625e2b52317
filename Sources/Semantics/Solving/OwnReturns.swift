import Syntax

extension SyntaxCursor {
  /// The `return` statements of a statement, apart from those of the closures and declarations in it.
  ///
  /// With one of them in a body, no result builder makes the value of the body.
  var ownReturns: [SyntaxCursor] {
    switch kind {
    case .returnStmt: [self]
    case .codeBlock, .ifExpr, .switchExpr, .switchCase, .ifConfigDecl,
      .ifConfigClause, .guardStmt, .doStmt, .catchClause, .forStmt, .whileStmt, .repeatStmt,
      .labeledStmt:
      children.flatMap(\.ownReturns)
    default: []
    }
  }
}
