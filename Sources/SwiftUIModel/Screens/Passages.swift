import Semantics
import SymbolIndex
import Syntax

// How code of the repository gets a view.

extension DeclarationFacts {
  /// What an argument is passed to.
  enum Argument {
    /// A function or a view of the repository.
    case own(Passage)
    /// Another type of the repository, which may keep the view.
    case ownValue
    /// Code of the repository whose parameters do not fit the call.
    case unfit
    /// Code of another module.
    case other
  }

  func passage(
    of argument: FunctionCallView.Argument, to call: FunctionCallView, in file: IndexedFile
  ) -> Argument {
    let callees = callees(of: call, in: file)
    guard !callees.isEmpty else { return .other }
    let number = call.arguments.firstIndex { $0.cursor.id == argument.cursor.id } ?? 0
    let parameters = callees.compactMap { callee -> ContentParameter? in
      guard callee.type.map(isViewLikeOrForeign) ?? true,
        let indices = callee.signature.parameterIndices(of: call, lookingThroughAliases: true)
      else { return nil }
      return parameter(.parameter(indices[number]), of: callee)
    }
    if parameters.isEmpty {
      return callees.allSatisfy { $0.type.map { !isViewLikeOrForeign($0) } ?? false }
        ? .ownValue : .unfit
    }
    return .own(
      Passage(
        parameters: parameters, call: call.cursor, content: argument.value, result: call.cursor))
  }

  /// How a member of the repository may show the view that it is called on in another way than as a
  /// part of what it returns; nil for any other member.
  func passage(
    ofReceiver view: SyntaxCursor, to member: SyntaxCursor, in file: IndexedFile
  ) -> Passage? {
    if let call = file.ancestry.call(of: member) {
      return passage(ofReceiver: view, toCall: call, in: file)
    }
    let property = program.ask { program in
      MemberAccessView(member)?.nameNode.map(program.reference)?.decls
        .compactMap { OwnCallee($0, in: program) } ?? []
    }.filter(mayReturnView)
    guard !property.isEmpty else { return nil }
    return Passage(
      parameters: property.map { parameter(.receiver, of: $0) }, call: member, content: view,
      result: member)
  }

  func passage(
    ofReceiver view: SyntaxCursor, toCall call: SyntaxCursor, in file: IndexedFile
  ) -> Passage? {
    guard let method = FunctionCallView(call) else { return nil }
    if method.calledName == "modifier", let argument = method.arguments.first,
      let modifier = FunctionCallView(argument.value)
    {
      let parameters = callees(of: modifier, in: file).filter { $0.type != nil }
        .map { parameter(.modified, of: $0) }
      return parameters.isEmpty
        ? nil
        : Passage(
          parameters: parameters, call: modifier.cursor, content: view, result: call)
    }
    let callees = callees(of: method, in: file) {
      $0.isOfValues && mayBeMember($0, calledBy: method) && mayPresentReceiver($0)
    }
    guard !callees.isEmpty else { return nil }
    return Passage(
      parameters: callees.map { parameter(.receiver, of: $0) }, call: call, content: view,
      result: call)
  }

  /// Whether a property is computed, possibly from the value that it is read of, and may be a view.
  private func mayReturnView(_ property: OwnCallee) -> Bool {
    guard let binding = property.file.ancestry.parent(of: property.cursor) else { return false }
    return binding.child(.accessorBlock) != nil
      && mayBeView(binding.child(.typeAnnotation)?.children.first { _ in true })
  }

  private func parameter(
    _ part: ContentParameter.Part, of callee: OwnCallee
  ) -> ContentParameter {
    ContentParameter(
      callee: callee.decl, name: callee.name, signature: callee.signature,
      type: callee.type.map { key(of: $0, in: callee.file) }, part: part)
  }

  /// Whether a type is a view of the repository, or one of another module that is extended.
  private func isViewLikeOrForeign(_ type: TypeDecl) -> Bool {
    isViewLike(type) || type.isExtension && index.declarations(named: type.name).isEmpty
  }

  /// Whether a call on a view may mean a function of a type, as far as can be told without types: a model
  /// is no view, and what SwiftUI's functions return is no type of the repository.
  private func mayBeMember(_ callee: OwnCallee, calledBy call: FunctionCallView) -> Bool {
    let enclosing = TypeDecl.enclosing(callee.cursor, ancestry: callee.file.ancestry)
    guard let type = enclosing else { return true }
    let kinds = Set(index.declarations(named: type.name).map(\.symbol.kind))
    if kinds.isEmpty || kinds.contains(.protocolDecl) { return true }
    guard kinds.isSubset(of: [.structDecl, .enumDecl]), viewLike.decides(type.name) != false else {
      return false
    }
    return (call.member?.base).map { mayBeValue($0, ofTypeNamed: type.name) } ?? true
  }

  /// Whether an expression may be of a type of the repository: not what another initializer makes.
  private func mayBeValue(_ expression: SyntaxCursor, ofTypeNamed type: String) -> Bool {
    guard let call = FunctionCallView(expression) else { return true }
    if let name = call.calledTypeName, !index.declarations(named: name).isEmpty {
      return name == type
    }
    return mayBeOwn(call)
  }

  /// Whether a function names the value that it is called on, other than to call SwiftUI's modifiers.
  private func mayPresentReceiver(_ callee: OwnCallee) -> Bool {
    // A changed copy of the value is shown where the value would be.
    if FunctionDeclView(callee.cursor)?.returnType?.textWithoutTrivia == "Self" { return false }
    return callee.cursor.descendants(ofKind: .declReferenceExpr).contains { node in
      guard let name = node.declaredName else { return false }
      let member = callee.file.ancestry.parent(of: node).flatMap(MemberAccessView.init)
      if name == "self" { return member == nil || isInArgument(node, of: callee) }
      if member?.nameNode?.id == node.id, member?.base?.declaredName != "self" { return false }
      return name == "modifier" || name != callee.name && isOwnFunction(name)
        || member == nil && isCalledInClosure(node, of: callee)
    }
  }

  /// Whether a closure calls a plain name, which may be a modifier of the value: `sheet { padding() }`.
  private func isCalledInClosure(_ name: SyntaxCursor, of callee: OwnCallee) -> Bool {
    let ancestry = callee.file.ancestry
    guard ancestry.call(of: name) != nil, name.declaredName?.first?.isLowercase == true else {
      return false
    }
    return ancestry.ancestors(of: name).prefix { $0.id != callee.cursor.id }
      .contains { $0.kind == .closureExpr }
  }

  /// Whether a place is in what the callee passes on: `sheet { self.padding() }`.
  private func isInArgument(_ place: SyntaxCursor, of callee: OwnCallee) -> Bool {
    callee.file.ancestry.ancestors(of: place).prefix { $0.id != callee.cursor.id }
      .contains { $0.kind == .closureExpr || $0.kind == .labeledExpr }
  }

  private func isOwnFunction(_ name: String) -> Bool {
    !mentions.files(declaringFunction: name).isEmpty
  }
}
