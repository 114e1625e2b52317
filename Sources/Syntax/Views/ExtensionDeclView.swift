/// `extension Type: Protocol where … { members }`
public struct ExtensionDeclView: Sendable {
  public let cursor: SyntaxCursor

  public init?(_ cursor: SyntaxCursor) {
    guard cursor.kind == .extensionDecl else { return nil }
    self.cursor = cursor
  }

  /// The name of the extended type, without generic arguments and enclosing types: `View` for
  /// `SwiftUI.View`.
  public var extendedName: String {
    guard let type = cursor.children.first(where: \.kind.isNamedType),
      let name = type.ownTokens.last(where: { cursor.tree.tokens[$0.index].kind.isIdentifierLike })
    else { return "" }
    return cursor.tree.name(of: name)
  }

  public var whereClause: SyntaxCursor? { cursor.child(.genericWhereClause) }
}

extension SyntaxCursor {
  /// The declarations in the member block of a type or extension, including those in `#if`.
  public var members: [SyntaxCursor] {
    guard let block = child(.memberBlock) else { return [] }
    var members: [SyntaxCursor] = []
    for decl in block.children { decl.add(to: &members) }
    return members
  }

  /// Adds the declaration itself, or the declarations in all branches of an `#if`.
  private func add(to members: inout [SyntaxCursor]) {
    guard kind == .ifConfigDecl else { return members.append(self) }
    for clause in children where clause.kind == .ifConfigClause {
      let hasCondition = clause.token(.poundElse) == nil
      for decl in clause.children.dropFirst(hasCondition ? 1 : 0) { decl.add(to: &members) }
    }
  }

  /// Whether a declaration has a modifier, such as `static`.
  public func hasModifier(_ keyword: TokenKind) -> Bool {
    var position = id.index + 1
    let end = id.index + Int(tree.nodes[id.index].subtreeSize)
    while position < end {
      let record = tree.nodes[position]
      if tree.nodeKinds[position] == .declModifier, record.firstToken < record.endToken,
        tree.tokens[Int(record.firstToken)].kind == keyword
      {
        return true
      }
      position += Int(record.subtreeSize)
    }
    return false
  }

  /// Whether the declaration is visible only in its file; `private(set)` does not count.
  public var isPrivate: Bool {
    children.contains {
      $0.kind == .declModifier && $0.child(.declModifierDetail) == nil
        && ($0.token(.private) ?? $0.token(.fileprivate)) != nil
    }
  }

  /// The types that a type or extension inherits from or conforms to, as written.
  public var inheritedNames: [String] {
    child(.inheritanceClause)?.children.compactMap { inherited in
      guard inherited.kind == .inheritedType else { return nil }
      let type = inherited.children.first { _ in true }
      return type?.kind.isNamedType == true ? type?.textWithoutTrivia : type?.text
    } ?? []
  }
}

extension SyntaxKind {
  fileprivate var isNamedType: Bool { self == .identifierType || self == .memberType }
}
