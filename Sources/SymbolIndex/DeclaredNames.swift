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

  /// The node of the last of these names that is a given one; the others are not read.
  public func declaration(of name: String) -> NodeID? {
    switch kind {
    case .variableDecl:
      var found: NodeID?
      for binding in children where binding.kind == .patternBinding {
        let pattern = binding.children.first { _ in true }
        found = pattern?.lastVariable(named: name) ?? found
      }
      return found
    case .functionDecl:
      return token(after: .func).map { tree.isName(name, $0) } == true ? id : nil
    default: return declaredNames.last { $0.name == name }?.node
    }
  }

  private func lastVariable(named name: String) -> NodeID? {
    if kind == .identifierPattern { return isPattern(named: name) ? id : nil }
    var found: NodeID?
    for child in children { found = child.lastVariable(named: name) ?? found }
    return found
  }

  /// Whether it is an `identifierPattern` of a name.
  public func isPattern(named name: String) -> Bool {
    kind == .identifierPattern && firstToken.map { tree.isName(name, $0) } ?? false
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
