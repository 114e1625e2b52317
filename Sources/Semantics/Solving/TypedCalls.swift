import SymbolIndex

/// Calls whose arguments are known by their types alone.
extension Solver {
  /// The result of the candidate that fits some types best; nil where none does.
  func solve(
    _ candidates: [CallCandidate], withTypes arguments: [(label: String?, type: SwiftType)]
  ) -> SwiftType? {
    let types = arguments.map(\.type)
    let matched = matched(
      candidates,
      arguments.map { InitializerSignature.Argument(label: $0.label, isTrailing: false) })
    let best = best(of: matched) { matched in
      trial(of: matched.candidate) { fit(types, to: matched) }
    }
    guard best.count == 1, fit(types, to: best[0]) else { return best.isEmpty ? nil : .unknown }
    return resolved(best[0].candidate.result)
  }

  private func fit(_ types: [SwiftType], to matched: MatchedCandidate) -> Bool {
    var packs: [Int: [SwiftType]] = [:]
    for (type, index) in zip(types, matched.indices) {
      let wanted = matched.candidate.parameters[index].value.type
      if case .expansion = wanted {
        packs[index, default: []].append(type)
      } else if !fit(type, to: wanted) {
        return false
      }
    }
    return bind(packs, in: matched.candidate) && holds(matched.candidate.requirements)
  }
}
