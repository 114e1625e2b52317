import SymbolIndex
import Syntax

/// The questions that others ask of a program. A node belongs to a tree of the file at its path, which
/// need not be the very tree that the program reads, if the text is the same.
extension Program {
  /// The type of an expression; incomplete or unknown where it cannot be told.
  public func type(of expression: SyntaxCursor) -> SwiftType {
    number(ofFileWith: expression).map { type(of: expression, in: $0) } ?? .unknown
  }

  /// What a name refers to: a `declReferenceExpr`, alone, as a member or in a key path.
  public func reference(of name: SyntaxCursor) -> Reference {
    number(ofFileWith: name).map { reference(of: name, in: $0) } ?? .unknown
  }

  /// The declarations that an expression may refer to by the name that it ends with; none where that is
  /// unknown.
  public func declarations(of expression: SyntaxCursor) -> [DeclID] {
    if let file = number(ofFileWith: expression),
      let decl = plainValue(of: expression, in: file)?.decl
    {
      return [decl]
    }
    let name = expression.kind == .memberAccessExpr ? expression.lastChild : expression
    switch name.map({ reference(of: $0) }) {
    case .declaration(let decl): return [decl]
    case .ambiguous(let decls): return decls
    case .unknown, nil: return []
    }
  }

  /// The name of the parameter that each argument of a call is for, in the order of the arguments; nil where
  /// the parameter has no label, or the call is not known.
  public func parameterNames(of call: SyntaxCursor) -> [String?] {
    guard let view = FunctionCallView(call) else { return [] }
    guard case .declaration(let decl) = reference(of: call) else {
      return view.arguments.map(\.label)
    }
    return parameterNames(of: view, as: decl)
  }

  /// The type that a node writes; unknown where its name has no declaration in sight.
  public func type(written node: SyntaxCursor) -> SwiftType {
    number(ofFileWith: node).map { type(written: node, in: $0) } ?? .unknown
  }

  /// The declaration that a node is; nil for a file that does not belong to the program.
  public func decl(at node: SyntaxCursor) -> DeclID? {
    number(ofFileWith: node).map { DeclID(file: $0, node: node.id) }
  }

  /// The declaration that a node of the file at a path is; nil for a file that does not belong to the
  /// program.
  public func decl(at node: NodeID, in path: String) -> DeclID? {
    number(ofFileAt: path).map { DeclID(file: $0, node: node) }
  }

  /// The type of an expression in a file of the program.
  public func type(of expression: SyntaxCursor, in file: Int32) -> SwiftType {
    body(around: expression, in: file).types[expression.id] ?? .unknown
  }

  /// What the place of an expression asks of its type; nil where nothing does.
  public func expectation(of expression: SyntaxCursor) -> Expectation? {
    number(ofFileWith: expression).flatMap {
      body(around: expression, in: $0).expectations[expression.id]
    }
  }

  /// What a name in a file of the program refers to.
  public func reference(of name: SyntaxCursor, in file: Int32) -> Reference {
    body(around: name, in: file).references[name.id] ?? .unknown
  }
}

// MARK: Declarations

extension Program {
  /// The known module that declares something; nil for a declaration of the repository.
  public func knownModule(of decl: DeclID) -> String? {
    let file = file(decl.file)
    return file.isKnownModule ? file.module : nil
  }

  /// The type or protocol that a declaration is a member of, whether in its body or in an extension;
  /// nil for what is no member.
  public func owner(of decl: DeclID) -> DeclID? {
    guard let type = enclosingType(of: decl) else { return nil }
    switch plainSelfType(in: type) {
    case .nominal(let owner, _), .parameter(let owner, _): return owner
    default: return nil
    }
  }

  /// The type that `self` has in a member; unknown for what is no member.
  public func selfType(of decl: DeclID) -> SwiftType {
    enclosingType(of: decl).map(selfType(in:)) ?? .unknown
  }

  /// The type that a node declares or extends.
  public func type(declaredAt node: SyntaxCursor) -> DeclID? {
    decl(at: node).flatMap { decl(of: selfType(in: $0)) }
  }

  /// Whether a member, or the extension that declares it, has a `where` clause about the type itself.
  public func hasConditions(_ decl: DeclID) -> Bool {
    let home = enclosingType(of: decl)
    let own = home.map { selfType(in: $0).withoutContext }
    return requirements(of: decl).contains { $0.subject == own }
  }

  /// Whether a declaration is another name for a type that is declared elsewhere.
  public func isAlias(_ decl: DeclID) -> Bool {
    [.typeAliasDecl, .associatedTypeDecl, .genericParameter].contains(kind(of: decl))
  }

  /// What a module declares at its top level by a name; the first where there are several.
  public func decl(named name: String, inModule module: String) -> DeclID? {
    globals(named: name, inModule: module).first
  }

  /// The `patternBinding` that declares a variable; nil for what binds no single variable.
  public func binding(of decl: DeclID) -> SyntaxCursor? {
    ancestry(of: decl).parent(of: cursor(of: decl)).flatMap {
      $0.kind == .patternBinding ? $0 : nil
    }
  }

  /// Whether a variable can be assigned, as far as its declaration says.
  public func canBeSet(_ decl: DeclID) -> Bool {
    guard let binding = binding(of: decl),
      ancestry(of: decl).parent(of: binding)?.token(.let) == nil
    else { return false }
    guard let accessors = binding.child(.accessorBlock) else { return true }
    return accessors.children.contains { accessor in
      accessor.kind == .accessorDecl && accessor.token(.get) == nil
    }
  }

  /// The path of the file that declares something.
  public func path(of decl: DeclID) -> String { file(decl.file).indexed.path }
}

// MARK: Types

extension Program {
  /// Whether a type conforms to a protocol of a known module; nil where that cannot be told.
  public func conforms(_ type: SwiftType, to name: String, of module: String) -> Bool? {
    guard let proto = globals(named: name, inModule: module).first else { return nil }
    if conforms(type, to: proto) == true { return true }
    let isNamed = if case .nominal = type { true } else { false }
    // Generic arguments that are not known are taken to be what a conformance asks for.
    guard isNamed || type.isComplete,
      !([decl(of: type)] + protocols(of: type)).contains(where: namesUnknown)
    else { return nil }
    return conforms(type, to: proto)
  }

  /// Whether the type that a node declares or extends conforms to a protocol of a known module; nil where that
  /// cannot be told.
  public func conforms(typeAt node: SyntaxCursor, to name: String, of module: String) -> Bool? {
    decl(at: node).flatMap { conforms(selfType(in: $0), to: name, of: module) }
  }

  /// Whether the class that a node declares or extends is one of a known module, or inherits from it, as far
  /// as its superclasses are known.
  public func inherits(
    typeAt node: SyntaxCursor, from name: String, of module: String
  ) -> Bool {
    decl(at: node).map { inherits(selfType(in: $0), from: name, of: module) } ?? false
  }

  /// Whether a type is a class of a known module, or inherits from it, as far as its superclasses are known.
  public func inherits(_ type: SwiftType, from name: String, of module: String) -> Bool {
    let known = globals(named: name, inModule: module)
    var next: SwiftType? = type
    var seen: Set<DeclID> = []
    while let type = next, let decl = decl(of: type), seen.insert(decl).inserted {
      if known.contains(decl) { return true }
      next = superclass(of: type)
    }
    return false
  }

  /// Whether a declaration inherits from something that has no declaration in sight.
  private func namesUnknown(_ decl: DeclID?) -> Bool {
    guard let decl else { return false }
    return ([decl] + extensions(of: decl)).contains { home in
      cursor(of: home).child(.inheritanceClause)?.children.contains {
        $0.kind == .inheritedType && type(written: $0, in: home.file).isUnknown
      } == true
    }
  }

  /// The declaration of a nominal type, a protocol or a generic parameter.
  public func decl(of type: SwiftType) -> DeclID? {
    switch type {
    case .nominal(let decl, _), .constraint(let decl, _), .parameter(let decl, _): return decl
    default: return nil
    }
  }

  /// A type or protocol that a known module declares, with its own generic parameters as arguments.
  public func knownType(_ name: String, of module: String) -> SwiftType {
    globals(named: name, inModule: module).first { knownModule(of: $0) != nil }
      .map { selfType(in: $0) } ?? .unknown
  }

  /// The members of a name that values of a type have, as a file sees them.
  public func members(named name: String, of type: SwiftType, from file: Int32) -> [DeclID] {
    members(named: name, of: type, isStatic: false, from: file).map(\.decl)
  }

  /// The members of a name that a type itself has, as a file sees them.
  public func staticMembers(named name: String, of type: SwiftType, from file: Int32) -> [DeclID] {
    members(named: name, of: type, isStatic: true, from: file).map(\.decl)
  }
}

extension Program {
  /// The variable of a name that values of a type have at a place, with the type that it has there; nil where
  /// several declarations have the name, or none.
  public func variable(
    named name: String, of type: SwiftType, at place: SyntaxCursor
  ) -> (decl: DeclID, type: SwiftType)? {
    guard let file = number(ofFileWith: place),
      let value = plainMember(named: name, of: type, at: place, in: file)
    else { return nil }
    return value.decl.map { ($0, value.type) }
  }

  /// The type of what a declaration declares: of a variable its value's, of a type its metatype.
  public func type(ofDeclared decl: DeclID) -> SwiftType { declaredType(of: decl) }
}
