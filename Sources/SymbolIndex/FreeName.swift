import Syntax

extension IndexedFile {
  /// Whether a new member may have a name: the declarations of its type in this file neither declare the
  /// name nor use it without a base.
  ///
  /// Labels and members of other values do not count: `.sheet(isPresented: …)`, `.dismiss`.
  public func isNameFree(_ name: String, in declarations: [TypeDecl]) -> Bool {
    !declarations.contains { type in
      type.cursor.tree === tree && type.cursor.descendants.contains { takes(name, $0) }
    }
  }

  private func takes(_ name: String, _ node: SyntaxCursor) -> Bool {
    switch node.kind {
    case .declReferenceExpr:
      return node.declaredName == name && isPlainOrOfSelf(node)
    case .identifierPattern:
      return node.firstToken.map(tree.name(of:)) == name
    case .functionDecl:
      return FunctionDeclView(node)?.name == name
    case .actorDecl, .classDecl, .enumDecl, .structDecl:
      return TypeDecl(node)?.name == name
    case .functionParameter, .closureParameter, .closureShorthandParameter, .closureCapture,
      .accessorParameters:
      return node.innerName == name
    default:
      return false
    }
  }

  private func isPlainOrOfSelf(_ use: SyntaxCursor) -> Bool {
    guard let parent = ancestry.parent(of: use), parent.kind != .keyPathPropertyComponent else {
      return false
    }
    guard let member = MemberAccessView(parent), member.nameToken == use.lastToken else {
      return true
    }
    return member.base?.isSelf ?? false
  }
}

extension SyntaxCursor {
  /// Whether an expression is `self`, possibly unwrapped.
  var isSelf: Bool {
    unwrapped.kind == .declReferenceExpr && unwrapped.textWithoutTrivia == "self"
  }

  /// The expression before the `?` or `!` of a chain.
  var unwrapped: SyntaxCursor {
    guard kind == .optionalChainingExpr || kind == .forceUnwrapExpr else { return self }
    return children.first { _ in true }?.unwrapped ?? self
  }
}
