import Semantics
import SymbolIndex
import Syntax

// What calls call in the repository.

extension DeclarationFacts {
  /// The functions and initializers of the repository that a call may mean; none for a call of
  /// something else. Only where several fit are types asked.
  ///
  /// - Parameter isRelevant: whether it matters that a call means a declaration.
  func callees(
    of call: FunctionCallView, in file: IndexedFile,
    where isRelevant: (OwnCallee) -> Bool = { _ in true }
  ) -> [OwnCallee] {
    guard mayBeOwn(call) else { return [] }
    let found = program.ask { program -> [OwnCallee] in
      let fitting = candidates(for: call, in: file, program).filter {
        $0.signature.parameterIndices(of: call, lookingThroughAliases: true) != nil
      }
      guard fitting.contains(where: isRelevant) else { return [] }
      let isShared = call.calledName.map { !SwiftUINames[$0].isEmpty } ?? true
      if fitting.count == 1, !isShared { return fitting }
      let meant = program.reference(of: call.cursor).decls
      let named = call.nameNode.map(program.reference)?.decls ?? []
      let known = meant.isEmpty ? named.filter { !program.isTypeDecl($0) } : meant
      return known.isEmpty ? fitting : fitting.filter { known.contains($0.decl) }
    }
    return found.filter(isRelevant)
  }

  /// Whether the repository declares or extends something with the name of what is called.
  func mayBeOwn(_ call: FunctionCallView) -> Bool {
    guard let name = call.calledName else {
      return call.member.map { $0.isInitializer && $0.base == nil } ?? false
    }
    return call.isDelegation || !index.declarations(named: name).isEmpty
      || !index.extensions(named: name).isEmpty || !index.files(declaring: name).isEmpty
      || !mentions.files(declaringFunction: name).isEmpty
  }

  private func candidates(
    for call: FunctionCallView, in file: IndexedFile, _ program: Program
  ) -> [OwnCallee] {
    guard let name = call.calledNameNode else {
      return program.reference(of: call.cursor).decls.compactMap { OwnCallee($0, in: program) }
    }
    if call.isDelegation {
      guard !call.isOfSuperclass else { return [] }
      let type = TypeDecl.enclosing(call.cursor, ancestry: file.ancestry)
      return type.flatMap { decl(of: $0, program) }.map { initializers(of: $0, program) } ?? []
    }
    let decls =
      possibleDecls(of: name, in: file, program)
      ?? functions(named: name.declaredName ?? "", program)
    return decls.flatMap { decl -> [OwnCallee] in
      if let function = OwnCallee(decl, in: program) { return [function] }
      guard case .metatype(.nominal(let type, _)) = program.type(ofDeclared: decl) else {
        return []
      }
      return initializers(of: type, program)
    }
  }

  /// What a name may mean before types tell overloads apart; nil for a member of an expression.
  private func possibleDecls(
    of name: SyntaxCursor, in file: IndexedFile, _ program: Program
  ) -> [DeclID]? {
    let member = file.ancestry.parent(of: name).flatMap(MemberAccessView.init)
    guard let member, member.nameNode?.id == name.id else {
      return program.meaning(of: name.declaredName ?? "", at: name).decls
    }
    return name.declaredName?.first?.isUppercase == true ? program.reference(of: name).decls : nil
  }

  /// The functions of the repository with a name, in types and functions, too.
  func functions(named name: String, _ program: Program) -> [DeclID] {
    if let known = functionsByName.withLock({ $0[name] }) { return known }
    let found = mentions.files(declaringFunction: name).flatMap { path -> [DeclID] in
      guard let number = program.number(ofFileAt: path) else { return [] }
      return program.file(number).indexed.tree.nodes(ofKind: .functionDecl)
        .filter { $0.declaration(of: name) != nil }
        .map { DeclID(file: number, node: $0.id) }
    }
    functionsByName.withLock { $0[name] = found }
    return found
  }

  /// The initializers that the repository declares for a type.
  private func initializers(of type: DeclID, _ program: Program) -> [OwnCallee] {
    let name = program.name(of: type)
    let homes =
      [type]
      + index.extensions(named: name).compactMap { program.decl(at: $0.symbol.node, in: $0.path) }
      .filter { home in
        TypeDecl(program.cursor(of: home)).flatMap { decl(of: $0, program) } == type
      }
    let explicit = homes.flatMap { home in
      program.cursor(of: home).members.filter { $0.kind == .initializerDecl }
        .map { DeclID(file: home.file, node: $0.id) }
    }
    return (explicit + [DeclID(file: type.file, node: type.node, facet: .implicitInitializer)])
      .compactMap { OwnCallee($0, in: program) }
  }
}
