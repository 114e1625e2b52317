import SymbolIndex
import Syntax

/// The members of types that stand for requirements of their protocols.
extension Program {
  /// The protocols that require a member of a name of the type that a node declares or extends.
  public func protocols(requiring name: String, ofTypeAt node: SyntaxCursor) -> [DeclID] {
    guard let home = decl(at: node) else { return [] }
    return protocols(of: selfType(in: home)).filter { !ownMembers(of: $0, named: name).isEmpty }
  }

  /// Members without the requirements of protocols for which the type has a witness among them.
  func withoutWitnessed(_ members: [MemberCandidate], of type: SwiftType) -> [MemberCandidate] {
    guard case .nominal = type, 1 < members.count else { return members }
    let areRequirements = members.map(isRequirement)
    guard areRequirements.contains(true) else { return members }
    let witnesses = zip(members, areRequirements).filter { !$1 }.map(\.0)
    return zip(members, areRequirements).filter { member, isRequirement in
      !isRequirement || !witnesses.contains { isWitness($0, of: member) }
    }.map(\.0)
  }

  /// Whether a protocol itself declares a member of a type, rather than an extension of it.
  private func isRequirement(_ member: MemberCandidate) -> Bool {
    member.isOfProtocol
      && enclosingType(of: member.decl).map { kind(of: $0) == .protocolDecl } ?? false
  }

  /// Whether two members take the same parameters.
  private func isWitness(_ member: MemberCandidate, of requirement: MemberCandidate) -> Bool {
    guard kind(of: member.decl) == kind(of: requirement.decl) else { return false }
    guard let own = signature(of: member.decl)?.parameters,
      let asked = signature(of: requirement.decl)?.parameters
    else { return kind(of: member.decl) == .identifierPattern }
    // Labels tell most members apart, and types take longer to compare.
    guard own.count == asked.count, zip(own, asked).allSatisfy({ $0.label == $1.label }) else {
      return false
    }
    return zip(own, asked).allSatisfy {
      isSame(
        apply(member.substitution, to: $0.declaredType),
        apply(requirement.substitution, to: $1.declaredType))
    }
  }

  /// Whether two types are the same, once each has the generic parameters of its own function.
  private func isSame(_ one: SwiftType, _ other: SwiftType) -> Bool {
    switch (one, other) {
    case _ where one == other: true
    case (.parameter, .parameter): Set(bounds(of: one)) == Set(bounds(of: other))
    case (.member(let first, let name), .member(let second, let otherName)):
      name == otherName && isSame(first, second)
    case (.nominal(let decl, let first), .nominal(let second, let arguments)):
      decl == second && first.count == arguments.count
        && zip(first, arguments).allSatisfy { isSame($0, $1) }
    case (.function(let first, let result, _), .function(let second, let otherResult, _)):
      first.count == second.count && isSame(result, otherResult)
        && zip(first, second).allSatisfy { isSame($0.type, $1.type) }
    case (.tuple(let first), .tuple(let second)):
      first.count == second.count && zip(first, second).allSatisfy { isSame($0.type, $1.type) }
    case (.metatype(let first), .metatype(let second)): isSame(first, second)
    default: false
    }
  }
}
