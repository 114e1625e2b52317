import Syntax

/// Members without a base, whose type the place tells: `.headline`.
extension Solver {
  /// `.name`, a static member of the type that the place expects.
  func implicitMember(
    named name: String, _ nameNode: SyntaxCursor, expected: SwiftType?
  ) -> SwiftType {
    let candidates = implicitCandidates(named: name, expected: expected)
    guard !candidates.isEmpty else {
      refer(nameNode, to: .unknown)
      return .unknown
    }
    return choose(among: candidates, for: nameNode, expected: expected)
  }

  /// The static members of a name on the type that a place expects: for a generic parameter those that an
  /// extension of its protocol declares, for an optional also those of the type within.
  func implicitCandidates(named name: String, expected: SwiftType?) -> [MemberCandidate] {
    guard let expected else { return [] }
    let type = resolved(expected)
    if case .variable(let index) = type { return protocolMembers(named: name, ofVariable: index) }
    let own = program.members(named: name, of: type, isStatic: true, from: file)
    guard own.isEmpty, isOptional(type) else { return own }
    conversions.optionalMembers += 1
    return program.members(named: name, of: unwrapped(type), isStatic: true, from: file)
  }

  /// `.bordered` where any type that conforms to a protocol will do: `extension P where Self == T`.
  private func protocolMembers(named name: String, ofVariable index: Int) -> [MemberCandidate] {
    variables.protocols(of: index).flatMap { proto in
      program.protocols(of: .constraint(proto, [])).flatMap { proto in
        program.extensions(of: proto).flatMap { home in
          program.ownMembers(of: home, named: name).filter(program.isStatic)
            .compactMap { member($0, ofTypeConformingTo: proto) }
        }
      }
    }
  }

  /// The member with the type that it says `Self` has to be; nil where it says none.
  private func member(_ decl: DeclID, ofTypeConformingTo proto: DeclID) -> MemberCandidate? {
    let requirements = program.requirements(of: decl)
    let own = requirements.first {
      $0.subject == .parameter(proto) && $0.relation == .equals
    }?.other
    guard let own else { return nil }
    var substitution = Substitution()
    open(
      program.ownGenericParameters(of: program.cursor(of: decl), in: decl.file), of: decl,
      in: &substitution)
    substitution.selfType = program.apply(substitution, to: own)
    return MemberCandidate(decl: decl, substitution: substitution, depth: 0)
  }
}
