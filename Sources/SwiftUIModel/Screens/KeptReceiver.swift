import Semantics
import SymbolIndex
import Syntax

// A value that keeps the view which it is read of, so that its functions show the view:
// `BookView().backport.badge()`.

extension DeclarationFacts {
  /// How a function of such a value shows the view; nil where the value is not known to keep the view.
  ///
  /// - Parameter member: `BookView().backport`.
  func passage(
    ofKept view: SyntaxCursor, by member: SyntaxCursor, in file: IndexedFile
  ) -> Passage? {
    guard let outer = file.ancestry.parent(of: member).flatMap(MemberAccessView.init),
      outer.base?.id == member.id,
      let call = file.ancestry.call(of: outer.cursor).flatMap(FunctionCallView.init),
      let keeper = keeper(of: member), let type = keeper.type
    else { return nil }
    let methods = callees(of: call, in: file) { $0.isOfValues && isMember($0, of: type) }
    guard !methods.isEmpty, methods.allSatisfy({ usesOnlyView(keptBy: keeper, $0) }) else {
      return nil
    }
    let key = key(of: type, in: keeper.file)
    return Passage(
      parameters: methods.map { method in
        ContentParameter(
          callee: keeper.decl, name: method.name, signature: method.signature, type: key,
          part: .kept(method: method.decl))
      },
      call: call.cursor, content: view, result: call.cursor)
  }

  /// The initializer of the structure that a property makes of the value which it is read of, and of nothing else:
  /// `var backport: Backport<Self> { Backport(content: self) }`.
  private func keeper(of member: SyntaxCursor) -> OwnCallee? {
    let made = program.ask { program -> (call: FunctionCallView, file: IndexedFile)? in
      let decls = MemberAccessView(member)?.nameNode.map(program.reference)?.decls ?? []
      guard decls.count == 1, let property = OwnCallee(decls[0], in: program),
        program.isComputed(property.decl),
        let call = program.value(of: property.decl).flatMap(FunctionCallView.init)
      else { return nil }
      return (call, property.file)
    }
    guard let made, made.call.arguments.count == 1,
      made.call.arguments[0].value.declaredName == "self"
    else { return nil }
    let initializers = callees(of: made.call, in: made.file) { $0.type != nil }
    guard initializers.count == 1, initializers[0].type?.cursor.kind == .structDecl else {
      return nil
    }
    return initializers[0]
  }

  private func isMember(_ method: OwnCallee, of type: TypeDecl) -> Bool {
    guard let owner = TypeDecl.enclosing(method.cursor, ancestry: method.file.ancestry) else {
      return false
    }
    return program.ask { program in
      program.decl(at: type.cursor).map { decl(of: owner, program) == $0 } ?? false
    }
  }

  /// Whether a function names no other member of the value than the view, which it could show there.
  private func usesOnlyView(keptBy keeper: OwnCallee, _ method: OwnCallee) -> Bool {
    let kept = keeper.type.map { keeper.variables(of: 0, parts: [$0]) } ?? []
    return program.ask { program in
      let decls = kept.compactMap { program.decl(at: $0) }
      return method.cursor.descendants.allSatisfy { node in
        guard node.kind == .declReferenceExpr, let name = node.declaredName else { return true }
        let member = method.file.ancestry.parent(of: node).flatMap(MemberAccessView.init)
        if name == "self" { return member?.base?.id == node.id }
        if let member, member.nameNode?.id == node.id {
          guard member.base?.declaredName == "self" else { return true }
          return program.reference(of: node).decls.allSatisfy(decls.contains)
        }
        guard case .members(let members, let isStatic) = program.meaning(of: name, at: node) else {
          return true
        }
        return isStatic || members.allSatisfy(decls.contains)
      }
    }
  }
}
