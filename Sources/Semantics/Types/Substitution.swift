/// What generic parameters stand for where a declaration is used.
struct Substitution: Hashable {
  var types = TypesByParameter()
  /// What the `Self` of protocols stands for.
  var selfType: SwiftType?

  var isEmpty: Bool { types.isEmpty && selfType == nil }
}

/// What some generic parameters stand for. There are seldom more than three, and candidates for a call are made with it
/// all the time, so that a list is faster than a dictionary.
struct TypesByParameter: Hashable {
  private var entries: [Entry] = []

  private struct Entry: Hashable {
    let parameter: DeclID
    var type: SwiftType
  }

  var isEmpty: Bool { entries.isEmpty }

  subscript(parameter: DeclID) -> SwiftType? {
    get { entries.first { $0.parameter == parameter }?.type }
    set {
      entries.removeAll { $0.parameter == parameter }
      if let newValue { entries.append(Entry(parameter: parameter, type: newValue)) }
    }
  }
}

extension Program {
  /// The generic arguments of a nominal type, by parameter.
  func substitution(of type: SwiftType) -> Substitution {
    guard case .nominal(let decl, let arguments) = type else {
      return Substitution(selfType: type)
    }
    let parameters = genericParameters(of: decl)
    var substitution = Substitution(selfType: type)
    for (parameter, argument) in zip(parameters, arguments) {
      substitution.types[parameter] = argument
    }
    return substitution
  }

  func apply(_ substitution: Substitution, to type: SwiftType) -> SwiftType {
    // Most types stay as they are, and a copy of each part would have to be made.
    if substitution.isEmpty || !type.dependsOnParameters { return type }
    switch type {
    case .nominal(let decl, let arguments):
      return .nominal(decl, arguments.map { apply(substitution, to: $0) })
    case .function(let parameters, let result, let effects):
      return .function(
        parameters.map { apply(substitution, to: $0) }, apply(substitution, to: result), effects)
    default: return replaced(type, by: substitution)
    }
  }

  private func replaced(_ type: SwiftType, by substitution: Substitution) -> SwiftType {
    type.mapped { part in
      switch part {
      case .parameter(let decl, _):
        if let type = substitution.types[decl] { return type }
        return kind(of: decl) == .protocolDecl ? substitution.selfType : nil
      case .member(let base, let name):
        return memberType(named: name, of: base)
      case .tuple(let elements):
        return flattened(elements)
      default:
        return nil
      }
    }
  }

  func apply(
    _ substitution: Substitution, to parameter: SwiftType.Parameter
  ) -> SwiftType.Parameter {
    var applied = parameter.replacing(apply(substitution, to: parameter.type))
    applied.builder = parameter.builder.map { apply(substitution, to: $0) }
    return applied
  }

  func apply(_ substitution: Substitution, to requirement: GenericRequirement) -> GenericRequirement
  {
    GenericRequirement(
      subject: apply(substitution, to: requirement.subject), relation: requirement.relation,
      other: apply(substitution, to: requirement.other))
  }

  /// A tuple whose packs have become lists of types.
  func flattened(_ elements: [SwiftType.Element]) -> SwiftType? {
    let packs = elements.map { element -> [SwiftType.Element]? in
      if case .expansion(.tuple(let pack)) = element.type { pack } else { nil }
    }
    guard packs.contains(where: { $0 != nil }) else { return nil }
    let flat = zip(elements, packs).flatMap { $1 ?? [$0] }
    return flat.count == 1 ? flat[0].type : .tuple(flat)
  }

  /// The type that a member type stands for; nil where nothing says so.
  func memberType(named name: String, of base: SwiftType) -> SwiftType? {
    switch base {
    case .nominal:
      let type = nestedType(named: name, in: base, arguments: [])
      if !type.isUnknown { return type }
      return witnessType(named: name, of: base)
    case .parameter, .member: return equalType(ofMember: name, of: base)
    case .opaque(_, _, let bounds), .existential(let bounds):
      return primaryAssociatedType(named: name, in: bounds)
    case .unknown: return .unknown
    default: return nil
    }
  }

  /// `Int` for the `Element` of `some Collection<Int>`.
  private func primaryAssociatedType(named name: String, in bounds: [SwiftType]) -> SwiftType? {
    for case .constraint(let decl, let arguments) in bounds where !arguments.isEmpty {
      let names = cursor(of: decl).child(.primaryAssociatedTypeClause)?.children.map(\.text) ?? []
      for (primary, argument) in zip(names, arguments) where primary.hasPrefix(name) {
        return argument
      }
    }
    return nil
  }
}

extension SwiftType {
  /// Whether a generic parameter, a member of one or a pack is part of the type, or of what is known of an
  /// opaque one.
  fileprivate var dependsOnParameters: Bool {
    contains { part in
      switch part {
      case .parameter, .member, .expansion: true
      case .opaque(_, _, let bounds): bounds.contains(where: \.dependsOnParameters)
      case .function(let parameters, _, _):
        parameters.contains { $0.builder?.dependsOnParameters == true }
      default: false
      }
    }
  }
}
