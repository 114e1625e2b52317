import SymbolIndex
import Syntax

/// An argument of a call.
struct CallArgument {
  let label: String?
  let isTrailing: Bool
  let node: SyntaxCursor
}

/// The choice between several declarations of one name.
extension Solver {
  /// Takes the candidate that fits the arguments best, and solves the arguments with it.
  func solve(
    _ candidates: [CallCandidate], with arguments: [CallArgument], expected: SwiftType?
  ) -> CallCandidate? {
    let shapes = arguments.map {
      InitializerSignature.Argument(label: $0.label, isTrailing: $0.isTrailing)
    }
    let labeled = candidates.compactMap { candidate in
      candidate.shape.parameterIndices(of: shapes).map { (candidate: candidate, indices: $0) }
    }
    guard 1 < labeled.count else {
      guard let only = labeled.first else { return nil }
      commit(only.candidate, arguments, only.indices, expected: expected)
      return only.candidate
    }
    var best: [(index: Int, rank: Rank)] = []
    for (index, (candidate, indices)) in labeled.enumerated() {
      guard let conversions = attempt(candidate, arguments, indices, expected: expected) else {
        continue
      }
      let unfilled = candidate.parameters.count - Set(indices).count
      best.append((index, Rank(candidate, conversions: conversions, unfilled: unfilled)))
    }
    guard let top = best.min(by: { $0.rank < $1.rank }) else { return nil }
    let ties = best.filter { !(top.rank < $0.rank) }
    let (candidate, indices) = labeled[top.index]
    commit(candidate, arguments, indices, expected: expected)
    guard ties.count == 1 else { return settled(ties.map { labeled[$0.index].candidate }) }
    return candidate
  }

  /// Several candidates that fit equally well: what they have in common.
  private func settled(_ candidates: [CallCandidate]) -> CallCandidate {
    let first = candidates[0]
    let isSame = candidates.allSatisfy { resolved($0.result) == resolved(first.result) }
    return CallCandidate(
      decl: isSame && candidates.allSatisfy { $0.decl == first.decl } ? first.decl : nil,
      parameters: first.parameters, result: isSame ? first.result : .unknown, requirements: [],
      depth: first.depth, isDisfavored: false, genericCount: 0)
  }

  /// Tries a candidate without keeping what it says of variables.
  ///
  /// - Returns: what has to be converted; nil when the candidate does not fit.
  private func attempt(
    _ candidate: CallCandidate, _ arguments: [CallArgument], _ indices: [Int], expected: SwiftType?
  ) -> Conversions? {
    // What arguments mean by themselves is found once, whatever the candidate.
    for argument in arguments where !isContextual(argument.node) { _ = freeType(of: argument.node) }
    let saved = (bindings, conversions)
    defer {
      // Variables that were made meanwhile stay, unbound.
      let made = bindings.count
      bindings = saved.0 + Array(repeating: nil, count: made - saved.0.count)
      conversions = saved.1
    }
    conversions = Conversions()
    if candidate.isDisfavored { conversions.disfavored += 1 }
    if let expected, !fits(expected: expected, candidate.result) { return nil }
    var packs: [Int: [SwiftType]] = [:]
    for (argument, index) in zip(arguments, indices) {
      let parameter = candidate.parameters[index].value
      let wanted = parameter.type
      if case .expansion = wanted {
        packs[index, default: []].append(freeType(of: argument.node))
        continue
      }
      if isContextual(argument.node) {
        guard accepts(argument.node, as: wanted) else { return nil }
      } else {
        let given = freeType(of: argument.node)
        let isFunctionValue = parameter.isAutoclosure
        let target = isFunctionValue ? resultOfFunction(wanted) : wanted
        guard fit(given, to: target) else { return nil }
      }
    }
    for (index, types) in packs {
      guard bind(pack: types, to: candidate.parameters[index].value.type) else { return nil }
    }
    return holds(candidate.requirements) ? conversions : nil
  }

  private func fits(expected: SwiftType, _ result: SwiftType) -> Bool {
    let expected = resolved(expected)
    if expected.isUnknown || expected.isAbstract { return true }
    if case .variable = expected { return true }
    return fit(result, to: expected)
  }

  /// Solves the arguments of the chosen candidate.
  private func commit(
    _ candidate: CallCandidate, _ arguments: [CallArgument], _ indices: [Int], expected: SwiftType?
  ) {
    if let expected, !resolved(expected).isUnknown {
      let saved = bindings
      if !fit(candidate.result, to: expected) { bindings = saved }
    }
    var packs: [Int: [SwiftType]] = [:]
    for isClosure in [false, true] {
      for (argument, index) in zip(arguments, indices)
      where (argument.node.kind == .closureExpr) == isClosure {
        let parameter = candidate.parameters[index].value
        if case .expansion = parameter.type {
          packs[index, default: []].append(freeType(of: argument.node))
        } else {
          commit(argument, to: parameter)
        }
      }
      for (index, types) in packs {
        _ = bind(pack: types, to: candidate.parameters[index].value.type)
      }
      _ = holds(candidate.requirements)
    }
  }

  private func commit(_ argument: CallArgument, to parameter: SwiftType.Parameter) {
    let wanted = parameter.isAutoclosure ? resultOfFunction(parameter.type) : parameter.type
    expect(wanted, of: argument.node)
    let given: SwiftType
    if argument.node.kind == .closureExpr {
      given = note(
        solve(closure: argument.node, expected: resolved(wanted), builder: parameter.builder),
        for: argument.node)
    } else if isContextual(argument.node) {
      given = infer(argument.node, expected: resolved(wanted))
    } else {
      given = freeType(of: argument.node)
    }
    _ = fit(given, to: wanted)
  }

  func resultOfFunction(_ type: SwiftType) -> SwiftType {
    if case .function(_, let result) = resolved(type) { return result }
    return type
  }

  func bind(pack types: [SwiftType], to type: SwiftType) -> Bool {
    guard case .expansion(.variable(let index)) = type else { return true }
    packVariables.insert(index)
    let protocols = bounds[index] ?? []
    for type in types {
      if protocols.contains(where: { program.conforms(resolved(type), to: $0) == false }) {
        return false
      }
    }
    bindings[index] = .tuple(types.map { SwiftType.Element(label: nil, type: resolved($0)) })
    return true
  }

  /// Whether what a declaration asks of its generic arguments may hold; takes from equalities what they say.
  func holds(_ requirements: [GenericRequirement]) -> Bool {
    for requirement in requirements {
      let subject = resolved(requirement.subject)
      switch requirement.relation {
      case .equals:
        guard fitsExactly(subject, resolved(requirement.other)) else { return false }
      case .conforms:
        guard let proto = requirement.other.protocolDecl, !subject.needsResolving else { continue }
        if case .variable(let index) = requirement.subject, packVariables.contains(index) {
          continue
        }
        if program.conforms(subject, to: proto) == false { return false }
      }
    }
    return true
  }

  private func fitsExactly(_ one: SwiftType, _ other: SwiftType) -> Bool {
    let saved = conversions
    defer { conversions = saved }
    if case .variable = one { return fit(other, to: one) }
    if case .member = one { return true }
    return fit(one, to: other)
  }

  /// The type of an argument that does not depend on what the call expects.
  private func freeType(of node: SyntaxCursor) -> SwiftType {
    if let known = freeTypes[node.id] { return known }
    let type = infer(node, expected: nil)
    freeTypes[node.id] = type
    return type
  }
}

/// How well a candidate fits; the compiler takes the one that comes first.
private struct Rank: Comparable {
  let conversions: Conversions
  let depth: Int
  let genericCount: Int
  let unfilled: Int

  init(_ candidate: CallCandidate, conversions: Conversions, unfilled: Int) {
    self.conversions = conversions
    depth = candidate.depth
    genericCount = candidate.genericCount
    self.unfilled = unfilled
  }

  static func < (left: Rank, right: Rank) -> Bool {
    if left.conversions != right.conversions { return left.conversions < right.conversions }
    return (left.depth, left.genericCount, left.unfilled)
      < (right.depth, right.genericCount, right.unfilled)
  }
}
