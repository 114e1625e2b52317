import Syntax

extension Ancestry {
  /// The branches one of which contains an expression, including the branch after an early exit; nil if
  /// the declaration has none around it.
  public func branches(
    around expression: SyntaxCursor, in decl: SyntaxCursor
  ) -> Result<Branches, Branches.Mismatch>? {
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
        // An `else if` adds a third branch.
        if parent(of: ancestor)?.kind == .ifExpr { return .failure(.otherStatement) }
        isOnBranch = true
      }
      statement = ancestor
    }
    return nil
  }
}

extension Branches {
  /// The branches before and after an early exit; nil if the first statement does not exit.
  fileprivate static func readEarlyExit(
    _ statements: ArraySlice<SyntaxCursor>
  ) -> Result<Branches, Mismatch>? {
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
