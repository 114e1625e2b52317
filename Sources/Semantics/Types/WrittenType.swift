import Syntax

/// The types that are written in source.
extension Program {
  /// The type that a node writes, as the names in it are understood at its place.
  public func type(written node: SyntaxCursor, in file: Int32) -> SwiftType {
    let parts = node.children.filter(\.kind.isTypeNode)
    switch node.kind {
    case .identifierType: return namedType(node, in: file)
    case .memberType: return memberType(node, in: file)
    case .optionalType, .implicitlyUnwrappedOptionalType:
      return parts.first.map { optional(type(written: $0, in: file)) } ?? .unknown
    case .arrayType: return standard("Array", parts.map { type(written: $0, in: file) })
    case .dictionaryType: return standard("Dictionary", parts.map { type(written: $0, in: file) })
    case .attributedType, .packElementType, .typeAnnotation, .returnClause, .inheritedType,
      .typeInitializerClause, .initializerClause, .suppressedType:
      return parts.first.map { type(written: $0, in: file) } ?? .unknown
    case .packExpansionType:
      return parts.first.map { .expansion(type(written: $0, in: file)) } ?? .unknown
    case .compositionType:
      let elements = node.children.compactMap { $0.children.first(where: \.kind.isTypeNode) }
      return .existential(elements.flatMap { constraints(in: type(written: $0, in: file)) })
    case .someOrAnyType: return someOrAny(node, in: file)
    case .metatypeType:
      return parts.first.map { metatype(of: type(written: $0, in: file)) } ?? .unknown
    case .tupleType: return tuple(node, in: file)
    case .functionType: return function(node, in: file)
    default: return .unknown
    }
  }

  /// The constraints that an existential or a single constraint stands for.
  func constraints(in type: SwiftType) -> [SwiftType] {
    switch type {
    case .existential(let bounds): bounds
    case .unknown: []
    default: [type]
    }
  }

  /// A type of the standard library by its name.
  func standard(_ name: String, _ arguments: [SwiftType] = []) -> SwiftType {
    standardDecl(name).map { .nominal($0, arguments) } ?? .unknown
  }

  func optional(_ type: SwiftType) -> SwiftType {
    optionalDecl.map { .nominal($0, [type]) } ?? .unknown
  }

  /// `T.Type`; of a protocol the metatype of any type that conforms to it.
  func metatype(of type: SwiftType) -> SwiftType {
    switch type {
    case .constraint: .existential([.metatype(.existential([type]))])
    case .existential: .existential([.metatype(type)])
    default: .metatype(type)
    }
  }

  // MARK: Names

  private func namedType(_ node: SyntaxCursor, in file: Int32) -> SwiftType {
    guard let name = node.typeName else { return .unknown }
    if name == "Self" { return enclosingSelf(of: node, in: file) }
    let arguments = genericArguments(of: node, in: file)
    if name == "Any" || name == "AnyObject" { return .existential([]) }
    for decl in typeDecls(named: name, at: node, in: file) {
      return type(of: decl, arguments: arguments, at: node, in: file)
    }
    return .unknown
  }

  /// The types that a plain name may mean at a place.
  private func typeDecls(named name: String, at node: SyntaxCursor, in file: Int32) -> [DeclID] {
    switch lookUp(name, at: node, in: file) {
    case .local(let decl): return isTypeDecl(decl) ? [decl] : globalTypes(name, in: file)
    case .members(let members, _, _):
      let types = members.map(\.decl).filter(isTypeDecl)
      return types.isEmpty ? globalTypes(name, in: file) : types
    case .global(let decls): return decls.filter(isTypeDecl)
    case .nothing: return []
    }
  }

  private func globalTypes(_ name: String, in file: Int32) -> [DeclID] {
    guard case .global(let decls) = global(name, in: file) else { return [] }
    return decls.filter(isTypeDecl)
  }

  /// Whether a declaration declares a type, a protocol or another name for a type.
  public func isTypeDecl(_ decl: DeclID) -> Bool {
    guard decl.facet == .declared else { return false }
    switch kind(of: decl) {
    case .actorDecl, .associatedTypeDecl, .classDecl, .enumDecl, .genericParameter, .protocolDecl,
      .structDecl, .typeAliasDecl:
      return true
    default: return false
    }
  }

  private func memberType(_ node: SyntaxCursor, in file: Int32) -> SwiftType {
    guard let base = node.children.first(where: \.kind.isTypeNode), let name = node.typeName else {
      return .unknown
    }
    if base.kind == .identifierType, let module = base.typeName, isModule(module) {
      // `SwiftUI.View`
      let decls = globals(named: name, inModule: module).filter(isTypeDecl)
      let arguments = genericArguments(of: node, in: file)
      return decls.first.map { type(of: $0, arguments: arguments, at: node, in: file) } ?? .unknown
    }
    let outer = type(written: base, in: file)
    if name == "Protocol" { return .metatype(outer.openedExistential) }
    if name == "Type" { return metatype(of: outer) }
    let nested = nestedType(named: name, in: outer, arguments: genericArguments(of: node, in: file))
    return nested.isUnknown ? memberType(named: name, of: outer) ?? .unknown : nested
  }

  private func genericArguments(of node: SyntaxCursor, in file: Int32) -> [SwiftType] {
    node.child(.genericArgumentClause)?.children.compactMap { argument in
      argument.children.first(where: \.kind.isTypeNode).map { type(written: $0, in: file) }
    } ?? []
  }

  /// The type that `Self` is at a place.
  private func enclosingSelf(of node: SyntaxCursor, in file: Int32) -> SwiftType {
    selfType(around: node, in: file) ?? .unknown
  }

  // MARK: Composed types

  private func someOrAny(_ node: SyntaxCursor, in file: Int32) -> SwiftType {
    guard let part = node.children.first(where: \.kind.isTypeNode) else { return .unknown }
    let bounds = constraints(in: type(written: part, in: file))
    guard node.isSome else { return .existential(bounds) }
    if ancestry(in: file).ancestors(of: node).contains(where: {
      $0.kind == .functionParameter
    }) {
      return .parameter(id(node, in: file))
    }
    guard let owner = opaqueOwner(of: node, in: file) else { return .unknown }
    let arguments = genericContext(of: owner)
    return .opaque(owner, arguments: arguments, bounds: bounds)
  }

  /// The declaration whose result a `some` type is.
  private func opaqueOwner(of node: SyntaxCursor, in file: Int32) -> DeclID? {
    for ancestor in ancestry(in: file).ancestors(of: node) {
      switch ancestor.kind {
      case .functionDecl, .subscriptDecl: return id(ancestor, in: file)
      case .patternBinding:
        return ancestor.child(.identifierPattern).map { id($0, in: file) }
      default: continue
      }
    }
    return nil
  }

  /// The generic parameters that count where a declaration stands, as types; the `Self` of a protocol
  /// comes first.
  func genericContext(of decl: DeclID) -> [SwiftType] {
    var context: [SwiftType] = []
    if let type = enclosingType(of: decl), case .parameter(let own, _) = plainSelfType(in: type) {
      context.append(.parameter(own))
    }
    return context + genericParameters(of: decl).map { .parameter($0) }
  }

  private func tuple(_ node: SyntaxCursor, in file: Int32) -> SwiftType {
    let elements = node.children.filter { $0.kind == .tupleTypeElement }
    let types = elements.map { element in
      SwiftType.Element(
        label: element.tupleLabel,
        type: element.children.first(where: \.kind.isTypeNode).map { type(written: $0, in: file) }
          ?? .unknown)
    }
    let isParenthesized = types.count == 1 && types[0].label == nil && !types[0].type.isExpansion
    return isParenthesized ? types[0].type : .tuple(types)
  }

  private func function(_ node: SyntaxCursor, in file: Int32) -> SwiftType {
    let parameters = node.children.filter { $0.kind == .tupleTypeElement }.map { element in
      let written = element.children.first(where: \.kind.isTypeNode)
      return SwiftType.Parameter(
        type: written.map { type(written: $0, in: file) } ?? .unknown,
        isVariadic: element.token(.ellipsis) != nil, isInOut: written?.isInOut ?? false)
    }
    let result = node.child(.returnClause).map { type(written: $0, in: file) } ?? .unknown
    return .function(parameters, result, node.child(.typeEffectSpecifiers)?.effects ?? [])
  }
}

extension SyntaxCursor {
  /// The name that an `identifierType` or `memberType` ends with.
  var typeName: String? {
    ownTokens.last { tree.tokens[$0.index].kind.isIdentifierLike || tree.isCapitalSelf($0) }
      .map(tree.name(of:))
  }

  fileprivate var tupleLabel: String? {
    guard token(.colon) != nil, let first = firstToken, tree.tokens[first.index].kind != .wildcard
    else { return nil }
    return tree.name(of: first)
  }

  /// What the specifiers before the result of a function say: `async throws`. A function that rethrows throws
  /// only what its argument does.
  var effects: SwiftType.FunctionEffects {
    var effects: SwiftType.FunctionEffects = []
    if token(.async) != nil || token(.reasync) != nil { effects.insert(.async) }
    if let clause = child(.throwsClause), clause.token(.throws) != nil { effects.insert(.throws) }
    return effects
  }

  /// Whether an `attributedType` says `inout`.
  var isInOut: Bool {
    kind == .attributedType
      && children.contains { $0.kind == .simpleTypeSpecifier && $0.text == "inout" }
  }
}

extension SyntaxTree {
  fileprivate func isCapitalSelf(_ token: TokenID) -> Bool {
    let kind = tokens[token.index].kind
    return kind == .capitalSelfKeyword || kind == .capitalAnyKeyword
  }
}
