/// Members of one name that the declaration of a type, or one of its extensions, declares.
struct HomeMembers {
  /// The declaration or extension.
  let home: DeclID
  let members: [DeclID]
}

/// Members of one name that a protocol of a type, or an extension of it, declares.
struct InheritedMembers {
  /// How many protocols are nearer to the type.
  let level: Int
  /// The declaration or extension.
  let home: DeclID
  /// Whether the home is not the declaration of the protocol.
  let isExtension: Bool
  let members: [DeclID]
}

extension Program {
  /// What the protocols of a type declare by a name, whatever they ask for, the nearest first. A view has a dozen, and
  /// each modifier in a chain is looked for in all of them.
  func inheritedMembers(named name: String, of type: SwiftType) -> [InheritedMembers] {
    let base = conformanceKey(of: type)
    guard let decl = base.firstDecl else { return findInheritedMembers(named: name, of: type) }
    let key = ScopedName(name: name, decl: decl, base: base)
    if let known = inheritedMembers[key] { return known }
    let (cutoffs, start) = (cutoffs, edits.start())
    let found = findInheritedMembers(named: name, of: type)
    if cutoffs == self.cutoffs { inheritedMembers.keep(found, for: key, since: start) }
    return found
  }

  private func findInheritedMembers(
    named name: String, of type: SwiftType
  ) -> [InheritedMembers] {
    protocols(of: type).enumerated().flatMap { level, proto in
      declaredMembers(named: name, of: proto).map {
        InheritedMembers(
          level: level, home: $0.home, isExtension: $0.home != proto, members: $0.members)
      }
    }
  }

  /// The members of a name that a type or protocol and its extensions declare, those of the type first. A type
  /// in another branch of an `#if` counts as an extension.
  func declaredMembers(named name: String, of type: DeclID) -> [HomeMembers] {
    let homes = homes(of: type)
    if 1 < homes.count { return members(of: type, in: homes)[name] ?? [] }
    let own = ownMembers(of: type, named: name)
    return own.isEmpty ? [] : [HomeMembers(home: type, members: own)]
  }

  /// The declarations that may have members of a type: its own, and its extensions.
  private func homes(of type: DeclID) -> [DeclID] {
    if let known = homesByType[type] { return known }
    let start = edits.start()
    let branches = alternatives(of: type)
    let homes = branches + branches.flatMap { extensions(of: $0) }
    homesByType.keep(homes, for: type, since: start)
    return homes
  }

  /// All members of a type with many homes, by name.
  private func members(of type: DeclID, in homes: [DeclID]) -> [String: [HomeMembers]] {
    if let known = membersByType[type] { return known }
    let start = edits.start()
    var found: [String: [HomeMembers]] = [:]
    for home in homes {
      for (name, nodes) in table(of: home.file).members[home.node] ?? [:] {
        let members = nodes.map { DeclID(file: home.file, node: $0) }
        found[name, default: []].append(HomeMembers(home: home, members: members))
      }
    }
    membersByType.keep(found, for: type, since: start)
    return found
  }
}

extension SwiftType {
  /// The type or protocol, or the first one that a value of it has to conform to.
  fileprivate var firstDecl: DeclID? {
    switch self {
    case .nominal(let decl, _), .constraint(let decl, _), .parameter(let decl, _): decl
    case .existential(let bounds): bounds.first?.firstDecl
    default: nil
    }
  }
}
