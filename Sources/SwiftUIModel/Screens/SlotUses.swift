import SymbolIndex
import Syntax

/// The places where a repository's own views and functions use content that is handed to them.
struct SlotUses {
  let key: SlotKey

  /// The expressions that are the content, called where it is called, each with its file.
  func expressions(in files: [IndexedFile]) -> [(IndexedFile, SyntaxCursor)] {
    key.isType ? uses(inTypes: files) : uses(inFunctions: files)
  }

  // MARK: Functions

  private func uses(inFunctions files: [IndexedFile]) -> [(IndexedFile, SyntaxCursor)] {
    files.flatMap { file in
      file.tree.nodes(ofKind: .functionDecl).compactMap(FunctionDeclView.init)
        .filter { $0.name == key.callee }
        .flatMap { function -> [(IndexedFile, SyntaxCursor)] in
          guard let name = parameter(among: function.parameters)?.name else { return [] }
          return references(to: name, in: function.cursor, file).map { (file, $0) }
        }
    }
  }

  /// The parameter that the argument is for.
  private func parameter(
    among parameters: [FunctionDeclView.Parameter]
  ) -> FunctionDeclView.Parameter? {
    if key.isTrailing { return parameters.last { $0.takesFunction } }
    if let label = key.label { return parameters.first { $0.label == label } }
    return parameters.filter { $0.label == nil }.dropFirst(key.position).first
  }

  // MARK: Types

  private func uses(inTypes files: [IndexedFile]) -> [(IndexedFile, SyntaxCursor)] {
    let decls = files.flatMap { file in
      TypeDecl.all(in: file.tree).filter { $0.name == key.callee }.map { (file: file, decl: $0) }
    }
    let properties = Set(decls.flatMap { names(ofPropertyIn: $0.decl) })
    return decls.flatMap { file, decl in
      properties.flatMap { references(to: $0, in: decl.cursor, file).map { (file, $0) } }
    }
  }

  /// The names of the properties that the argument may be kept in.
  private func names(ofPropertyIn decl: TypeDecl) -> [String] {
    let initializers = decl.members.filter { $0.kind == .initializerDecl }
    let assigned = initializers.flatMap { initializer -> [String] in
      let parameters =
        initializer.child(.functionSignature)?.child(.functionParameterClause)?
        .children.compactMap(FunctionDeclView.Parameter.init) ?? []
      guard let parameter = parameter(among: parameters) else { return [] }
      return initializer.names(assignedFrom: parameter.name)
    }
    guard initializers.isEmpty, !decl.isExtension else { return assigned }
    let properties = decl.cursor.storedContent
    if let label = key.label { return properties.map(\.name).filter { $0 == label } }
    return properties.last { $0.takesFunction }.map { [$0.name] } ?? []
  }

  /// The references to a name within a declaration, called where they are called. Those in an
  /// initialiser only hand it on.
  private func references(
    to name: String, in decl: SyntaxCursor, _ file: IndexedFile
  ) -> [SyntaxCursor] {
    file.uses(of: name).compactMap { use in
      guard use.kind == .declReferenceExpr, decl.range.contains(use.range),
        !file.ancestry.ancestors(of: use).contains(where: { $0.kind == .initializerDecl })
      else { return nil }
      var place = use
      if let member = file.ancestry.parent(of: use).flatMap(MemberAccessView.init),
        member.base?.id != use.id
      {
        guard member.base?.text == "self" else { return nil }
        place = member.cursor
      }
      if let call = file.ancestry.parent(of: place).flatMap(FunctionCallView.init),
        call.callee?.id == place.id
      {
        return call.cursor
      }
      return place
    }
  }
}

extension FunctionDeclView.Parameter {
  fileprivate var takesFunction: Bool { type?.holdsFunctionType ?? false }
}

extension SyntaxCursor {
  fileprivate var holdsFunctionType: Bool {
    kind == .functionType || descendants.contains { $0.kind == .functionType }
  }

  /// The properties that an initialiser sets with something made of a parameter.
  fileprivate func names(assignedFrom parameter: String) -> [String] {
    descendants.filter { $0.kind == .sequenceExpr }.compactMap { sequence in
      let parts = Array(sequence.children)
      guard parts.count == 3, parts[1].kind == .assignmentExpr,
        parts[2].declaredName == parameter
          || parts[2].descendants.contains(where: { $0.declaredName == parameter })
      else { return nil }
      let name = MemberAccessView(parts[0])?.name ?? parts[0].declaredName
      return name.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    }
  }

  /// The stored properties of a type by name, and whether each is a function.
  fileprivate var storedContent: [(name: String, takesFunction: Bool)] {
    members.filter { $0.kind == .variableDecl }.flatMap { decl in
      decl.children.compactMap { binding in
        guard binding.kind == .patternBinding, binding.child(.accessorBlock) == nil,
          let name = binding.child(.identifierPattern)?.text
        else { return nil }
        let isBuilder = decl.children.contains {
          $0.kind == .attribute && $0.textWithoutTrivia.hasSuffix("ViewBuilder")
        }
        return (name, isBuilder || binding.child(.typeAnnotation)?.holdsFunctionType ?? false)
      }
    }
  }
}
