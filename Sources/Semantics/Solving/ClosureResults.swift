import Syntax

/// What closures return, where that tells which of several declarations a call means.
extension Solver {
  /// How many closures are tried within each other. More would take time that grows with each level.
  private static let deepestTrial = 3

  /// Whether some candidates ask closures for results of different kinds: a value, none, an optional.
  func differInResults(_ candidates: [MatchedCandidate], _ arguments: [CallArgument]) -> Bool {
    arguments.indices.contains { index in
      guard arguments[index].isClosure else { return false }
      let results = candidates.map { result(of: $0.candidate.parameters[$0.indices[index]].value) }
      guard !results.contains(nil) else { return false }
      let forms = Set(results.compactMap { $0 }.map(form))
      return 1 < forms.count
    }
  }

  /// The result that a parameter asks a closure for, unknown where a builder makes it; nil for what is no
  /// function.
  private func result(of parameter: SwiftType.Parameter) -> SwiftType? {
    guard case .function(_, let result, _) = unwrapped(parameter.type) else { return nil }
    return parameter.builder == nil ? result : .unknown
  }

  /// A type in which all variables that stand for anything are the same.
  private func form(of type: SwiftType) -> SwiftType {
    resolved(type).mapped { part in
      guard case .variable(let index) = part else { return nil }
      return variables.isConstrained(index) ? part : .unknown
    }
  }

  /// Whether the closures of a call return what a candidate asks for; counts what they are converted for.
  func closuresFit(_ arguments: [CallArgument], to matched: MatchedCandidate) -> Bool {
    zip(arguments, matched.indices).allSatisfy { argument, index in
      guard argument.isClosure, matched.candidate.parameters[index].value.builder == nil,
        case .function(let parameters, let wanted, let effects) = unwrapped(
          matched.candidate.parameters[index].value.type)
      else { return true }
      let given = resultOfTrial(argument.value.node, parameters, effects)
      return fit(closure: argument.value.node, returning: given, to: wanted)
    }
  }

  private func fit(
    closure: SyntaxCursor, returning given: SwiftType, to wanted: SwiftType
  ) -> Bool {
    if resolved(given).isUnknown {
      conversions.unknowns += 1
      return true
    }
    guard resolved(wanted) == .void else { return fit(given, to: wanted) }
    if resolved(given) == .void { return true }
    guard let view = ClosureView(closure), view.statements.count == 1,
      view.statements[0].kind.isExpression
    else { return fit(given, to: wanted) }
    conversions.functions += 1
    return true
  }

  /// The type that a closure returns when its parameters have some types. Keeps nothing else of it.
  private func resultOfTrial(
    _ closure: SyntaxCursor, _ parameters: [SwiftType.Parameter],
    _ effects: SwiftType.FunctionEffects
  ) -> SwiftType {
    guard closureTrials < Self.deepestTrial else { return .unknown }
    closureTrials += 1
    let saved = (solved, freeTypes)
    defer {
      (solved, freeTypes) = saved
      closureTrials -= 1
    }
    let type = solve(closure: closure, expected: .function(parameters, freshVariable(), effects))
    guard case .function(_, let result, _) = type else { return .unknown }
    let given = resolved(result)
    if case .variable(let index) = given, variables.literal(of: index) == nil { return .unknown }
    return given.contains(where: \.isUnknown) ? .unknown : given
  }
}
