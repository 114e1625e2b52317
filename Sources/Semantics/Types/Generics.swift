import Syntax

/// What a generic parameter, or a type made of one, has to be.
struct GenericRequirement: Hashable {
  enum Relation: Hashable { case conforms, equals }

  let subject: SwiftType
  let relation: Relation
  let other: SwiftType
}

extension Program {
  /// The generic parameters of a declaration, those of the types around it first. `some P` in a parameter
  /// list is a parameter, too.
  func genericParameters(of decl: DeclID) -> [DeclID] {
    if let known = genericParameterLists[decl] { return known }
    let start = edits.start()
    let cursor = cursor(of: decl)
    var parameters: [DeclID] = []
    if cursor.kind == .extensionDecl {
      if case .nominal(let type, _) = extendedType(of: decl) {
        parameters = genericParameters(of: type)
      }
    } else {
      if let outer = enclosingType(of: decl) { parameters = genericParameters(of: outer) }
      parameters += ownGenericParameters(of: cursor, in: decl.file)
    }
    genericParameterLists.keep(parameters, for: decl, since: start)
    return parameters
  }

  /// The parameters that a declaration itself introduces.
  func ownGenericParameters(of cursor: SyntaxCursor, in file: Int32) -> [DeclID] {
    var own =
      cursor.child(.genericParameterClause)?.children
      .filter { $0.kind == .genericParameter }.map { id($0, in: file) } ?? []
    let signature = cursor.child(.functionSignature) ?? cursor
    if let clause = signature.child(.functionParameterClause) {
      own += clause.descendants(ofKind: .someOrAnyType).filter(\.isSome).map { id($0, in: file) }
    }
    return own
  }

  /// The type or extension that a declaration is a member of.
  func enclosingType(of decl: DeclID) -> DeclID? {
    let ancestry = ancestry(of: decl)
    var node = decl.node
    while node != .root {
      node = ancestry.parent(of: node)
      if ancestry.tree.nodeKinds[node.index].isType { return DeclID(file: decl.file, node: node) }
    }
    return nil
  }

  /// What a declaration asks of its own generic parameters and of those around it.
  func requirements(of decl: DeclID) -> [GenericRequirement] {
    if let known = requirements[decl] {
      if openQuestions.contains(.requirements(decl)) { cutoffs += 1 }
      return known
    }
    let start = edits.start()
    requirements.keep([], for: decl, since: start)
    openQuestions.insert(.requirements(decl))
    defer { openQuestions.remove(.requirements(decl)) }
    let cursor = cursor(of: decl)
    var found = enclosingType(of: decl).map { requirements(of: $0) } ?? []
    if cursor.kind == .extensionDecl, case .nominal(let type, _) = extendedType(of: decl) {
      found += requirements(of: type)
    }
    for parameter in ownGenericParameters(of: cursor, in: decl.file) {
      found += bounds(writtenAt: parameter).flatMap(constraints).map {
        GenericRequirement(subject: .parameter(parameter), relation: .conforms, other: $0)
      }
    }
    for clause in cursor.whereClauses { found += requirements(in: clause, file: decl.file) }
    found += requirements(ofArgumentsIn: decl)
    requirements.keep(found, for: decl, since: start)
    return found
  }

  /// What an extension asks that names its type with arguments: `extension [Int]`.
  private func requirements(ofArgumentsIn decl: DeclID) -> [GenericRequirement] {
    let cursor = cursor(of: decl)
    guard cursor.extendsWithArguments,
      let written = cursor.children.first(where: \.kind.isTypeNode),
      case .nominal(let type, let arguments) = self.type(written: written, in: decl.file)
    else { return [] }
    return zip(genericParameters(of: type), arguments).map {
      GenericRequirement(subject: .parameter($0), relation: .equals, other: $1)
    }
  }

  private func requirements(in clause: SyntaxCursor, file: Int32) -> [GenericRequirement] {
    clause.children.flatMap(\.children).flatMap { requirement -> [GenericRequirement] in
      let types = requirement.children.filter { $0.kind != .unexpectedNodes }
      guard types.count == 2 else { return [] }
      let subject = type(written: types[0], in: file)
      let other = type(written: types[1], in: file)
      switch requirement.kind {
      case .conformanceRequirement:
        return constraints(in: other).map {
          GenericRequirement(subject: subject, relation: .conforms, other: $0)
        }
      case .sameTypeRequirement:
        return [GenericRequirement(subject: subject, relation: .equals, other: other)]
      default: return []
      }
    }
  }

  /// What a generic parameter is declared to conform to: `T: P`, `some P`.
  private func bounds(writtenAt parameter: DeclID) -> [SwiftType] {
    let cursor = cursor(of: parameter)
    return cursor.children.filter(\.kind.isTypeNode).flatMap {
      constraints(in: type(written: $0, in: parameter.file))
    }
  }
}

extension SyntaxCursor {
  /// Whether a `someOrAnyType` says `some`.
  var isSome: Bool { firstToken.map { tree.tokens[$0.index].kind == .some } ?? false }
}

extension SyntaxKind {
  /// Whether a declaration may have generic parameters, or ask something of those around it.
  var mayBeGeneric: Bool {
    switch self {
    case .actorDecl, .associatedTypeDecl, .classDecl, .enumDecl, .extensionDecl, .functionDecl,
      .initializerDecl, .macroDecl, .protocolDecl, .structDecl, .subscriptDecl, .typeAliasDecl:
      true
    default: false
    }
  }

  /// Whether it is a type as written in source.
  var isTypeNode: Bool {
    switch self {
    case .arrayType, .attributedType, .classRestrictionType, .compositionType, .dictionaryType,
      .functionType, .identifierType, .implicitlyUnwrappedOptionalType, .memberType,
      .metatypeType, .namedOpaqueReturnType, .optionalType, .packElementType, .packExpansionType,
      .someOrAnyType, .suppressedType, .tupleType, .inlineArrayType:
      true
    default: false
    }
  }
}

extension SyntaxCursor {
  /// The `where` clauses of a declaration; of a protocol, also those of its associated types.
  fileprivate var whereClauses: [SyntaxCursor] {
    let own = child(.genericWhereClause).map { [$0] } ?? []
    guard kind == .protocolDecl else { return own }
    let associated = child(.memberBlock)?.children.filter { $0.kind == .associatedTypeDecl } ?? []
    return own + associated.compactMap { $0.child(.genericWhereClause) }
  }

  /// Whether an extension names its type with arguments: `extension [Int]`, `extension Box<Int>`.
  var extendsWithArguments: Bool {
    guard kind == .extensionDecl, let type = children.first(where: \.kind.isTypeNode) else {
      return false
    }
    switch type.kind {
    case .arrayType, .dictionaryType, .optionalType: return true
    default: return type.child(.genericArgumentClause) != nil
    }
  }

  /// Whether a declaration may ask more of generic parameters than the declaration that introduces them.
  var asksMoreOfParameters: Bool { child(.genericWhereClause) != nil || extendsWithArguments }
}
