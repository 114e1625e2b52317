import SymbolIndex
import Syntax

/// An argument of a call.
struct CallArgument {
  let label: String?
  let isTrailing: Bool
  let value: Operand

  var isClosure: Bool { value.node.kind == .closureExpr }
}

/// A candidate with the parameters that take the arguments of a call.
struct MatchedCandidate {
  let candidate: CallCandidate
  /// The index of the parameter for each argument.
  let indices: [Int]

  /// How many parameters take their default.
  var unfilledCount: Int { candidate.parameters.count - Set(indices).count }
}

/// The choice between several declarations of one name.
extension Solver {
  /// Takes the candidate that fits the arguments best, and solves the arguments with it.
  func solve(
    _ candidates: [CallCandidate], with arguments: [CallArgument], expected: SwiftType?
  ) -> CallCandidate? {
    let matched = matched(candidates, shapes(of: arguments))
    guard 1 < matched.count else {
      guard let only = matched.first else { return nil }
      commit(only, arguments, expected: expected)
      return only.candidate
    }
    // What arguments mean by themselves is found once, whatever the candidate.
    for argument in arguments where !isContextual(argument.value) {
      _ = freeType(of: argument.value)
    }
    var best = best(of: matched, with: arguments, expected: expected)
    if dependsOnOpenArgument(matched, arguments) { best = matched }
    guard let first = best.first else { return nil }
    commit(first, arguments, expected: expected)
    return best.count == 1 ? first.candidate : settled(best.map(\.candidate))
  }

  func shapes(of arguments: [CallArgument]) -> [InitializerSignature.Argument] {
    arguments.map { InitializerSignature.Argument(label: $0.label, isTrailing: $0.isTrailing) }
  }

  /// The candidates whose labels allow a call.
  func matched(
    _ candidates: [CallCandidate], _ arguments: [InitializerSignature.Argument]
  ) -> [MatchedCandidate] {
    candidates.compactMap { candidate in
      guard !candidate.isExcluded else { return nil }
      return candidate.shape.parameterIndices(of: arguments).map {
        MatchedCandidate(candidate: candidate, indices: $0)
      }
    }
  }

  private func best(
    of candidates: [MatchedCandidate], with arguments: [CallArgument], expected: SwiftType?
  ) -> [MatchedCandidate] {
    var tried = tried(candidates) { matched in
      trial(of: matched.candidate) { fit(arguments, to: matched, expected: expected) }
    }
    guard 1 < tried.count, differInResults(tried.map(\.0), arguments) else {
      return best(among: tried)
    }
    tried = self.tried(tried.map(\.0)) { matched in
      trial(of: matched.candidate) {
        fit(arguments, to: matched, expected: expected) && closuresFit(arguments, to: matched)
      }
    }
    // A closure of unknown result leaves the choice open.
    let isOpen = tried.contains { 0 < $0.1.unknowns }
    return isOpen ? tried.map(\.0) : best(among: tried)
  }

  private func tried(
    _ candidates: [MatchedCandidate], _ fit: (MatchedCandidate) -> Conversions?
  ) -> [(MatchedCandidate, Conversions)] {
    candidates.compactMap { candidate in fit(candidate).map { (candidate, $0) } }
  }

  /// The candidates that fit; of these the one that is better than all others, if there is one.
  func best(
    of candidates: [MatchedCandidate], trying fit: (MatchedCandidate) -> Conversions?
  ) -> [MatchedCandidate] {
    best(among: tried(candidates, fit))
  }

  private func best(among tried: [(MatchedCandidate, Conversions)]) -> [MatchedCandidate] {
    guard let least = tried.map(\.1).min() else { return [] }
    let fitting = tried.filter { $0.1 == least }.map(\.0)
    let winner = fitting.indices.first { index in
      fitting.indices.allSatisfy { other in
        other == index || isBetter(fitting[index], than: fitting[other])
      }
    }
    return winner.map { [fitting[$0]] } ?? fitting
  }

  /// Whether the choice depends on an argument whose type is not known.
  private func dependsOnOpenArgument(
    _ candidates: [MatchedCandidate], _ arguments: [CallArgument]
  ) -> Bool {
    arguments.indices.contains { index in
      guard !isContextual(arguments[index].value), isOpen(freeType(of: arguments[index].value))
      else {
        return false
      }
      let types = candidates.map { $0.candidate.parameters[$0.indices[index]].declaredType }
      return types.contains { $0 != types[0] }
    }
  }

  /// Whether nothing tells a type yet; a literal tells enough.
  private func isOpen(_ type: SwiftType) -> Bool {
    let type = resolved(type)
    if case .variable(let index) = type { return variables.literal(of: index) == nil }
    // The compiler prefers other declarations for the optional of a literal than for other optionals.
    return type.contains(where: \.isUnknown) || isOptional(type) && unwrapped(type).isVariable
  }

  /// Several candidates that fit equally well: what they have in common.
  private func settled(_ candidates: [CallCandidate]) -> CallCandidate {
    let first = candidates[0]
    let decls = candidates.compactMap(\.decl)
    let results = candidates.map { resolved($0.result) }
    let isSame = results.allSatisfy { isAlike($0, results[0]) }
    return CallCandidate(
      decl: isSame && candidates.allSatisfy { $0.decl == first.decl } ? first.decl : nil,
      alternatives: decls, member: first.member, parameters: first.parameters,
      result: isSame ? first.result : opaque(commonTo: results), requirements: [])
  }

  /// `some P` of the protocols that all results have; nothing else is known of it.
  private func opaque(commonTo results: [SwiftType]) -> SwiftType {
    guard case .opaque(let decl, _, let bounds) = results[0] else { return .unknown }
    let isCommon = results.allSatisfy { if case .opaque(_, _, bounds) = $0 { true } else { false } }
    return isCommon ? .opaque(decl, arguments: [.unknown], bounds: bounds) : .unknown
  }

  // MARK: Trials

  /// What has to be converted for a candidate; nil when it does not fit. Keeps nothing that this says of
  /// variables.
  func trial(of candidate: CallCandidate, _ fit: () -> Bool) -> Conversions? {
    let saved = (variables.open(), conversions)
    defer {
      variables.forgetValues(since: saved.0)
      conversions = saved.1
    }
    conversions = Conversions()
    if candidate.isAsync != (asyncContexts.last ?? false) { conversions.otherAsync += 1 }
    if candidate.isDisfavored { conversions.disfavored += 1 }
    if candidate.isWithinOptional { conversions.optionalMembers += 1 }
    return fit() && openRequirements.allSatisfy(holds) ? conversions : nil
  }

  func fit(
    _ arguments: [CallArgument], to matched: MatchedCandidate, expected: SwiftType?
  ) -> Bool {
    let candidate = matched.candidate
    if let expected, !fits(expected: expected, candidate.result) { return false }
    var packs: [Int: [SwiftType]] = [:]
    for isLate in [false, true] {
      for (argument, index) in zip(arguments, matched.indices)
      where isContextual(argument.value) == isLate {
        let parameter = candidate.parameters[index].value
        if case .expansion = parameter.type {
          packs[index, default: []].append(freeType(of: argument.value))
        } else if !accepts(argument.value, as: wantedType(of: parameter)) {
          return false
        }
      }
    }
    return bind(packs, in: candidate) && holds(candidate.requirements)
  }

  private func fits(expected: SwiftType, _ result: SwiftType) -> Bool {
    let expected = resolved(expected)
    if case .variable(let index) = expected, !variables.isConstrained(index) { return true }
    if expected.isUnknown || expected.isAbstract { return true }
    return fit(result, to: expected)
  }

  // MARK: Requirements

  /// Gives the arguments for packs of parameters to the packs, by the index of the parameter.
  func bind(_ packs: [Int: [SwiftType]], in candidate: CallCandidate) -> Bool {
    packs.sorted { $0.key < $1.key }.allSatisfy {
      bind(pack: $1, to: candidate.parameters[$0].value.type)
    }
  }

  private func bind(pack types: [SwiftType], to type: SwiftType) -> Bool {
    guard case .expansion(.variable(let index)) = type else { return true }
    let protocols = variables.protocols(of: index)
    for type in types {
      if protocols.contains(where: { program.conforms(settled(type), to: $0) == false }) {
        return false
      }
    }
    variables.setPack(
      index,
      to: .tuple(types.map { SwiftType.Element(label: nil, type: resolved($0)) }))
    return true
  }

  /// Whether what a declaration asks of its generic arguments may hold; takes from equalities what they say.
  func holds(_ requirements: [GenericRequirement]) -> Bool {
    for requirement in requirements {
      let subject = resolved(requirement.subject)
      switch requirement.relation {
      case .equals:
        guard equals(subject, resolved(requirement.other)) else { return false }
      case .conforms:
        guard let proto = requirement.other.protocolDecl, !subject.needsResolving else { continue }
        if case .variable(let index) = requirement.subject, variables.isPack(index) { continue }
        if program.conforms(subject, to: proto) == false { return false }
      }
    }
    return true
  }

  private func equals(_ one: SwiftType, _ other: SwiftType) -> Bool {
    let saved = conversions
    defer { conversions = saved }
    if case .member = one, one.variableOfMember == nil { return true }
    return equate(one, other)
  }

  /// The type of an argument that does not depend on what the call expects.
  func freeType(of operand: Operand) -> SwiftType {
    if let known = freeTypes[operand.node.id] { return known }
    // What the argument takes by itself speaks for no candidate.
    let saved = conversions
    defer { conversions = saved }
    let type = infer(operand, expected: nil)
    freeTypes[operand.node.id] = type
    return type
  }
}
