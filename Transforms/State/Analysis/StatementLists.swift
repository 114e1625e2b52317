import Syntax

extension Ancestry {
  /// The statements around a place, from the innermost list outward: each list with the statement of it that
  /// contains the place.
  func statements(around place: SyntaxCursor) -> [(list: SyntaxCursor, statement: SyntaxCursor)] {
    var found: [(SyntaxCursor, SyntaxCursor)] = []
    var inner = place
    for outer in ancestors(of: place) {
      if outer.isStatementList, inner.kind != .closureSignature { found.append((outer, inner)) }
      inner = outer
    }
    return found
  }

  /// Whether a node is a statement of its own.
  func isStatement(_ node: SyntaxCursor) -> Bool { parent(of: node)?.isStatementList ?? false }

  /// The innermost closure, function or accessor around a place.
  func body(around place: SyntaxCursor) -> SyntaxCursor? {
    ancestors(of: place).first { $0.isBody }
  }
}

extension SyntaxCursor {
  /// Whether its children are statements that run one after the other.
  fileprivate var isStatementList: Bool {
    switch kind {
    case .codeBlock, .closureExpr, .switchCase, .accessorBlock, .ifConfigClause: true
    default: false
    }
  }

  /// Whether its code runs when something calls it.
  var isBody: Bool {
    switch kind {
    case .closureExpr, .functionDecl, .accessorDecl, .accessorBlock, .initializerDecl: true
    default: false
    }
  }

  /// Whether the last of its statements leaves the code around it.
  var endsByLeaving: Bool {
    switch children.reversed().first?.kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt: true
    default: false
    }
  }
}
