import SymbolIndex
import Syntax

/// What a plain name may mean at a place.
enum LookupResult {
  /// A variable, parameter or function that a function or closure declares.
  case local(DeclID)
  /// Members of the type around the place; `base` is the type that `self` has there.
  case members([MemberCandidate], base: SwiftType, isStatic: Bool)
  /// Declarations at the top level of a module.
  case global([DeclID])
  case nothing
}

extension Program {
  /// The declarations that a name may mean at a place, from the innermost scope that has any.
  func lookUp(_ name: String, at place: SyntaxCursor, in file: Int32) -> LookupResult {
    let ancestry = ancestry(in: file)
    // Known modules have no code, and so no local names.
    let hasCode = !self.file(file).isKnownModule
    let tree = ancestry.tree
    var node = place.id
    var isStatic = false
    // Whether a function around the place may ask something of the generic parameters of its type.
    var isConstrained = false
    while node != .root {
      let child = node
      node = ancestry.parent(of: node)
      if tree.nodeKinds[node.index].declaresNothing { continue }
      let inner = SyntaxCursor(tree: tree, id: child)
      let outer = SyntaxCursor(tree: tree, id: node)
      if hasCode, !ancestry.isBranchOfDeclarations(outer),
        let local = local(name, of: outer, for: inner, in: file)
      {
        return .local(local)
      }
      if let implicit = implicitValue(named: name, of: outer, in: file) { return .local(implicit) }
      if let parameter = genericParameter(named: name, of: outer, from: inner, in: file) {
        return .local(parameter)
      }
      if outer.kind.isType, [.memberBlock, .genericWhereClause].contains(inner.kind) {
        let decl = id(outer, in: file)
        let isAsked = inner.kind == .genericWhereClause
        if name == "self" { return .local(decl.facet(.selfValue)) }
        let base =
          isAsked
          ? plainSelfType(in: decl)
          : isConstrained ? selfType(in: decl, at: place) : selfType(in: decl)
        let members = membersInScope(of: decl, named: name, base)
        if !members.isEmpty {
          let compiled = withoutOtherBranches(members, seenFrom: place, in: file) { $0.decl }
          let reached = isStatic ? compiled : withoutStatic(compiled)
          return .members(reached, base: base, isStatic: isStatic)
        }
        isStatic = true
      } else if inner.isStaticMember {
        isStatic = true
      }
      if outer.kind.mayBeGeneric, !outer.kind.isType, outer.child(.genericWhereClause) != nil {
        isConstrained = true
      }
    }
    return global(name, in: file, at: place)
  }

  /// Members without those of the type itself, where the name also belongs to its values: code of a value reaches
  /// only these by the name alone.
  private func withoutStatic(_ members: [MemberCandidate]) -> [MemberCandidate] {
    guard members.contains(where: { !isStatic($0.decl) }) else { return members }
    return members.filter { !isStatic($0.decl) || isTypeDecl($0.decl) }
  }

  /// The members that a name means in a type or extension.
  private func membersInScope(
    of decl: DeclID, named name: String, _ base: SwiftType
  ) -> [MemberCandidate] {
    let key = ScopedName(name: name, decl: decl, base: base)
    if let known = membersInScope[key] { return known }
    let (cutoffs, start) = (cutoffs, edits.start())
    let found = members(named: name, of: base, isStatic: nil, from: decl.file)
    if cutoffs == self.cutoffs { membersInScope.keep(found, for: key, since: start) }
    return found
  }

  /// What a node declares for one of its children; `$name` is the projection of a wrapped variable, or a
  /// variable of that very name: `if let $name = Binding($name)`.
  private func local(
    _ name: String, of outer: SyntaxCursor, for inner: SyntaxCursor, in file: Int32
  ) -> DeclID? {
    guard name.hasPrefix("$") else {
      return outer.localDeclaration(of: name, for: inner).map { DeclID(file: file, node: $0) }
    }
    if let node = outer.localDeclaration(of: name, for: inner) {
      let decl = DeclID(file: file, node: node)
      if !isProjected(decl) { return decl }
    }
    guard let node = outer.localDeclaration(of: String(name.dropFirst()), for: inner) else {
      return nil
    }
    let decl = DeclID(file: file, node: node)
    return isProjected(decl) ? decl.facet(.projection) : nil
  }

  /// Whether a local variable `name` has a `$name`.
  private func isProjected(_ decl: DeclID) -> Bool {
    cursor(of: decl).isProjectedParameter || !wrapperAttributes(of: decl).isEmpty
  }

  /// What the modules that a file sees declare at their top level: its own module, or else those that it
  /// imports. A module whose name cannot be told from its folder may be imported, too.
  func global(_ name: String, in file: Int32, at place: SyntaxCursor? = nil) -> LookupResult {
    let all = globals(named: name).filter { isVisible($0, from: file) }
    guard 1 < all.count else { return all.isEmpty ? .nothing : .global(all) }
    let own = all.filter { self.file($0.file).module == self.file(file).module }
    guard own.isEmpty else {
      // A type of the same name in another file is one of another target.
      let here = own.allSatisfy(isTypeDecl) ? own.filter { $0.file == file } : []
      let meant = here.isEmpty ? own : here
      return .global(
        place.map { withoutOtherBranches(meant, seenFrom: $0, in: file) { $0 } } ?? meant)
    }
    let imported = all.filter { isImported(self.file($0.file), by: file) }
    return .global(imported.isEmpty ? all : imported)
  }

  private func isImported(_ module: ProgramFile, by file: Int32) -> Bool {
    module.isKnownModule || imports(of: file).contains(String(module.moduleName))
  }

  /// Whether a file belongs to the module of a declaration, or imports it.
  public func isInReach(_ decl: DeclID, from file: Int32) -> Bool {
    let module = self.file(decl.file)
    return module.module == self.file(file).module || isImported(module, by: file)
  }

  private func implicitValue(
    named name: String, of node: SyntaxCursor, in file: Int32
  ) -> DeclID? {
    guard ["newValue", "oldValue", "error"].contains(name), node.nameOfImplicitValue == name else {
      return nil
    }
    return DeclID(file: file, node: node.id, facet: .implicitValue)
  }

  private func genericParameter(
    named name: String, of node: SyntaxCursor, from inner: SyntaxCursor, in file: Int32
  ) -> DeclID? {
    if node.kind == .extensionDecl {
      guard !inner.isExtendedType(of: node),
        case .nominal(let type, _) = extendedType(of: id(node, in: file))
      else { return nil }
      return genericParameters(of: type).first { cursor(of: $0).genericName == name }
    }
    // A member block has many children and no such clause.
    guard node.kind.mayBeGeneric else { return nil }
    let clause = node.child(.genericParameterClause)
    return clause?.children.first { $0.kind == .genericParameter && $0.genericName == name }
      .map { id($0, in: file) }
  }
}

extension SyntaxCursor {
  /// The name of the value that an accessor or a `catch` clause has where it gives none a name itself.
  fileprivate var nameOfImplicitValue: String? {
    switch kind {
    case .accessorDecl where child(.accessorParameters) == nil:
      if token(.didSet) != nil { return "oldValue" }
      return [.set, .willSet, .initKeyword].contains { token($0) != nil } ? "newValue" : nil
    case .catchClause:
      let hasPattern = children.contains {
        $0.kind == .catchItem && $0.children.contains { $0.kind != .whereClause }
      }
      return hasPattern ? nil : "error"
    default: return nil
    }
  }

  /// The name of a `genericParameter`.
  var genericName: String? {
    ownTokens.last { tree.tokens[$0.index].kind.isIdentifierLike }.map(tree.name(of:))
  }

  /// Whether it is a closure's parameter `$name`, which declares `name`, too.
  var isProjectedParameter: Bool {
    guard [.closureParameter, .closureShorthandParameter].contains(kind), let name = innerName
    else { return false }
    return name.hasPrefix("$")
  }

  /// Whether a member belongs to the type and not to its values.
  var isStaticMember: Bool {
    switch kind {
    case .functionDecl, .variableDecl, .subscriptDecl:
      return hasModifier(.static) || hasModifier(.class)
    default: return false
    }
  }
}

extension SyntaxKind {
  /// Whether it is a part of an expression that declares no name for the code within it.
  fileprivate var declaresNothing: Bool {
    switch self {
    case .awaitExpr, .functionCallExpr, .initializerClause, .labeledExpr, .memberAccessExpr,
      .multipleTrailingClosureElement, .patternBinding, .returnStmt, .sequenceExpr, .tryExpr,
      .tupleExpr:
      true
    default: false
    }
  }

  /// Whether it declares or extends a type.
  var isType: Bool {
    switch self {
    case .actorDecl, .classDecl, .enumDecl, .extensionDecl, .protocolDecl, .structDecl: true
    default: false
    }
  }
}
