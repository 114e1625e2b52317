import SymbolIndex
import Syntax

/// What types conform to and inherit from.
extension Program {
  /// What a declaration or extension of a type, a protocol or an associated type names after its colon.
  func inheritedTypes(of decl: DeclID) -> [SwiftType] {
    if let known = inheritance[decl] {
      if openQuestions.contains(.inheritedTypes(decl)) { cutoffs += 1 }
      return known
    }
    let start = edits.start()
    inheritance.keep([], for: decl, since: start)
    openQuestions.insert(.inheritedTypes(decl))
    defer { openQuestions.remove(.inheritedTypes(decl)) }
    let types =
      cursor(of: decl).child(.inheritanceClause)?.children.compactMap {
        $0.children.first(where: \.kind.isTypeNode)
      } ?? []
    let found = types.flatMap { constraints(in: type(written: $0, in: decl.file)) }
    inheritance.keep(found, for: decl, since: start)
    return found
  }

  /// The protocols that a type conforms to, those that others refine included, the nearest first.
  public func protocols(of type: SwiftType) -> [DeclID] {
    let start = edits.start()
    let key = conformanceKey(of: type)
    if let known = protocolsByType[key] { return known }
    let cutoffs = cutoffs
    var found: [DeclID] = []
    var seen: Set<DeclID> = []
    var next = directProtocols(of: type)
    while !next.isEmpty {
      let level = next.filter { seen.insert($0).inserted }
      found += level
      next = level.flatMap { proto in refinedProtocols(of: proto) }
    }
    if cutoffs == self.cutoffs { protocolsByType.keep(found, for: key, since: start) }
    return found
  }

  /// What the protocols of a type depend on: its generic arguments mostly do not matter.
  func conformanceKey(of type: SwiftType) -> SwiftType {
    switch type {
    case .nominal(let decl, let arguments):
      arguments.isEmpty || hasConditionalConformances(decl) ? type : .nominal(decl, [])
    case .opaque(_, _, let bounds): .existential(bounds)
    default: type
    }
  }

  /// Whether a type or one of its superclasses may conform to a protocol with some generic arguments only.
  private func hasConditionalConformances(_ decl: DeclID) -> Bool {
    if let known = conditionallyConforming[decl] { return known }
    let start = edits.start()
    let isConditional =
      kind(of: decl) == .classDecl
      || conformingExtensions(of: decl).contains {
        cursor(of: $0).child(.genericWhereClause) != nil
      }
    conditionallyConforming.keep(isConditional, for: decl, since: start)
    return isConditional
  }

  private func refinedProtocols(of proto: DeclID) -> [DeclID] {
    inheritedTypes(of: proto).compactMap(\.protocolDecl)
      + requirements(of: proto).compactMap {
        $0.subject == .parameter(proto) && $0.relation == .conforms ? $0.other.protocolDecl : nil
      }
  }

  private func directProtocols(of type: SwiftType) -> [DeclID] {
    switch type {
    case .nominal(let decl, _):
      let homes =
        [decl] + conformingExtensions(of: decl).filter { holds(for: type, requirementsOf: $0) }
      let inherited = homes.flatMap { inheritedTypes(of: $0) }
      return inherited.compactMap(\.protocolDecl) + implicitProtocols(of: decl, inherited)
        + (superclass(of: type).map { directProtocols(of: $0) } ?? [])
    case .parameter, .member: return bounds(of: type).flatMap(protocolDecls)
    case .opaque(_, _, let bounds), .existential(let bounds):
      return bounds.flatMap(protocolDecls)
    case .constraint(let decl, _): return [decl]
    default: return []
    }
  }

  /// The extensions that add a conformance. The others, of which a type may have dozens, need not be asked
  /// what they require.
  private func conformingExtensions(of decl: DeclID) -> [DeclID] {
    extensions(of: decl).filter { cursor(of: $0).child(.inheritanceClause) != nil }
  }

  private func protocolDecls(of bound: SwiftType) -> [DeclID] {
    switch bound {
    case .constraint(let decl, _): [decl]
    case .existential(let parts): parts.flatMap(protocolDecls)
    case .nominal: directProtocols(of: bound)
    default: []
    }
  }

  /// The conformances that the compiler adds: raw values, cases without values, `@Observable`.
  private func implicitProtocols(of decl: DeclID, _ inherited: [SwiftType]) -> [DeclID] {
    let cursor = cursor(of: decl)
    var names: [(module: String, name: String)] = []
    if cursor.kind == .enumDecl {
      if inherited.contains(where: { if case .nominal = $0 { true } else { false } }) {
        names.append(("Swift", "RawRepresentable"))
      }
      if !cursor.descendants.contains(where: { $0.kind == .enumCaseParameter }) {
        names.append(("Swift", "Hashable"))
      }
    }
    if cursor.children.contains(where: {
      $0.kind == .attribute && $0.textWithoutTrivia == "@Observable"
    }) {
      names.append(("Observation", "Observable"))
    }
    return names.compactMap { globals(named: $0.name, inModule: $0.module).first }
  }

  /// The class that a class inherits from.
  func superclass(of type: SwiftType) -> SwiftType? {
    switch type {
    case .nominal(let decl, _):
      guard kind(of: decl) == .classDecl else { return nil }
      for parent in inheritedTypes(of: decl) {
        if case .nominal = parent { return apply(substitution(of: type), to: parent) }
      }
      return nil
    case .parameter, .member:
      return bounds(of: type).first { if case .nominal = $0 { true } else { false } }
    case .opaque(_, _, let bounds), .existential(let bounds):
      return bounds.first { if case .nominal = $0 { true } else { false } }
    default: return nil
    }
  }

  /// Whether a type conforms to a protocol; nil where that is not known.
  func conforms(_ type: SwiftType, to proto: DeclID) -> Bool? {
    switch type {
    case .unknown, .variable: return nil
    case .member where !type.isComplete: return nil
    default: break
    }
    if isImplied(proto) { return true }
    if case .existential(let bounds) = type, bounds.isEmpty { return false }
    return protocols(of: type).contains(proto)
  }

  /// Whether a protocol is one of those that types conform to without saying so.
  private func isImplied(_ proto: DeclID) -> Bool {
    switch TypeDecl(cursor(of: proto))?.name {
    case "Sendable", "SendableMetatype", "Copyable", "Escapable": true
    default: false
    }
  }

  /// More of them, each because of the one before, are taken to hold.
  private static let deepestRequirement = 8

  /// Whether what an extension asks of the generic arguments of a type holds, as far as it is known not to.
  func holds(for type: SwiftType, requirementsOf decl: DeclID) -> Bool {
    guard cursor(of: decl).child(.genericWhereClause) != nil else { return true }
    // A requirement may lead to a longer type each time: `extension Framed: Shape where Content.Frame: Shape`.
    guard depthOfRequirements < Self.deepestRequirement else {
      cutoffs += 1
      return true
    }
    depthOfRequirements += 1
    defer { depthOfRequirements -= 1 }
    let substitution = substitution(of: type)
    return requirements(of: decl).allSatisfy { requirement in
      let subject = apply(substitution, to: requirement.subject)
      switch requirement.relation {
      case .equals: return mayEqual(subject, apply(substitution, to: requirement.other))
      case .conforms:
        switch requirement.other {
        case .constraint(let proto, _): return conforms(subject, to: proto) ?? true
        case .nominal: return isSubclass(subject, of: apply(substitution, to: requirement.other))
        default: return true
        }
      }
    }
  }

  func mayEqual(_ first: SwiftType, _ second: SwiftType) -> Bool {
    first == second || !first.isComplete || !second.isComplete
      || first.isAbstract || second.isAbstract
  }

  func isSubclass(_ type: SwiftType, of parent: SwiftType) -> Bool {
    var next: SwiftType? = type
    while let type = next {
      if type == parent { return true }
      if case .nominal(let one, _) = type, case .nominal(let other, _) = parent, one == other {
        return true
      }
      next = superclass(of: type)
    }
    return type.isUnknown
  }

  // MARK: Associated types

  /// The declarations of an associated type among the protocols of a type.
  func associatedTypes(named name: String, of type: SwiftType) -> [DeclID] {
    protocols(of: type).flatMap { proto in
      ownMembers(of: proto, named: name).filter { kind(of: $0) == .associatedTypeDecl }
    }
  }

  /// The type that a nominal type has for an associated type, as its members or the protocol's default
  /// tell.
  func witnessType(named name: String, of type: SwiftType) -> SwiftType? {
    if name == "RawValue", let raw = rawType(of: type) { return raw }
    for decl in associatedTypes(named: name, of: type) {
      guard let proto = enclosingType(of: decl) else { continue }
      guard openDecls.insert(decl).inserted else {
        cutoffs += 1
        continue
      }
      defer { openDecls.remove(decl) }
      if let witness = witness(of: .member(.parameter(proto), name), in: proto, for: type) {
        return witness
      }
      if let written = cursor(of: decl).child(.typeInitializerClause) {
        return apply(Substitution(selfType: type), to: self.type(written: written, in: decl.file))
      }
    }
    for proto in protocols(of: type) {
      for own in declaredMembers(named: name, of: proto) {
        for member in own.members where kind(of: member) == .typeAliasDecl {
          return apply(Substitution(selfType: type), to: alias(member, arguments: []))
        }
      }
    }
    return nil
  }

  /// `String` for `enum E: String`.
  private func rawType(of type: SwiftType) -> SwiftType? {
    guard case .nominal(let decl, _) = type, kind(of: decl) == .enumDecl else { return nil }
    return inheritedTypes(of: decl).first { if case .nominal = $0 { true } else { false } }
  }

  /// The associated type that the type of a member tells: `id` for `Identifiable.ID`.
  private func witness(
    of associated: SwiftType, in proto: DeclID, for type: SwiftType
  ) -> SwiftType? {
    let own = table(of: proto.file).members[proto.node] ?? [:]
    for (name, nodes) in own.sorted(by: { $0.value[0] < $1.value[0] }) {
      for node in nodes {
        let requirement = DeclID(file: proto.file, node: node)
        guard [.identifierPattern, .functionDecl].contains(kind(of: requirement)) else { continue }
        let asked = declaredType(of: requirement)
        guard asked.contains(where: { $0 == associated }) else { continue }
        for candidate in members(named: name, of: type, isStatic: nil) where candidate.depth < 100 {
          let given = apply(candidate.substitution, to: declaredType(of: candidate.decl))
          if let found = part(of: given, where: associated, standsIn: asked) { return found }
        }
      }
    }
    return nil
  }

  /// What stands in one type where a part stands in another.
  private func part(
    of given: SwiftType, where part: SwiftType, standsIn asked: SwiftType
  ) -> SwiftType? {
    if asked == part { return given.isUnknown ? nil : given }
    switch (asked, given) {
    case (.nominal(let one, let first), .nominal(let other, let second)) where one == other:
      return zip(first, second).lazy.compactMap { self.part(of: $1, where: part, standsIn: $0) }
        .first
    case (.function(let first, let result, _), .function(let second, let other, _)):
      guard first.count == second.count else { return nil }
      return zip(first, second).lazy
        .compactMap { self.part(of: $1.type, where: part, standsIn: $0.type) }.first
        ?? self.part(of: other, where: part, standsIn: result)
    default: return nil
    }
  }
}

extension SwiftType {
  /// The protocol of a constraint.
  var protocolDecl: DeclID? { if case .constraint(let decl, _) = self { decl } else { nil } }

  /// Whether it depends on what generic parameters stand for.
  var isAbstract: Bool {
    contains {
      switch $0 {
      case .parameter, .member: true
      default: false
      }
    }
  }
}
