import SymbolIndex

/// Calls whose arguments are known by their types alone.
extension Solver {
  /// The result of the candidate that fits some types best; nil where none does.
  func solve(
    _ candidates: [CallCandidate], withTypes arguments: [(label: String?, type: SwiftType)]
  ) -> SwiftType? {
    chosen(among: candidates, withTypes: arguments).map { resolved($0.result) }
  }

  /// The candidate that fits some types best, without a declaration where several do; nil where none does.
  func chosen(
    among candidates: [CallCandidate], withTypes arguments: [(label: String?, type: SwiftType)]
  ) -> CallCandidate? {
    let types = arguments.map(\.type)
    let matched = matched(
      candidates,
      arguments.map { InitializerSignature.Argument(label: $0.label, isTrailing: false) })
    let best = best(of: matched) { matched in
      trial(of: matched.candidate) { fit(types, to: matched) }
    }
    guard best.count == 1, fit(types, to: best[0]) else {
      return best.first.map { $0.candidate.undecided(among: best.compactMap(\.candidate.decl)) }
    }
    return best[0].candidate
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
