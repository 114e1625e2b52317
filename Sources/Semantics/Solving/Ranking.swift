import Syntax

/// Which of two candidates that need the same conversions the compiler prefers.
extension Solver {
  func isBetter(_ one: MatchedCandidate, than other: MatchedCandidate) -> Bool {
    guard let first = one.candidate.member, let second = other.candidate.member else {
      return false
    }
    let isGeneric = (isGeneric(first.decl), isGeneric(second.decl))
    if isGeneric.0 != isGeneric.1 { return isGeneric.1 }
    let home = (program.enclosingType(of: first.decl), program.enclosingType(of: second.decl))
    if let preferred = isPreferred(home.0, to: home.1) { return preferred }
    // Protocols that do not refine each other are equally near.
    let depths = (min(first.depth, 100), min(second.depth, 100))
    if depths.0 != depths.1 { return depths.0 < depths.1 }
    let specialized = (
      isAsSpecialized(one, as: other), isAsSpecialized(other, as: one)
    )
    if specialized.0 != specialized.1 { return specialized.0 }
    if one.unfilledCount != other.unfilledCount { return one.unfilledCount < other.unfilledCount }
    return specialized.0 && isOwn(first.decl) && !isOwn(second.decl)
  }

  private func isGeneric(_ decl: DeclID) -> Bool {
    !program.ownGenericParameters(of: program.cursor(of: decl), in: decl.file).isEmpty
  }

  private func isOwn(_ decl: DeclID) -> Bool { !program.file(decl.file).isKnownModule }

  /// Whether the members of one type are preferred to those of another: those of a type to those of its
  /// protocols, a requirement to its default, and those of the extension that asks for more.
  private func isPreferred(_ one: DeclID?, to other: DeclID?) -> Bool? {
    guard let one, let other, one != other else { return nil }
    let isExtension = (isProtocolExtension(one), isProtocolExtension(other))
    if isExtension.0 != isExtension.1 { return isExtension.1 }
    guard isExtension.0 else { return nil }
    let asks = (asksForAll(of: other, one), asksForAll(of: one, other))
    return asks.0 == asks.1 ? nil : asks.0
  }

  private func isProtocolExtension(_ home: DeclID) -> Bool {
    guard program.kind(of: home) == .extensionDecl,
      case .parameter = program.plainSelfType(in: home)
    else { return false }
    return true
  }

  /// Whether an extension of a protocol asks for all that another one does.
  private func asksForAll(of other: DeclID, _ extension: DeclID) -> Bool {
    guard case .parameter(let proto, _) = program.plainSelfType(in: `extension`),
      case .parameter(let second, _) = program.plainSelfType(in: other)
    else { return false }
    guard proto == second || program.protocols(of: .parameter(proto)).contains(second) else {
      return false
    }
    let substitution = Substitution(selfType: .parameter(proto))
    let own = program.requirements(of: `extension`).map { program.apply(substitution, to: $0) }
    return program.requirements(of: other).allSatisfy { requirement in
      let wanted = program.apply(substitution, to: requirement)
      return own.contains { implies($0, wanted) }
    }
  }

  /// Whether what one requirement asks for includes another one: `Element == String` that it is `Hashable`.
  private func implies(_ one: GenericRequirement, _ other: GenericRequirement) -> Bool {
    if one == other { return true }
    guard one.subject == other.subject, other.relation == .conforms,
      let proto = other.other.protocolDecl
    else { return false }
    return program.protocols(of: one.other).contains(proto)
  }

  /// Whether whatever one candidate takes, the other would take, too.
  private func isAsSpecialized(_ one: MatchedCandidate, as other: MatchedCandidate) -> Bool {
    guard let first = one.candidate.member, let second = other.candidate.member,
      let given = program.signature(of: first.decl), let wanted = program.signature(of: second.decl)
    else { return false }
    let saved = (variables.open(), conversions)
    defer {
      variables.forgetValues(since: saved.0)
      conversions = saved.1
    }
    let opened = openedForComparison(second.decl, besides: first.decl)
    let fits = zip(one.indices, other.indices).allSatisfy { index, otherIndex in
      fit(
        given.parameters[index].value.type,
        to: program.apply(opened, to: wanted.parameters[otherIndex].value.type))
    }
    return fits
      && program.requirements(of: second.decl).allSatisfy {
        isImplied(program.apply(opened, to: $0))
      }
  }

  /// Whether a requirement holds for whatever generic parameters stand for.
  private func isImplied(_ requirement: GenericRequirement) -> Bool {
    let subject = resolved(requirement.subject)
    switch requirement.relation {
    case .equals: return equate(subject, requirement.other)
    case .conforms:
      guard let proto = requirement.other.protocolDecl, !subject.needsResolving || subject.isFixed
      else { return true }
      return program.conforms(subject, to: proto) ?? true
    }
  }

  /// A variable for each generic parameter of a declaration, those of the types around it included.
  private func openedForComparison(_ decl: DeclID, besides other: DeclID) -> Substitution {
    var substitution = Substitution()
    let parameters = program.genericParameters(of: decl)
    for parameter in parameters { substitution.types[parameter] = freshVariable() }
    note(program.requirements(of: decl), on: parameters, in: substitution)
    if let home = program.enclosingType(of: decl),
      case .parameter(let proto, _) = program.plainSelfType(in: home)
    {
      let variable = freshVariable()
      if case .variable(let index) = variable { variables.require(index, toConformTo: proto) }
      substitution.selfType = variable
      if let otherHome = program.enclosingType(of: other) {
        fitIfPossible(program.plainSelfType(in: otherHome), to: variable)
      }
    }
    return substitution
  }
}

extension SwiftType {
  /// Whether it is a member of a type that is known.
  fileprivate var isFixed: Bool { !isVariable && variableOfMember == nil }
}
