/// The declarations that one declaration stands in for.
extension Program {
  /// The members through which another one is used where its own type is not known: the requirements of
  /// protocols that it may meet, and the members of superclasses that it may override.
  public func members(metBy member: DeclID) -> [DeclID] {
    guard let home = enclosingType(of: member) else { return [] }
    let type = selfType(in: home)
    let name = name(of: member)
    var found = protocols(of: type).flatMap { ownMembers(of: $0, named: name) }
    var parent = superclass(of: type)
    while let type = parent, case .nominal(let decl, _) = type {
      found += ([decl] + extensions(of: decl)).flatMap { ownMembers(of: $0, named: name) }
      parent = superclass(of: type)
    }
    return found.filter { $0 != member && isStatic($0) == isStatic(member) }
  }
}
