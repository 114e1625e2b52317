import SymbolIndex
import Syntax

/// The names that functions, closures and statements declare for the code within them.
extension SyntaxCursor {
  /// The node that declares a name for one of this node's children; nil when this node declares no
  /// such name for it.
  func localDeclaration(of name: String, for child: SyntaxCursor) -> NodeID? {
    switch kind {
    case .closureExpr:
      if child.kind == .closureSignature { return nil }
      return statement(declaring: name, before: child)
        ?? self.child(.closureSignature)?.parameter(named: name)
    case .codeBlock, .accessorBlock, .ifConfigClause:
      return statement(declaring: name, before: child)
    case .switchCase:
      return statement(declaring: name, before: child)
        ?? self.child(.switchCaseLabel)?.variable(named: name)
    case .functionDecl, .initializerDecl, .subscriptDecl, .macroDecl:
      let signature = self.child(.functionSignature) ?? self
      return signature.child(.functionParameterClause)?.parameter(named: name)
    case .accessorDecl:
      guard let parameters = self.child(.accessorParameters) else { return nil }
      return parameters.innerName == name ? parameters.id : nil
    case .ifExpr, .whileStmt, .guardStmt:
      let isBody = child.kind == .codeBlock && self.child(.codeBlock)?.id == child.id
      guard child.kind == .conditionElement || kind != .guardStmt && isBody else { return nil }
      return children.filter { $0.kind == .conditionElement && $0.id < child.id }
        .compactMap { $0.conditionVariable(named: name) }.last
    case .variableDecl:
      // `let a = 1, b = a`
      return children.filter { $0.kind == .patternBinding && $0.id < child.id }
        .compactMap { $0.children.first { _ in true }?.variable(named: name) }.last
    case .forStmt:
      guard [.codeBlock, .whereClause].contains(child.kind) else { return nil }
      return children.first { _ in true }?.variable(named: name)
    case .catchClause:
      return children.filter { $0.kind == .catchItem && $0.id <= child.id }
        .compactMap { $0.variable(named: name) }.last
    case .switchCaseItem, .catchItem:
      return child.kind == .whereClause ? variable(named: name) : nil
    default:
      return nil
    }
  }

  /// The statement that declares a name: a variable for what follows it, a function or type for all.
  private func statement(declaring name: String, before child: SyntaxCursor) -> NodeID? {
    var found: NodeID?
    for statement in children {
      if let node = statement.declares(name, isBefore: statement.id < child.id) { found = node }
    }
    return found
  }

  private func declares(_ name: String, isBefore: Bool) -> NodeID? {
    switch kind {
    case .guardStmt:
      guard isBefore else { return nil }
      return children.compactMap { $0.conditionVariable(named: name) }.last
    case .ifConfigDecl:
      return children.flatMap(\.children).compactMap { $0.declares(name, isBefore: isBefore) }.last
    case .variableDecl where !isBefore:
      return nil
    default:
      return declaration(of: name)
    }
  }

  private func conditionVariable(named name: String) -> NodeID? {
    guard kind == .conditionElement, let condition = children.first(where: { _ in true }) else {
      return nil
    }
    // The value of the condition stands after its pattern.
    return condition.children.first { _ in true }?.variable(named: name)
  }

  /// The variable of a name that a pattern, or the pattern at the start of a node, binds.
  func variable(named name: String) -> NodeID? {
    if kind == .identifierPattern { return isPattern(named: name) ? id : nil }
    for child in children {
      if let found = child.variable(named: name) { return found }
    }
    return nil
  }

  /// The parameter or capture of a name in what lists them.
  func parameter(named name: String) -> NodeID? {
    for child in children {
      switch child.kind {
      case .closureCaptureClause, .closureParameterClause:
        if let found = child.parameter(named: name) { return found }
      case .functionParameter, .closureParameter, .closureShorthandParameter, .closureCapture:
        guard let token = child.innerNameToken else { continue }
        if tree.isName(name, token) || tree.isName("$" + name, token) { return child.id }
      default:
        continue
      }
    }
    return nil
  }

  /// The name that a parameter or capture has inside: the second of `label name: Type`. That of `$name`,
  /// which declares `name` too, begins with `$`.
  var innerName: String? { innerNameToken.map(tree.name(of:)) }

  private var innerNameToken: TokenID? {
    var name: TokenID?
    for token in ownTokens {
      switch tree.tokens[token.index].kind {
      case .colon, .comma, .equal: return name
      case let kind where kind.isIdentifierLike || kind == .selfKeyword: name = token
      default: continue
      }
    }
    return name
  }
}
