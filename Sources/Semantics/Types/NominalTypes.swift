import SymbolIndex
import Syntax

/// Types as declarations make them.
extension Program {
  /// The type of `self` in a type, protocol or extension.
  func selfType(in decl: DeclID) -> SwiftType {
    if let known = selfTypes[decl] { return known }
    let (cutoffs, start) = (cutoffs, edits.start())
    let type = contextual(plainSelfType(in: decl), in: decl)
    if cutoffs == self.cutoffs { selfTypes.keep(type, for: decl, since: start) }
    return type
  }

  /// The type of `self` at a place in a type, protocol or extension: with what the functions around the place
  /// ask of generic parameters.
  func selfType(in decl: DeclID, at place: SyntaxCursor) -> SwiftType {
    for ancestor in ancestry(of: decl).ancestors(of: place) {
      if ancestor.id == decl.node { break }
      if ancestor.kind.mayBeGeneric, !ancestor.kind.isType,
        ancestor.child(.genericWhereClause) != nil
      {
        return contextual(plainSelfType(in: decl), in: id(ancestor, in: decl.file))
      }
    }
    return selfType(in: decl)
  }

  /// The same without what an extension asks of generic parameters.
  func plainSelfType(in decl: DeclID) -> SwiftType {
    switch kind(of: decl) {
    case .protocolDecl: .parameter(decl)
    case .extensionDecl: extendedType(of: decl)
    default: .nominal(decl, genericParameters(of: decl).map { .parameter($0) })
    }
  }

  /// The type that an extension extends, with its own generic parameters as arguments.
  func extendedType(of decl: DeclID) -> SwiftType {
    if let known = extendedTypes[decl] {
      if openQuestions.contains(.extendedType(decl)) { cutoffs += 1 }
      return known
    }
    let start = edits.start()
    extendedTypes.keep(.unknown, for: decl, since: start)
    openQuestions.insert(.extendedType(decl))
    defer { openQuestions.remove(.extendedType(decl)) }
    guard let written = cursor(of: decl).children.first(where: \.kind.isTypeNode) else {
      return .unknown
    }
    let type: SwiftType
    switch self.type(written: written, in: decl.file) {
    case .constraint(let proto, _): type = .parameter(proto)
    case .nominal(let nominal, _): type = plainSelfType(in: nominal)
    case .existential(let bounds):
      if case .constraint(let proto, _)? = bounds.first {
        type = .parameter(proto)
      } else {
        type = .unknown
      }
    default: type = .unknown
    }
    extendedTypes.keep(type, for: decl, since: start)
    return type
  }

  /// The extensions of a type or protocol.
  public func extensions(of decl: DeclID) -> [DeclID] {
    if let known = extensionsByType[decl] { return known }
    let (cutoffs, start) = (cutoffs, edits.start())
    let name = TypeDecl(cursor(of: decl))?.name ?? ""
    let found = extensionsByType(named: name)[decl] ?? []
    if cutoffs == self.cutoffs { extensionsByType.keep(found, for: decl, since: start) }
    return found
  }

  /// The extensions of all types of a name, by the type: of hundreds of types `Request`, each has its own.
  private func extensionsByType(named name: String) -> [DeclID: [DeclID]] {
    if let known = extensionsByTypeName[name] { return known }
    let (cutoffs, start) = (cutoffs, edits.start())
    var found: [DeclID: [DeclID]] = [:]
    for candidate in extensions(named: name) {
      switch extendedType(of: candidate) {
      case .nominal(let type, _), .parameter(let type, _):
        found[type, default: []].append(candidate)
      default: continue
      }
    }
    if cutoffs == self.cutoffs { extensionsByTypeName.keep(found, for: name, since: start) }
    return found
  }

  /// The type that the name of a type declaration means with some generic arguments.
  func type(
    of decl: DeclID, arguments: [SwiftType], at place: SyntaxCursor, in file: Int32
  ) -> SwiftType {
    let cursor = cursor(of: decl)
    switch cursor.kind {
    case .protocolDecl: return .constraint(decl, arguments)
    case .genericParameter:
      return contextual(.parameter(decl), in: context(of: decl, at: place, in: file))
    case .associatedTypeDecl:
      guard let owner = enclosingType(of: decl), let name = cursor.declaredNames.first?.name else {
        return .unknown
      }
      let own = selfType(around: place, in: file).flatMap { $0.isNominal ? $0 : nil }
      return memberType(named: name, of: own ?? .unknown)
        .flatMap { $0.isUnknown ? nil : $0 } ?? .member(.parameter(owner), name)
    case .typeAliasDecl:
      let alias = alias(decl, arguments: arguments)
      guard let owner = enclosingType(of: decl), case .parameter = plainSelfType(in: owner),
        let own = selfType(around: place, in: file), own.isNominal
      else { return alias }
      return apply(Substitution(selfType: own), to: alias)
    default:
      let parameters = genericParameters(of: decl)
      if arguments.isEmpty, !parameters.isEmpty {
        return genericType(decl, parameters, at: place, in: file)
      }
      let outer = parameters.dropLast(arguments.count).map { SwiftType.parameter($0) }
      return .nominal(decl, outer + arguments)
    }
  }

  /// The type of `self` around a place; nil where no type is. What an extension asks for does not count in
  /// the words that say so.
  func selfType(around place: SyntaxCursor, in file: Int32) -> SwiftType? {
    var inner = place
    for ancestor in ancestry(in: file).ancestors(of: place) {
      if ancestor.kind.isType, !inner.isExtendedType(of: ancestor) {
        let decl = id(ancestor, in: file)
        return inner.kind == .memberBlock ? selfType(in: decl) : plainSelfType(in: decl)
      }
      inner = ancestor
    }
    return nil
  }

  /// A generic type that is named without arguments: those of the types around the place are known.
  private func genericType(
    _ decl: DeclID, _ parameters: [DeclID], at place: SyntaxCursor, in file: Int32
  ) -> SwiftType {
    var known: Set<DeclID> = []
    var inner = place
    for ancestor in ancestry(in: file).ancestors(of: place) {
      if ancestor.kind.isType, !inner.isExtendedType(of: ancestor),
        case .nominal(let around, _) = plainSelfType(in: id(ancestor, in: file))
      {
        known.formUnion(genericParameters(of: around))
      }
      inner = ancestor
    }
    return .nominal(
      decl,
      parameters.map {
        guard known.contains($0) else { return .unknown }
        return contextual(.parameter($0), in: context(of: $0, at: place, in: file))
      })
  }

  /// What a type alias stands for.
  func alias(_ decl: DeclID, arguments: [SwiftType]) -> SwiftType {
    // Reading the declaration first tells that the answer depends on its file, also if it is cut off.
    let cursor = cursor(of: decl)
    guard openDecls.insert(decl).inserted else {
      cutoffs += 1
      return .unknown
    }
    defer { openDecls.remove(decl) }
    guard
      let written = cursor.child(.typeInitializerClause)?.children.first(where: \.kind.isTypeNode)
    else { return .unknown }
    var substitution = Substitution()
    for (parameter, argument) in zip(ownGenericParameters(of: cursor, in: decl.file), arguments) {
      substitution.types[parameter] = argument
    }
    return apply(substitution, to: type(written: written, in: decl.file))
  }

  /// A type that is declared in another: `Font.Weight`, `Data.Element`.
  func nestedType(named name: String, in base: SwiftType, arguments: [SwiftType]) -> SwiftType {
    switch base {
    case .nominal(let decl, let outer):
      for own in declaredMembers(named: name, of: decl) {
        for member in own.members where isTypeDecl(member) {
          if kind(of: member) == .typeAliasDecl {
            return apply(substitution(of: base), to: alias(member, arguments: arguments))
          }
          let missing = genericParameters(of: member).count - outer.count - arguments.count
          let open = Array(repeating: SwiftType.unknown, count: max(0, missing))
          return .nominal(member, outer + arguments + open)
        }
      }
      if let parameter = genericParameters(of: decl).firstIndex(where: {
        cursor(of: $0).genericName == name
      }), parameter < outer.count {
        return outer[parameter]
      }
      if let parent = superclass(of: base) {
        return nestedType(named: name, in: parent, arguments: arguments)
      }
      return .unknown
    case .parameter, .member:
      guard associatedTypes(named: name, of: base).isEmpty else { return .member(base, name) }
      return protocolAlias(named: name, of: base) ?? .member(base, name)
    case .opaque, .existential:
      return memberType(named: name, of: base) ?? .member(base, name)
    default: return .unknown
    }
  }

  /// A type alias that a protocol of a generic parameter declares.
  private func protocolAlias(named name: String, of base: SwiftType) -> SwiftType? {
    for proto in protocols(of: base) {
      for own in declaredMembers(named: name, of: proto) {
        for member in own.members where kind(of: member) == .typeAliasDecl {
          return apply(Substitution(selfType: base), to: alias(member, arguments: []))
        }
      }
    }
    return nil
  }
}

extension SwiftType {
  fileprivate var isNominal: Bool { if case .nominal = self { true } else { false } }
}

extension SyntaxCursor {
  /// Whether it is the name of the type that an extension extends.
  func isExtendedType(of declaration: SyntaxCursor) -> Bool {
    declaration.kind == .extensionDecl && kind.isTypeNode
  }
}
