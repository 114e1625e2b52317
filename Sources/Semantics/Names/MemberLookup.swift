import Syntax

/// A member that a name may mean on a type.
struct MemberCandidate: Hashable {
  let decl: DeclID
  /// What generic parameters of the type around the declaration stand for.
  let substitution: Substitution
  /// How far from the type it is declared: 0 for the type and its extensions, 1 and more for its
  /// superclasses, 100 and more for protocols.
  let depth: Int

  var isOfProtocol: Bool { Self.depthOfProtocols <= depth }

  static let depthOfProtocols = 100

  init(decl: DeclID, substitution: Substitution, depth: Int) {
    self.decl = decl
    self.substitution = substitution
    self.depth = depth
  }

  /// A declaration that is no member.
  init(_ decl: DeclID) { self.init(decl: decl, substitution: Substitution(), depth: 0) }
}

extension Program {
  /// The members of a name that values of a type have, or with `isStatic` the type itself; nil for both.
  ///
  /// - Parameter file: the file that names the member; nil to include those that only other files see.
  func members(
    named name: String, of type: SwiftType, isStatic: Bool?, from file: Int32? = nil
  ) -> [MemberCandidate] {
    let found = members(named: name, of: type, isStatic: isStatic)
    guard let file else { return found }
    let visible = found.filter { isVisible($0.decl, from: file) }
    return 1 < visible.count ? withoutShadowed(visible, from: file) : visible
  }

  /// The candidates without functions of other modules that one of the file's own module shadows.
  private func withoutShadowed(
    _ candidates: [MemberCandidate], from file: Int32
  ) -> [MemberCandidate] {
    let module = self.file(file).module
    func isOwn(_ candidate: MemberCandidate) -> Bool {
      self.file(candidate.decl.file).module == module
    }
    let others = candidates.filter { !isOwn($0) && !self.file($0.decl.file).isKnownModule }
    guard !others.isEmpty else { return candidates }
    let own = Set(candidates.filter(isOwn).compactMap { functionText($0.decl) })
    let shadowed = others.filter { functionText($0.decl).map(own.contains) ?? false }
    return shadowed.isEmpty ? candidates : candidates.filter { !shadowed.contains($0) }
  }

  /// What two functions have in common of which one shadows the other: labels and types.
  private func functionText(_ decl: DeclID) -> String? {
    guard let name = FunctionDeclView(cursor(of: decl))?.fullName else { return nil }
    return name + text(of: declaredType(of: decl))
  }

  private func members(
    named name: String, of type: SwiftType, isStatic: Bool?
  ) -> [MemberCandidate] {
    if name.hasPrefix("$") { return wrapped(name.dropFirst(), of: type, facet: .projection) }
    var found = directMembers(named: name, of: type)
    if found.isEmpty, name.hasPrefix("_") {
      found = wrapped(name.dropFirst(), of: type, facet: .storage)
    }
    guard let isStatic else { return found }
    return found.filter { self.isStatic($0.decl) == isStatic }
  }

  /// The members that stand for the wrapper of a property.
  private func wrapped(
    _ name: Substring, of type: SwiftType, facet: DeclID.Facet
  ) -> [MemberCandidate] {
    directMembers(named: String(name), of: type)
      .filter { mayHaveWrapper($0.decl) }
      .map {
        MemberCandidate(
          decl: $0.decl.facet(facet), substitution: $0.substitution, depth: $0.depth)
      }
  }

  private func directMembers(named name: String, of type: SwiftType) -> [MemberCandidate] {
    // A type with generic arguments seldom comes up again.
    guard case .nominal(let decl, let arguments) = type, arguments.isEmpty else {
      return findMembers(named: name, of: type)
    }
    let key = ScopedName(name: name, decl: decl, base: type)
    if let known = membersByName[key] { return known }
    let (cutoffs, start) = (cutoffs, edits.start())
    let found = findMembers(named: name, of: type)
    if cutoffs == self.cutoffs { membersByName.keep(found, for: key, since: start) }
    return found
  }

  private func findMembers(named name: String, of type: SwiftType) -> [MemberCandidate] {
    var found: [MemberCandidate] = []
    var depth = 0
    var next: SwiftType? = type
    while let level = next, depth < 32 {
      if case .nominal(let decl, _) = level {
        let own = declaredMembers(named: name, of: decl).filter {
          kind(of: $0.home) != .extensionDecl || holds(for: level, requirementsOf: $0.home)
        }.flatMap(\.members)
        if !own.isEmpty {
          var substitution = substitution(of: level)
          substitution.selfType = type
          found += own.map {
            MemberCandidate(decl: $0, substitution: substitution, depth: depth)
          }
        }
      }
      if name == "init", !found.isEmpty { break }
      next = superclass(of: level)
      depth += 1
    }
    return withoutWitnessed(found + protocolMembers(named: name, of: type), of: type)
  }

  private func protocolMembers(named name: String, of type: SwiftType) -> [MemberCandidate] {
    let substitution = Substitution(selfType: type)
    var found: [MemberCandidate] = []
    for inherited in inheritedMembers(named: name, of: type)
    where !inherited.isExtension || holds(for: type, requirementsOf: inherited.home) {
      found += inherited.members.map {
        MemberCandidate(
          decl: $0, substitution: substitution,
          depth: MemberCandidate.depthOfProtocols + inherited.level)
      }
    }
    return found
  }

  /// The members that a name means: of variables only the nearest, which hides the others.
  func unhidden(_ members: [MemberCandidate]) -> [MemberCandidate] {
    guard 1 < members.count, members.allSatisfy({ kind(of: $0.decl).isValue }),
      let depth = members.map(\.depth).min()
    else { return members }
    return members.filter { $0.depth == depth }
  }

  /// Whether a declaration is not private to another file.
  func isVisible(_ decl: DeclID, from file: Int32) -> Bool {
    if decl.file == file || self.file(decl.file).isKnownModule { return true }
    let cursor = cursor(of: decl)
    return !cursor.isPrivate
      && !ancestry(of: decl).ancestors(of: cursor).contains {
        // The children of a block are other declarations, of which there are many.
        $0.kind != .memberBlock && $0.kind != .sourceFile && $0.isPrivate
      }
  }

  /// Whether a member belongs to the type and not to its values. Initializers and cases do.
  func isStatic(_ decl: DeclID) -> Bool {
    let cursor = cursor(of: decl)
    switch cursor.kind {
    case .initializerDecl, .enumCaseElement: return true
    case .identifierPattern: return variableDecl(of: decl)?.isStaticMember ?? false
    default: return cursor.isStaticMember || isTypeDecl(decl)
    }
  }

  /// The `variableDecl` that a variable is declared by.
  func variableDecl(of decl: DeclID) -> SyntaxCursor? {
    let ancestry = ancestry(of: decl)
    for ancestor in ancestry.ancestors(of: cursor(of: decl)) {
      switch ancestor.kind {
      case .variableDecl: return ancestor
      case .patternBinding, .tuplePattern, .tuplePatternElement: continue
      default: return nil
      }
    }
    return nil
  }
}
