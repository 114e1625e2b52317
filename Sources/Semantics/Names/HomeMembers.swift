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
    let branches = alternatives(of: type)
    let extensions = branches.dropFirst() + branches.flatMap { self.extensions(of: $0) }
    if extensions.isEmpty {
      let own = ownMembers(of: type, named: name)
      return own.isEmpty ? [] : [HomeMembers(home: type, members: own)]
    }
    return members(of: type, and: Array(extensions))[name] ?? []
  }

  /// All members of a type with many extensions, by name.
  private func members(of type: DeclID, and extensions: [DeclID]) -> [String: [HomeMembers]] {
    if let known = membersByType[type] { return known }
    var found: [String: [HomeMembers]] = [:]
    for home in [type] + extensions {
      for (name, nodes) in table(of: home.file).members[home.node] ?? [:] {
        let members = nodes.map { DeclID(file: home.file, node: $0) }
        found[name, default: []].append(HomeMembers(home: home, members: members))
      }
    }
    membersByType[type] = found
    return found
  }
}
