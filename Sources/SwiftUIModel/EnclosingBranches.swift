import Syntax

extension Ancestry {
  /// The branches that an expression is on one side of, be it the side behind an early exit; nil
  /// where it is on none within its declaration.
  public func branches(
    around expression: SyntaxCursor, in decl: SyntaxCursor
  ) -> Result<Branches, Branches.Obstacle>? {
    var statement = expression
    var isOnBranch = false
    for ancestor in ancestors(of: expression) {
      if ancestor.id == decl.id { return nil }
      if ancestor.kind.holdsStatements {
        let siblings = Array(ancestor.children)
        guard let index = siblings.firstIndex(where: { $0.id == statement.id }) else { return nil }
        if isOnBranch { return Branches.read(siblings[index...]) }
        if 0 < index, let branches = Branches.readEarlyExit(siblings[(index - 1)...]) {
          return branches
        }
      }
      if ancestor.isBranching {
        // An `else if` is one branch of three.
        if parent(of: ancestor)?.kind == .ifExpr { return .failure(.otherStatement) }
        isOnBranch = true
      }
      statement = ancestor
    }
    return nil
  }
}

extension Branches {
  /// The branches before and behind an early exit; nil where the first statement does not leave.
  fileprivate static func readEarlyExit(
    _ statements: ArraySlice<SyntaxCursor>
  ) -> Result<Branches, Obstacle>? {
    guard let first = statements.first, first.kind == .guardStmt || first.kind == .ifExpr
    else { return nil }
    let reading = read(statements)
    if case .failure(.missingBranch) = reading { return nil }
    return reading
  }
}

extension SyntaxKind {
  fileprivate var holdsStatements: Bool {
    switch self {
    case .accessorBlock, .closureExpr, .codeBlock, .ifConfigClause, .switchCase: true
    default: false
    }
  }
}

extension SyntaxCursor {
  fileprivate var isBranching: Bool {
    switch kind {
    case .ifExpr, .guardStmt, .switchExpr: true
    case .sequenceExpr: children.contains { $0.kind == .unresolvedTernaryExpr }
    default: false
    }
  }
}
