import SymbolIndex
import Syntax

// The steps of an ancestor walk at declarations: what brings the view that a declaration holds on.

extension AncestorWalk {
  func binding(_ binding: SyntaxCursor, with place: SyntaxCursor) -> Step {
    let decl = file.ancestry.parent(of: binding)
    let holder = decl.flatMap { file.ancestry.parent(of: $0) }
    guard let name = binding.child(.identifierPattern)?.firstToken.map(file.tree.name(of:)) else {
      return untraceable("destructured into several variables", binding)
    }
    guard let decl, let holder, holder.isTypeBlockOrFile(file.ancestry),
      let variable = binding.child(.identifierPattern)
    else {
      return local(name, binding)
    }
    guard
      name == "body"
        || facts.mayBeView(binding.child(.typeAnnotation)?.children.first { _ in true })
    else {
      return untraceable("stored in `\(name)`, which is not a view", binding)
    }
    return .end(member(name, variable, of: decl))
  }

  /// The step at a local variable, which continues at its only use.
  private func local(_ name: String, _ binding: SyntaxCursor) -> Step {
    if binding.child(.accessorBlock) != nil {
      return untraceable("created in the local variable `\(name)`", binding)
    }
    guard binding.child(.initializerClause) != nil,
      let pattern = binding.child(.identifierPattern)
    else {
      return untraceable("stored in the local variable `\(name)`", binding)
    }
    let uses = facts.program.ask { program in
      program.decl(at: pattern).map { program.uses(of: [$0], in: file) } ?? []
    }
    guard let use = uses.first, uses.count == 1, use.isCertain else {
      return untraceable("stored in the local variable `\(name)`", binding)
    }
    return .over(use.name)
  }

  /// The step at an assignment. An initializer that sets a private property of its structure is followed to the
  /// uses of the property.
  func assignment(_ sequence: SyntaxCursor, of place: SyntaxCursor) -> Step {
    let untraceable = untraceable("assigned to a variable", sequence)
    let parts = Array(sequence.children)
    let scope = file.ancestry.ancestors(of: sequence).first {
      [.initializerDecl, .functionDecl, .closureExpr, .accessorDecl, .variableDecl]
        .contains($0.kind)
    }
    guard parts.count == 3, parts[1].kind == .assignmentExpr, parts[2].id == place.id,
      scope?.kind == .initializerDecl,
      let type = TypeDecl.enclosing(sequence, ancestry: file.ancestry),
      type.cursor.kind == .structDecl, let property = property(named: parts[0], of: type),
      property.isPrivate, property.wrappers.isEmpty, facts.mayBeView(property.type),
      let variable = property.binding.child(.identifierPattern)
    else { return untraceable }
    return .end(
      wrapped(
        property.name, variable, nil, of: facts.key(of: type, in: file), .initializer,
        isPrivate: true))
  }

  /// `content` or `self.content` in an initializer, where it is the property.
  private func property(named target: SyntaxCursor, of type: TypeDecl) -> StoredProperty? {
    let member = MemberAccessView(target)
    guard member == nil || member?.base?.declaredName == "self",
      let name = member?.name ?? target.declaredName,
      member != nil || file.ancestry.localDeclaration(of: name, at: target) == nil
    else { return nil }
    return type.storedProperties.first { $0.name == name }
  }

  func function(_ function: SyntaxCursor) -> Step {
    guard let view = FunctionDeclView(function),
      let holder = file.ancestry.parent(of: function), holder.isTypeBlockOrFile(file.ancestry)
    else { return untraceable("created in a local function", function) }
    guard let type = view.returnType, facts.mayBeView(type) else {
      return untraceable("created in `\(view.name)`, which does not return it", function)
    }
    let signature = InitializerSignature(of: view.parameters)
    return .end(member(view.name, function, of: function, signature))
  }

  /// The wrapper that a member or a global declaration is; the type, if the member is its body.
  ///
  /// - Parameter decl: the declaration around the node that declares the name.
  private func member(
    _ name: String, _ node: SyntaxCursor, of decl: SyntaxCursor,
    _ signature: InitializerSignature? = nil
  ) -> WalkResult {
    guard let type = TypeDecl.enclosing(decl, ancestry: file.ancestry) else {
      return wrapped(name, node, signature, isPrivate: decl.isPrivate)
    }
    if name == "previews",
      (type.inheritedNames + [type.name]).contains(where: SwiftUINames.isPreviewProtocol)
    {
      return .preview
    }
    let key = facts.key(of: type, in: file)
    let home = facts.home(of: type)
    if ["body", "makeBody"].contains(name) {
      if home == .view { return .wrapped(.type(key)) }
      if home == .proto, facts.isViewLike(type) {
        return .unresolved(
          UnresolvedRoute(
            code: .madeIndirectly,
            reason:
              "created in `\(name)` of the protocol `\(type.name)`, whose types cannot be traced",
            place: node))
      }
    }
    return wrapped(
      name, node, signature, of: key, home, isStatic: decl.isOfType,
      isPrivate: decl.isPrivate || type.cursor.isPrivate)
  }

  private func wrapped(
    _ name: String, _ node: SyntaxCursor, _ signature: InitializerSignature?,
    of owner: TypeKey? = nil, _ home: MemberKey.Home = .file, isStatic: Bool = false,
    isPrivate: Bool
  ) -> WalkResult {
    guard let decl = facts.program.ask({ $0.decl(at: node) }) else {
      return .unresolved(.untraceable("created in `\(name)`", at: node))
    }
    return .wrapped(
      .member(
        MemberKey(
          decl: decl, owner: owner, name: name, signature: signature,
          file: isPrivate ? file.path : nil, isStatic: isStatic, home: home)))
  }
}

extension SyntaxCursor {
  /// Whether a member belongs to the type and not to its values.
  fileprivate var isOfType: Bool { hasModifier(.static) || hasModifier(.class) }

  /// Whether it is the member block of a type or a file, also inside `#if`.
  fileprivate func isTypeBlockOrFile(_ ancestry: Ancestry) -> Bool {
    var place = self
    while place.kind == .ifConfigClause || place.kind == .ifConfigDecl,
      let parent = ancestry.parent(of: place)
    {
      place = parent
    }
    return place.kind == .memberBlock || place.kind == .sourceFile
  }
}
