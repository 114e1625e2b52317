import SourceText

extension OperatorTable {
  /// Adds the infix operators and precedence groups that files declare, in every branch of an
  /// `#if`. They shadow those of the standard library.
  public mutating func add(_ trees: some Sequence<SyntaxTree>) {
    for tree in trees {
      for decl in tree.nodes(ofKind: .precedenceGroupDecl) { addGroup(decl) }
      for decl in tree.nodes(ofKind: .operatorDecl) { addOperator(decl) }
    }
    updateOrder()
  }

  /// Reads `infix operator |> : PipePrecedence`. An operator without a group belongs to
  /// `DefaultPrecedence`.
  private mutating func addOperator(_ decl: SyntaxCursor) {
    guard decl.token(.infix) != nil, let name = decl.text(after: .operator) else { return }
    let group = decl.child(.operatorPrecedenceAndTypes)?.text(after: .colon) ?? "DefaultPrecedence"
    if declaredOperators.insert(name).inserted {
      infixGroups[name] = group
    } else if infixGroups[name] != group {
      ambiguousOperators.insert(name)
    }
  }

  /// Reads `precedencegroup P { higherThan: Q associativity: left assignment: true }`.
  private mutating func addGroup(_ decl: SyntaxCursor) {
    guard let name = decl.text(after: .precedencegroup), declaredGroups.insert(name).inserted else {
      return
    }
    var group = PrecedenceGroup(name)
    for part in decl.children {
      switch part.kind {
      case .precedenceGroupRelation:
        let others = part.children.filter { $0.kind == .precedenceGroupName }
        let names = others.compactMap { $0.firstToken.map(decl.tree.text(of:)) }
        if part.token(.lowerThan) != nil {
          group.lowerThan += names
        } else {
          group.higherThan += names
        }
      case .precedenceGroupAssociativity:
        if part.token(.left) != nil { group.associativity = .left }
        if part.token(.right) != nil { group.associativity = .right }
      case .precedenceGroupAssignment:
        group.isAssignment = part.token(.true) != nil
      default:
        break
      }
    }
    groups[name] = group
  }
}

extension SyntaxCursor {
  /// Returns the text of the node's own token that follows a token of a kind.
  fileprivate func text(after kind: TokenKind) -> String? {
    token(after: kind).map(tree.text(of:))
  }
}

extension SyntaxTree {
  fileprivate func text(of token: TokenID) -> String { source.string(range(of: token)) }
}
