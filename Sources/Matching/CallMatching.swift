import Syntax

/// Matches calls: `f { }` matches `f() { }`, `f({ })` and `f(content: { })`.
extension TreeMatcher {
  mutating func matchesCall(_ own: SyntaxCursor, _ other: SyntaxCursor) -> Bool {
    guard let ownCallee = own.firstChild, let otherCallee = other.firstChild,
      matches(ownCallee, otherCallee)
    else { return false }
    return matchesArguments(own.callArguments[...], other.callArguments[...])
  }

  private mutating func matchesArguments(
    _ own: ArraySlice<CallArgument>, _ other: ArraySlice<CallArgument>
  ) -> Bool {
    guard let first = own.first else { return other.isEmpty }
    if case .many(let index) = pattern.hole(at: first.element) {
      // A list metavariable takes only arguments in parentheses: trailing closures cannot move to
      // another list.
      let run = other.prefix { !$0.isTrailing }
      for count in 0...run.count {
        var attempt = self
        if attempt.take(index, Capture(run.prefix(count), in: target)),
          attempt.matchesArguments(own.dropFirst(), other.dropFirst(count))
        {
          self = attempt
          return true
        }
      }
      return false
    }
    guard let otherFirst = other.first, matchesLabel(first, otherFirst),
      matches(first.value, otherFirst.value)
    else { return false }
    return matchesArguments(own.dropFirst(), other.dropFirst())
  }

  /// Compares labels. The first trailing closure has no label, so it matches any label; after a
  /// label, a metavariable may stand for something else than a closure, so the label must match.
  private mutating func matchesLabel(_ own: CallArgument, _ other: CallArgument) -> Bool {
    if own.isUnlabeledTrailing || other.isUnlabeledTrailing {
      if own.isUnlabeledTrailing == other.isUnlabeledTrailing { return true }
      if other.isUnlabeledTrailing, own.label == nil { return true }
      return own.value.kind == .closureExpr && other.value.kind == .closureExpr
    }
    switch (own.label, other.label) {
    case (nil, nil): return true
    case (let own?, let other?): return matchesToken(own, other)
    default: return false
    }
  }
}

/// An argument of a call, in the parentheses or a trailing closure.
private struct CallArgument {
  let label: Int?
  let value: SyntaxCursor
  let element: SyntaxCursor
  let isTrailing: Bool

  var isUnlabeledTrailing: Bool { isTrailing && label == nil }
}

extension SyntaxCursor {
  fileprivate var callArguments: [CallArgument] {
    children.dropFirst().compactMap { element in
      let isTrailing = element.kind != .labeledExpr
      if element.kind == .closureExpr {
        return CallArgument(label: nil, value: element, element: element, isTrailing: true)
      }
      guard let value = element.lastChild else { return nil }
      let label = element.token(.colon).map { _ in element.tokenIDs.lowerBound }
      return CallArgument(label: label, value: value, element: element, isTrailing: isTrailing)
    }
  }
}

extension Capture {
  fileprivate init(_ arguments: ArraySlice<CallArgument>, in tree: SyntaxTree) {
    let first = arguments.first?.element.tokenIDs.lowerBound ?? 0
    let end = arguments.last?.element.tokenIDs.upperBound ?? first
    self.init(list: first..<end, in: tree)
  }
}
