import Syntax

/// The arguments of a call, once it is known which declaration it means.
extension Solver {
  /// Solves the arguments of the chosen candidate.
  func commit(
    _ matched: MatchedCandidate, _ arguments: [CallArgument], expected: SwiftType?
  ) {
    let candidate = matched.candidate
    openRequirements.append(candidate.requirements)
    defer { openRequirements.removeLast() }
    // An argument tells more of a result of any type than a place where an optional may stand.
    if let expected, !(resolved(candidate.result).isVariable && isOptional(resolved(expected))) {
      expect(candidate.result, as: expected)
    }
    var packs: [Int: [SwiftType]] = [:]
    for phase in CommitPhase.allCases {
      for (argument, index) in zip(arguments, matched.indices)
      where self.phase(of: argument) == phase {
        let parameter = candidate.parameters[index].value
        if case .expansion = parameter.type {
          packs[index, default: []].append(freeType(of: argument.value))
        } else {
          commit(argument, to: parameter)
        }
      }
      if let expected { expect(candidate.result, as: expected) }
      _ = bind(packs, in: candidate) && holds(candidate.requirements)
    }
  }

  private func expect(_ result: SwiftType, as expected: SwiftType) {
    if !resolved(expected).isUnknown { fitIfPossible(result, to: expected) }
  }

  /// The order in which the arguments of a call are solved: each tells something to those after it.
  private enum CommitPhase: CaseIterable { case free, contextual, closure }

  private func phase(of argument: CallArgument) -> CommitPhase {
    argument.isClosure ? .closure : isContextual(argument.value) ? .contextual : .free
  }

  private func commit(_ argument: CallArgument, to parameter: SwiftType.Parameter) {
    let wanted = wantedType(of: parameter)
    expect(wanted, of: argument.value.node)
    var given: SwiftType
    if argument.isClosure {
      given = note(
        solve(
          closure: argument.value.node, expected: resolved(wanted),
          builder: parameter.builder.map(resolved)),
        for: argument.value.node)
    } else if isContextual(argument.value) {
      given = infer(argument.value, expected: resolved(wanted))
    } else {
      given = freeType(of: argument.value)
    }
    var fits = fitIfPossible(given, to: wanted)
    if !fits || resolved(given).isUnknown, !isContextual(argument.value),
      argument.value.node.kind == .functionCallExpr
    {
      given = inferAgain(argument.value.node, expected: resolved(wanted))
      fits = fitIfPossible(given, to: wanted)
      if !fits { note(.unknown, for: argument.value.node) }
    }
    leaveOpen(wanted, for: given)
    if fits, argument.value.node.isTuple, case .tuple = unwrapped(wanted) {
      // The elements of a written tuple are converted one by one.
      note(unwrapped(wanted), for: argument.value.node)
    }
  }

  /// The type of a call at a place where it does not fit: of several declarations, the place may mean one with
  /// another result.
  private func inferAgain(_ call: SyntaxCursor, expected: SwiftType) -> SwiftType {
    if let name = FunctionCallView(call)?.nameNode { solved.references[name.id] = nil }
    let type = infer(call, expected: expected)
    freeTypes[call.id] = type
    return type
  }

  /// Gives no default to literals that an argument of unknown type may tell the type of.
  private func leaveOpen(_ wanted: SwiftType, for given: SwiftType) {
    switch (given, resolved(wanted)) {
    case (.unknown, let wanted):
      _ = wanted.contains { part in
        if case .variable(let index) = part, variables.literal(of: index) != nil {
          variables.set(index, to: .unknown)
        }
        return false
      }
    case (.function(_, let given, _), .function(_, let wanted, _)):
      leaveOpen(wanted, for: given)
    default: return
    }
  }

  func wantedType(of parameter: SwiftType.Parameter) -> SwiftType {
    guard parameter.isAutoclosure, case .function(_, let result, _) = resolved(parameter.type)
    else {
      return parameter.type
    }
    return result
  }
}
