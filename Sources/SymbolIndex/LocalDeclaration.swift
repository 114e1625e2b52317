import Syntax

extension Ancestry {
  /// The local declaration that a name refers to, within the enclosing type or file: a pattern, parameter,
  /// capture or local function; nil if the name refers to something else.
  public func localDeclaration(of name: String, at place: SyntaxCursor) -> SyntaxCursor? {
    var inner = place
    for outer in ancestors(of: place) {
      if TypeDecl(outer) != nil { return nil }
      if let found = outer.declaration(of: name, reaching: inner) { return found }
      inner = outer
    }
    return nil
  }
}

extension SyntaxCursor {
  /// The declaration of a name in a node that is visible in one of its children.
  fileprivate func declaration(of name: String, reaching child: SyntaxCursor) -> SyntaxCursor? {
    switch kind {
    case .closureExpr:
      let signature = child.kind == .closureSignature ? nil : self.child(.closureSignature)
      return statement(declaring: name, before: child) ?? signature?.parameter(named: name)
    case .codeBlock, .accessorBlock, .sourceFile, .ifConfigClause:
      return statement(declaring: name, before: child)
    case .switchCase:
      return statement(declaring: name, before: child)
        ?? self.child(.switchCaseLabel)?.pattern(named: name)
    case .functionDecl, .initializerDecl, .subscriptDecl, .macroDecl:
      return parameterClause?.parameter(named: name)
    case .accessorDecl:
      return self.child(.accessorParameters)?.parameter(named: name)
    case .ifExpr, .whileStmt, .guardStmt:
      return condition(declaring: name, reaching: child)
    case .forStmt:
      // The sequence is evaluated before the loop variable exists.
      return [.codeBlock, .whereClause].contains(child.kind) ? forPattern(named: name) : nil
    case .catchClause:
      return children.filter { $0.kind == .catchItem }.compactMap { $0.pattern(named: name) }.first
    case .catchItem, .switchCaseItem:
      return child.kind == .whereClause ? pattern(named: name) : nil
    default:
      return nil
    }
  }

  /// A statement that declares a name for the statements after it; a function also for those before it.
  private func statement(declaring name: String, before child: SyntaxCursor) -> SyntaxCursor? {
    for statement in children {
      let isBefore = statement.id < child.id
      if let found = statement.declaration(of: name, isBefore: isBefore) { return found }
    }
    return nil
  }

  private func declaration(of name: String, isBefore: Bool) -> SyntaxCursor? {
    switch kind {
    case .functionDecl:
      return declaration(of: name) == nil ? nil : self
    case .variableDecl where isBefore:
      return children.lazy.filter { $0.kind == .patternBinding }
        .compactMap { $0.children.first { _ in true }?.pattern(named: name) }.first
    case .guardStmt where isBefore:
      return children.compactMap { $0.conditionPattern(named: name) }.first
    case .ifConfigDecl where isBefore:
      return children.flatMap(\.children)
        .compactMap { $0.declaration(of: name, isBefore: true) }.first
    default:
      return nil
    }
  }

  /// A condition that declares a name for the following conditions and the body, but not for the `else`
  /// branch.
  private func condition(declaring name: String, reaching child: SyntaxCursor) -> SyntaxCursor? {
    let isBody = child.kind == .codeBlock && self.child(.codeBlock)?.id == child.id
    guard child.kind == .conditionElement || kind != .guardStmt && isBody else { return nil }
    return children.prefix { $0.id < child.id }
      .compactMap { $0.conditionPattern(named: name) }.first
  }

  private func conditionPattern(named name: String) -> SyntaxCursor? {
    guard kind == .conditionElement else { return nil }
    return children.compactMap { condition in
      condition.children.first { _ in true }?.pattern(named: name)
    }.first
  }

  /// The pattern before the `in` of a loop.
  private func forPattern(named name: String) -> SyntaxCursor? {
    children.first { _ in true }?.pattern(named: name)
  }

  /// The variable of a name that a pattern declares.
  private func pattern(named name: String) -> SyntaxCursor? {
    isPattern(named: name) ? self : descendants.first { $0.isPattern(named: name) }
  }

  // MARK: Parameters

  private var parameterClause: SyntaxCursor? {
    (child(.functionSignature) ?? self).child(.functionParameterClause)
  }

  /// The parameter or capture of a name in a parameter or capture list.
  private func parameter(named name: String) -> SyntaxCursor? {
    for parameter in children {
      switch parameter.kind {
      case .closureCaptureClause, .closureParameterClause:
        if let found = parameter.parameter(named: name) { return found }
      default:
        if parameter.hasInnerName(name) { return parameter }
      }
    }
    return kind == .accessorParameters && hasInnerName(name) ? self : nil
  }

  private func hasInnerName(_ name: String) -> Bool {
    innerNameToken.map { tree.isName(name, $0) } ?? false
  }

  /// The internal name of a parameter or capture: `name` in `label name: Type`.
  var innerName: String? { innerNameToken.map(tree.name(of:)) }

  private var innerNameToken: TokenID? {
    var name: TokenID?
    for token in ownTokens {
      switch tree.tokens[token.index].kind {
      case .colon, .comma: return name
      case let kind where kind.isIdentifierLike: name = token
      default: continue
      }
    }
    return name
  }
}
