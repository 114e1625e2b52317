import Syntax

/// Names and members that are not called.
extension Solver {
  func solveName(_ node: SyntaxCursor, expected: SwiftType?) -> SwiftType {
    guard let name = node.referenceName else { return .unknown }
    if name.isOperator { return operatorReference(name, node, expected: expected) }
    return typeOfName(name, at: node, recordedFor: node, expected: expected)
  }

  /// The type of what a plain name refers to at a place.
  func typeOfName(
    _ name: String, at place: SyntaxCursor, recordedFor node: SyntaxCursor?, expected: SwiftType?
  ) -> SwiftType {
    if let index = name.anonymousIndex {
      let parameters = anonymousParameters.last ?? []
      if let node, let closure = anonymousClosures.last {
        refer(node, to: .declaration(id(closure).facet(.implicitValue)))
      }
      return index < parameters.count ? parameters[index] : .unknown
    }
    if name == "Self" { return .metatype(solveSelf(at: place, recordedFor: node)) }
    let candidates = candidates(named: name, at: place)
    let type = choose(among: candidates, for: node, expected: expected)
    guard candidates.first?.decl.facet == .selfValue else { return type }
    let own = typeOfSelf(at: place)
    return program.isInStaticMember(place, in: file) ? .metatype(own) : own
  }

  /// The type that `Self` is at a place.
  func solveSelf(at place: SyntaxCursor, recordedFor node: SyntaxCursor?) -> SwiftType {
    let type = typeOfSelf(at: place)
    if let node, case .nominal(let decl, _) = type { refer(node, to: .declaration(decl)) }
    return type
  }

  /// What a plain name may refer to, with what it is a member of.
  func candidates(named name: String, at place: SyntaxCursor) -> [MemberCandidate] {
    switch program.lookUp(name, at: place, in: file) {
    case .local(let decl): return [MemberCandidate(decl)]
    case .members(let members, _, let isStatic):
      guard isStatic else { return members }
      let fitting = members.filter { program.isStatic($0.decl) }
      return fitting.isEmpty ? members : fitting
    case .global(let decls): return decls.map { MemberCandidate($0) }
    case .nothing: return []
    }
  }

  /// Takes the one candidate that there is, or the one whose type the place expects.
  func choose(
    among candidates: [MemberCandidate], for node: SyntaxCursor?, expected: SwiftType?
  ) -> SwiftType {
    var fitting = nearest(candidates)
    if let expected, let type = functionReference(fitting, node, expected: expected) { return type }
    if 1 < fitting.count, let expected {
      let exact = fitting.filter { fits(type(of: $0), to: expected) }
      if !exact.isEmpty { fitting = exact }
    }
    let values = fitting.filter { program.kind(of: $0.decl).isValue }
    if !values.isEmpty { fitting = values }
    if let node {
      let reference: Reference =
        fitting.count == 1
        ? .declaration(fitting[0].decl)
        : fitting.isEmpty ? .unknown : .ambiguous(fitting.map(\.decl))
      refer(node, to: reference)
    }
    guard !fitting.isEmpty else { return .unknown }
    let types = fitting.map { type(of: $0) }
    return types.allSatisfy { isAlike($0, types[0]) } ? types[0] : .unknown
  }

  /// Whether two types are the same, or what two branches of an `#if` declare alike: a type, `some P`.
  func isAlike(_ one: SwiftType, _ other: SwiftType) -> Bool {
    switch (one, other) {
    case (.metatype(let first), .metatype(let second)): isAlike(first, second)
    case (.nominal(let first, let arguments), .nominal(let second, let others)):
      arguments == others && (first == second || program.excludeEachOther([first, second]))
    case (.opaque(_, let arguments, let bounds), .opaque(_, let others, let otherBounds)):
      arguments == others && bounds == otherBounds
    default: one == other
    }
  }

  /// The candidates that a use without a call may mean: a variable hides what is declared farther away.
  func nearest(_ candidates: [MemberCandidate]) -> [MemberCandidate] {
    guard let depth = candidates.map(\.depth).min() else { return [] }
    let nearest = candidates.filter { $0.depth == depth }
    return nearest.contains { program.kind(of: $0.decl).isValue } ? nearest : candidates
  }

  /// The type of a candidate as the place sees it; a member of `self` without `self` written.
  func type(of candidate: MemberCandidate) -> SwiftType {
    let type: SwiftType
    if let local = solved.locals[candidate.decl] {
      type = local
    } else {
      type = program.declaredType(of: candidate.decl)
    }
    return resolved(program.apply(candidate.substitution, to: type))
  }

  func typeOfSelf(at place: SyntaxCursor) -> SwiftType {
    program.enclosingType(of: id(place)).map { program.selfType(in: $0, at: place) } ?? .unknown
  }

  // MARK: Members

  /// `base.name` or `.name`, not called.
  func solveMember(_ node: SyntaxCursor, expected: SwiftType?) -> (SwiftType, Bool) {
    guard let view = MemberAccessView(node), let name = view.name, let nameNode = node.lastChild
    else { return (.unknown, false) }
    guard let base = view.base else {
      let found = chainBases[node.id].map {
        member(named: name, of: $0, nameNode, expected: expected)
      }
      return (found ?? implicitMember(named: name, nameNode, expected: expected), false)
    }
    if let module = moduleMember(base, name, nameNode) { return (module, false) }
    let (type, isChained) = inferLink(base, expected: expectedRoot(of: base, expected))
    let opened = openedBase(type, base)
    let wanted = isChained ? wantedWithinChain(expected) : expected
    return (member(named: name, of: opened, nameNode, expected: wanted), isChained)
  }

  /// A generic type that is named without its arguments: the member tells them, as in `Task.sleep`.
  func openedBase(_ type: SwiftType, _ base: SyntaxCursor) -> SwiftType {
    guard case .metatype(.nominal(let decl, let arguments)) = type,
      type.contains(where: \.isUnknown)
    else { return type }
    return note(.metatype(opened(decl, arguments: arguments)), for: base)
  }

  /// `SwiftUI.Text`
  func moduleMember(_ base: SyntaxCursor, _ name: String, _ nameNode: SyntaxCursor) -> SwiftType? {
    guard base.kind == .declReferenceExpr, let module = base.referenceName,
      program.isModule(module),
      case .nothing = program.lookUp(module, at: base, in: file)
    else { return nil }
    let candidates = program.globals(named: name, inModule: module).map { MemberCandidate($0) }
    return choose(among: candidates, for: nameNode, expected: nil)
  }

  /// The type of a member, noted at its name.
  func member(
    named name: String, of base: SwiftType, _ nameNode: SyntaxCursor, expected: SwiftType?
  ) -> SwiftType {
    let base = settled(base).openedMetatype
    if name == "self" { return base }
    switch base {
    case .tuple(let elements):
      if let element = elements.enumerated().first(where: {
        $0.element.label == name || String($0.offset) == name
      }) {
        return element.element.type
      }
      return .unknown
    case .metatype(let type):
      return staticMember(named: name, of: type, nameNode, expected: expected)
    case .unknown:
      refer(nameNode, to: .unknown)
      return .unknown
    default:
      let candidates = members(named: name, of: base, isStatic: false, at: nameNode)
      if candidates.isEmpty, let dynamic = dynamicMember(named: name, of: base, nameNode) {
        return dynamic
      }
      return choose(among: candidates, for: nameNode, expected: expected)
    }
  }

  /// The members of a name that code at a place may mean.
  func members(
    named name: String, of type: SwiftType, isStatic: Bool, at place: SyntaxCursor
  ) -> [MemberCandidate] {
    let members = program.members(named: name, of: type, isStatic: isStatic, from: file)
    return program.withoutOtherBranches(members, seenFrom: place, in: file) { $0.decl }
  }

  private func staticMember(
    named name: String, of type: SwiftType, _ nameNode: SyntaxCursor, expected: SwiftType?
  ) -> SwiftType {
    let candidates = members(named: name, of: type, isStatic: true, at: nameNode)
    if let nested = candidates.first(where: { program.isTypeDecl($0.decl) }) {
      refer(nameNode, to: .declaration(nested.decl))
      if program.kind(of: nested.decl) == .associatedTypeDecl {
        return .metatype(program.memberType(named: name, of: type) ?? .unknown)
      }
      return .metatype(program.nestedType(named: name, in: type, arguments: []))
    }
    if name == "init" { return initializerReference(of: type, nameNode, expected: expected) }
    if candidates.isEmpty, let associated = program.memberType(named: name, of: type),
      !associated.isUnknown
    {
      return .metatype(associated)
    }
    if candidates.isEmpty {
      // A method of the type's values, as a function of the value.
      let methods = program.members(named: name, of: type, isStatic: false, from: file)
      if methods.count == 1 { refer(nameNode, to: .declaration(methods[0].decl)) }
      return .unknown
    }
    if candidates.count == 1, type.contains(where: \.isVariable) {
      let requirements = program.requirements(of: candidates[0].decl)
      _ = holds(requirements.map { program.apply(candidates[0].substitution, to: $0) })
    }
    return choose(among: candidates, for: nameNode, expected: expected)
  }

  /// A member that `@dynamicMemberLookup` finds: `$model.name`.
  private func dynamicMember(
    named name: String, of base: SwiftType, _ nameNode: SyntaxCursor
  ) -> SwiftType? {
    let subscripts = program.members(named: "subscript", of: base, isStatic: false, from: file)
    for candidate in subscripts {
      guard let signature = program.signature(of: candidate.decl),
        signature.parameters.first?.label == "dynamicMember"
      else { continue }
      let opened = openedParameters(of: candidate)
      let wanted = resolved(program.apply(opened, to: signature.parameters[0].value.type))
      guard case .nominal(_, let arguments) = wanted, arguments.count == 2 else { continue }
      let root = resolved(arguments[0])
      let members = program.members(named: name, of: root, isStatic: false, from: file)
      guard !members.isEmpty else { continue }
      let value = choose(among: members, for: nameNode, expected: nil)
      _ = fit(value, to: arguments[1])
      return resolved(program.apply(opened, to: signature.result))
    }
    return nil
  }
}

extension SyntaxCursor {
  /// The name of a `declReferenceExpr`, `self` and `init` among them.
  var referenceName: String? {
    guard kind == .declReferenceExpr else { return nil }
    return ownTokens.first { tree.tokens[$0.index].kind != .colonColon }.map(tree.name(of:))
  }
}

extension String {
  /// 1 for `$1`.
  fileprivate var anonymousIndex: Int? {
    guard first == "$", let index = Int(dropFirst()) else { return nil }
    return index
  }
}
