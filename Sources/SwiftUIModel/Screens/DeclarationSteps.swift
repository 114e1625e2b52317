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
    guard let decl, let holder, holder.isTypeBlockOrFile(file.ancestry) else {
      return local(name, binding, in: holder)
    }
    guard name == "body" || mayBeView(binding.child(.typeAnnotation)?.children.first { _ in true })
    else {
      return untraceable("stored in `\(name)`, which is not a view", binding)
    }
    return .end(member(name, decl))
  }

  /// The step at a local variable, which continues at its only use.
  private func local(_ name: String, _ binding: SyntaxCursor, in holder: SyntaxCursor?) -> Step {
    guard let holder, binding.child(.initializerClause) != nil else {
      return untraceable("stored in the local variable `\(name)`", binding)
    }
    let pattern = binding.child(.identifierPattern)
    let uses = file.uses(of: name).filter { use in
      holder.range.contains(use.range)
        && file.ancestry.localDeclaration(of: name, at: use)?.id == pattern?.id
    }
    guard let use = uses.first, uses.count == 1 else {
      return untraceable("stored in the local variable `\(name)`", binding)
    }
    return .over(use)
  }

  func function(_ function: SyntaxCursor) -> Step {
    guard let view = FunctionDeclView(function),
      let holder = file.ancestry.parent(of: function), holder.isTypeBlockOrFile(file.ancestry)
    else { return untraceable("created in a local function", function) }
    guard let type = view.returnType, mayBeView(type) else {
      return untraceable("created in `\(view.name)`, which does not return it", function)
    }
    let signature = InitializerSignature(of: view.parameters)
    return .end(member(view.name, function, signature))
  }

  /// Whether a value of a type may be a view, judging by the type's name.
  private func mayBeView(_ type: SyntaxCursor?) -> Bool {
    guard let type else { return true }
    let text = type.textWithoutTrivia
    return text.contains("View") || text.contains("Content") || text.contains("Controller")
      || type.kind == .someOrAnyType || text.count == 1
      || isViewLike(text.last == "?" ? String(text.dropLast()) : text)
  }

  /// The wrapper that a member or a global declaration is; the type, if the member is its body.
  private func member(
    _ name: String, _ decl: SyntaxCursor, _ signature: InitializerSignature? = nil
  ) -> WalkResult {
    guard let type = TypeDecl.enclosing(decl, ancestry: file.ancestry) else {
      return .wrapped(
        .member(
          MemberKey(
            owner: nil, name: name, signature: signature,
            file: decl.isPrivate ? file.path : nil, isOwnBusiness: false, isOfValues: false)))
    }
    if name == "previews", type.inheritedNames.contains(where: SwiftUINames.isPreviewProtocol) {
      return .preview
    }
    let key = key(type.qualifiedName(ancestry: file.ancestry))
    let isOfProtocol = type.name == "View" || isProtocol(type.name)
    let isViewLike = !isOfProtocol && isViewLike(type.name)
    if isViewLike, ["body", "makeBody"].contains(name) { return .wrapped(.type(key)) }
    return .wrapped(
      .member(
        MemberKey(
          owner: key, name: name, signature: signature,
          file: decl.isPrivate || type.cursor.isPrivate ? file.path : nil,
          isOwnBusiness: isViewLike,
          isOfValues: !isOfProtocol && !decl.hasModifier(.static) && !decl.hasModifier(.class))))
  }
}

extension SyntaxCursor {
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
