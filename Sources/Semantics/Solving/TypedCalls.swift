import SymbolIndex

/// Calls whose arguments are known by their types alone.
extension Solver {
  /// The result of the candidate that fits some types best; nil where none does.
  func solve(
    _ candidates: [CallCandidate], withTypes arguments: [(label: String?, type: SwiftType)]
  ) -> SwiftType? {
    let shapes = arguments.map { InitializerSignature.Argument(label: $0.label, isTrailing: false) }
    var best: (result: SwiftType, conversions: Conversions, genericCount: Int)?
    for candidate in candidates {
      guard let indices = candidate.shape.parameterIndices(of: shapes) else { continue }
      let saved = (bindings, conversions)
      conversions = Conversions()
      if candidate.isDisfavored { conversions.disfavored += 1 }
      let holds = fit(arguments.map(\.type), to: candidate, indices)
      let result = resolved(candidate.result)
      let found = conversions
      let made = bindings.count
      bindings = saved.0 + Array(repeating: nil, count: made - saved.0.count)
      conversions = saved.1
      guard holds else { continue }
      if let best, (best.conversions, best.genericCount) <= (found, candidate.genericCount) {
        continue
      }
      best = (result, found, candidate.genericCount)
    }
    return best?.result
  }

  private func fit(
    _ types: [SwiftType], to candidate: CallCandidate, _ indices: [Int]
  ) -> Bool {
    var packs: [Int: [SwiftType]] = [:]
    for (type, index) in zip(types, indices) {
      let wanted = candidate.parameters[index].value.type
      if case .expansion = wanted {
        packs[index, default: []].append(type)
      } else if !fit(type, to: wanted) {
        return false
      }
    }
    for (index, types) in packs {
      guard bind(pack: types, to: candidate.parameters[index].value.type) else { return false }
    }
    return holds(candidate.requirements)
  }
}
