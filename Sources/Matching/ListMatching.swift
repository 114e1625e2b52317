import Syntax

/// Matches the elements of two nodes.
extension TreeMatcher {
  mutating func matchesElements(_ own: SyntaxCursor, _ other: SyntaxCursor) -> Bool {
    if pattern.hasManyHole(below: own) {
      return matchesList(Array(NodeElements(of: own))[...], Array(NodeElements(of: other))[...])
    }
    var ownElements = NodeElements(of: own)
    var otherElements = NodeElements(of: other)
    while let ownElement = ownElements.next() {
      guard let otherElement = otherElements.next(),
        matchesElement(ownElement, otherElement, in: own)
      else { return false }
    }
    return otherElements.next() == nil
  }

  /// Matches elements in order. `$$$NAME` takes as few elements as possible.
  mutating func matchesList(
    _ own: ArraySlice<NodeElements.Element>, _ other: ArraySlice<NodeElements.Element>
  ) -> Bool {
    guard let first = own.first else { return other.isEmpty }
    guard case .node(let node) = first, case .many(let index) = pattern.hole(at: node) else {
      guard let otherFirst = other.first, matchesElement(first, otherFirst, in: nil) else {
        return false
      }
      return matchesList(own.dropFirst(), other.dropFirst())
    }
    let run = other.prefix { fits($0, many: node) }
    let rest = own.dropFirst()
    if rest.isEmpty { return run.count == other.count && take(index, list: run) }
    for count in 0...run.count {
      var attempt = self
      if attempt.take(index, list: run.prefix(count)),
        attempt.matchesList(rest, other.dropFirst(count))
      {
        self = attempt
        return true
      }
    }
    return false
  }

  private mutating func matchesElement(
    _ own: NodeElements.Element, _ other: NodeElements.Element, in parent: SyntaxCursor?
  ) -> Bool {
    switch (own, other) {
    case (.token(let own), .token(let other)):
      return matchesToken(own, other)
    case (.node(let own), .node(let other)):
      if own.kind == .codeBlock, other.kind == .codeBlock, parent?.kind.isFunction == true {
        return matchesBody(own, other)
      }
      return matches(own, other)
    default:
      return false
    }
  }

  /// Whether a list metavariable can take an element: `@$$$NAMES` takes only attributes and
  /// modifiers.
  private func fits(_ element: NodeElements.Element, many hole: SyntaxCursor) -> Bool {
    guard case .node(let node) = element else { return false }
    guard hole.kind == .attribute else { return true }
    return [.attribute, .declModifier, .ifConfigDecl].contains(node.kind)
  }

  private mutating func take(_ index: Int?, list: ArraySlice<NodeElements.Element>) -> Bool {
    guard let first = list.first?.tokens, let last = list.last?.tokens else {
      return take(index, Capture(list: 0..<0, in: target))
    }
    return take(index, Capture(list: first.lowerBound..<last.upperBound, in: target))
  }

  /// Matches the statements of a closure, a getter or a function. A single `return x` matches `x`.
  mutating func matchesBody(_ own: SyntaxCursor, _ other: SyntaxCursor) -> Bool {
    guard !isLiteral, let ownValue = own.onlyStatement, let otherValue = other.onlyStatement else {
      return matchesElements(own, other)
    }
    if case .many = pattern.hole(at: ownValue) { return matchesElements(own, other) }
    return matches(ownValue.returned, otherValue.returned)
  }
}

extension NodeElements.Element {
  fileprivate var tokens: Range<Int>? {
    if case .node(let node) = self { node.tokenIDs } else { nil }
  }
}

extension SyntaxCursor {
  /// The statement of a body that has exactly one.
  fileprivate var onlyStatement: SyntaxCursor? {
    var statements = children
    guard let first = statements.next(), first.kind != .accessorDecl, statements.next() == nil
    else {
      return nil
    }
    return first
  }

  /// The value of a `return` statement that has one; otherwise the statement itself.
  var returned: SyntaxCursor {
    var values = children
    return kind == .returnStmt ? values.next() ?? self : self
  }
}

extension SyntaxKind {
  fileprivate var isFunction: Bool { self == .functionDecl || self == .accessorDecl }
}
