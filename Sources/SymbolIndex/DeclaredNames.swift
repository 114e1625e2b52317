import Syntax

extension SyntaxCursor {
  /// The names that a declaration declares in the scope around it, each with its node; initializers and
  /// subscripts are called `init` and `subscript`.
  public var declaredNames: [(name: String, node: NodeID)] {
    switch kind {
    case .variableDecl:
      return children.filter { $0.kind == .patternBinding }
        .compactMap { $0.children.first { _ in true } }.flatMap(\.boundVariables)
    case .enumCaseDecl:
      return children.filter { $0.kind == .enumCaseElement }.flatMap(\.ownName)
    case .functionDecl:
      return FunctionDeclView(self).map { [($0.name, id)] } ?? []
    case .initializerDecl: return [("init", id)]
    case .subscriptDecl: return [("subscript", id)]
    case .actorDecl, .classDecl, .enumDecl, .protocolDecl, .structDecl:
      return TypeDecl(self).map { [($0.name, id)] } ?? []
    case .associatedTypeDecl, .typeAliasDecl, .macroDecl: return ownName
    default: return []
    }
  }

  /// The variables that a pattern binds.
  public var boundVariables: [(name: String, node: NodeID)] {
    if kind == .identifierPattern { return patternName.map { [($0, id)] } ?? [] }
    return children.flatMap(\.boundVariables)
  }

  /// The name of an `identifierPattern`.
  public var patternName: String? { firstToken.map(tree.name(of:)) }

  private var ownName: [(name: String, node: NodeID)] {
    // `macro` may be a name elsewhere, and is not here.
    ownTokens.first {
      let kind = tree.tokens[$0.index].kind
      return kind.isIdentifierLike && kind != .macro
    }.map { [(tree.name(of: $0), id)] } ?? []
  }
}
