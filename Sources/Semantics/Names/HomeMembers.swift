/// Members of one name that the declaration of a type, or one of its extensions, declares.
struct HomeMembers {
  /// The declaration or extension.
  let home: DeclID
  let members: [DeclID]
}

extension Program {
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
