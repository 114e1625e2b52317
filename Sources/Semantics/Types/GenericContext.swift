import Syntax

/// What generic parameters and their associated types are known to be at a place.
extension Program {
  // MARK: Contexts

  /// The innermost extension or function around a place that may ask more of a generic parameter than the
  /// declaration that introduces it.
  func context(of parameter: DeclID, at place: SyntaxCursor, in file: Int32) -> DeclID? {
    let owner = owner(ofParameter: parameter)
    var inner = place
    for ancestor in ancestry(in: file).ancestors(of: place) {
      // What is asked for is not known before all of it is read.
      switch inner.kind {
      case .genericParameterClause, .genericWhereClause, .inheritanceClause: return nil
      default: break
      }
      if inner.isExtendedType(of: ancestor) { return nil }
      let decl = id(ancestor, in: file)
      if decl == owner { return nil }
      if ancestor.kind.mayBeGeneric, ancestor.asksMoreOfParameters { return decl }
      inner = ancestor
    }
    return nil
  }

  /// A type as it is within an extension or function: with what that asks of generic parameters.
  func contextual(_ type: SwiftType, in context: DeclID?) -> SwiftType {
    guard let context, cursor(of: context).asksMoreOfParameters, type.isAbstract else {
      return type
    }
    let requirements = requirements(of: context)
    return type.mapped { part in
      guard case .parameter(let decl, nil) = part, owner(ofParameter: decl) != context else {
        return nil
      }
      let equal = requirements.first { $0.relation == .equals && $0.subject == part }?.other
      guard let equal, !equal.contains(where: { $0 == part }) else {
        return .parameter(decl, in: context)
      }
      return contextual(equal, in: context)
    }
  }

  // MARK: Bounds

  /// What a generic parameter or associated type conforms to, as far as declarations say.
  func bounds(of type: SwiftType) -> [SwiftType] {
    switch type {
    case .parameter(let decl, let context):
      let isProtocol = kind(of: decl) == .protocolDecl
      return (isProtocol ? [.constraint(decl, [])] : []) + bounds(of: type, in: context)
    case .member(let base, let name):
      return associatedTypes(named: name, of: base).flatMap { decl in
        inheritedTypes(of: decl).filter { if case .constraint = $0 { true } else { false } }
      } + bounds(of: type, in: base.context)
    default: return []
    }
  }

  private func bounds(of type: SwiftType, in context: DeclID?) -> [SwiftType] {
    guard let parameter = type.root else { return [] }
    if context == nil, kind(of: parameter) == .protocolDecl, type.isParameter { return [] }
    guard let home = context ?? owner(ofParameter: parameter) else { return [] }
    let plain = type.withoutContext
    return requirements(of: home).filter { $0.subject == plain && $0.relation == .conforms }
      .map(\.other)
  }

  // MARK: Equalities

  /// The type that requirements say a member of an abstract type is; nil where none does.
  func equalType(ofMember name: String, of base: SwiftType) -> SwiftType? {
    let plain = SwiftType.member(base, name).withoutContext
    if let parameter = base.root, let home = base.context ?? owner(ofParameter: parameter),
      let other = equalType(of: plain, among: requirements(of: home))
    {
      return contextual(other, in: base.context)
    }
    var prefix = base
    while true {
      for proto in protocols(of: prefix) {
        let own = SwiftType.parameter(proto)
        guard let member = SwiftType.member(base, name).replacing(prefix, with: own) else {
          continue
        }
        if let other = equalType(of: member, among: requirements(of: proto)) {
          return other.replacing(own, with: prefix) ?? other
        }
      }
      guard case .member(let next, _) = prefix else { return nil }
      prefix = next
    }
  }

  private func equalType(
    of type: SwiftType, among requirements: [GenericRequirement]
  ) -> SwiftType? {
    for requirement in requirements where requirement.relation == .equals {
      if requirement.subject == type { return requirement.other }
      if requirement.other == type, !requirement.subject.isAbstract { return requirement.subject }
    }
    return nil
  }

  /// The declaration that introduces a generic parameter.
  func owner(ofParameter parameter: DeclID) -> DeclID? {
    let cursor = cursor(of: parameter)
    return ancestry(of: parameter).ancestors(of: cursor).first {
      $0.kind.mayBeGeneric && $0.kind != .extensionDecl && $0.kind != .associatedTypeDecl
    }
    .map { id($0, in: parameter.file) }
  }
}

extension SwiftType {
  /// The generic parameter that a member type begins with, or that the type is.
  fileprivate var root: DeclID? {
    switch self {
    case .parameter(let decl, _): decl
    case .member(let base, _): base.root
    default: nil
    }
  }

  fileprivate var context: DeclID? {
    switch self {
    case .parameter(_, let context): context
    case .member(let base, _): base.context
    default: nil
    }
  }

  fileprivate var isParameter: Bool { if case .parameter = self { true } else { false } }

  /// The type as the declarations of its generic parameters know it.
  var withoutContext: SwiftType {
    mapped { if case .parameter(let decl, _?) = $0 { .parameter(decl) } else { nil } }
  }

  /// The type with another one in place of a part; nil where it has no such part.
  fileprivate func replacing(_ part: SwiftType, with other: SwiftType) -> SwiftType? {
    guard contains(where: { $0 == part }) else { return nil }
    return mapped { $0 == part ? other : nil }
  }
}
