import SourceText
import Syntax

/// Holds a pattern against places of one tree, node against node and token against token.
///
/// Where Swift makes two forms equal they match, unless the pattern is literal; each form has a file of
/// its own here.
struct TreeMatcher {
  let pattern: PatternText
  let target: SyntaxTree
  let isLiteral: Bool
  /// The member access without a base that the pattern begins with, which fits on any base.
  let link: NodeID?

  /// What the metavariables took, by number.
  var captures: [Capture?]
  /// The closures around the place, the pattern's beside the target's.
  var scopes: [ClosureScope] = []
  /// The parameters that have another name in the pattern.
  var renamed: [RenamedParameter] = []
  /// The token with which the match begins, where that is not the first of its node.
  var linkStart: Int?

  init(_ pattern: PatternText, in target: SyntaxTree, isLiteral: Bool, link: NodeID?) {
    self.pattern = pattern
    self.target = target
    self.isLiteral = isLiteral
    self.link = link
    captures = Array(repeating: nil, count: pattern.metavariables.count)
  }

  /// Forgets the place that was tried last.
  mutating func reset() {
    for index in captures.indices { captures[index] = nil }
    scopes.removeAll(keepingCapacity: true)
    renamed.removeAll(keepingCapacity: true)
    linkStart = nil
  }

  /// Whether a node of the pattern fits a node of the target.
  mutating func matches(_ own: SyntaxCursor, _ other: SyntaxCursor) -> Bool {
    if case .one(let index) = pattern.hole(at: own) {
      return other.kind.isSound && take(index, Capture(other))
    }
    let own = withoutParentheses(own)
    let other = own.parenthesized == nil ? withoutParentheses(other) : other
    guard own.kind == other.kind else { return false }
    switch own.kind {
    case .sequenceExpr: return matchesSequence(own, other)
    case .functionCallExpr where !isLiteral: return matchesCall(own, other)
    case .closureExpr: return matchesClosure(own, other)
    case .memberAccessExpr where own.id == link: return matchesLink(own, other)
    case .declReferenceExpr: return matchesReference(own, other)
    case .accessorBlock: return matchesBody(own, other)
    default: return matchesElements(own, other)
    }
  }

  /// Records what a metavariable took; one that stands twice must take the same twice.
  mutating func take(_ index: Int?, _ capture: Capture) -> Bool {
    guard let index else { return true }
    guard let earlier = captures[index] else {
      captures[index] = capture
      return true
    }
    return target.readsTheSame(earlier.tokens, capture.tokens)
  }

  /// `.name` on any base, or none.
  private mutating func matchesLink(_ own: SyntaxCursor, _ other: SyntaxCursor) -> Bool {
    guard let ownName = own.lastChild, let otherName = other.lastChild,
      matches(ownName, otherName), let period = other.token(.period)
    else { return false }
    linkStart = period.index
    return true
  }

  /// `name`: of two parameters of closures, the places count and not the names.
  private mutating func matchesReference(_ own: SyntaxCursor, _ other: SyntaxCursor) -> Bool {
    guard own.tokenIDs.count == 1, other.tokenIDs.count == 1 else {
      return matchesElements(own, other)
    }
    let (ownToken, otherToken) = (own.tokenIDs.lowerBound, other.tokenIDs.lowerBound)
    guard !own.isMemberName else { return matchesToken(ownToken, otherToken) }
    let ownParameter = parameter(named: ownToken, in: pattern.tree, \.own)
    let otherParameter = parameter(named: otherToken, in: target, \.other)
    guard ownParameter == otherParameter else { return false }
    return ownParameter != nil || matchesToken(ownToken, otherToken)
  }

  mutating func matchesToken(_ own: Int, _ other: Int) -> Bool {
    if case .one(let index) = pattern.hole(atToken: own) {
      let kind = target.tokens[other].kind
      guard kind.isIdentifierLike || kind.isReservedKeyword || kind == .dollarIdentifier else {
        return false
      }
      return take(index, Capture(token: other, in: target))
    }
    return pattern.tree.nameBytes(of: own).elementsEqual(target.nameBytes(of: other))
  }

  /// The expression in parentheses that change nothing. A metavariable in parentheses asks for them.
  private func withoutParentheses(_ node: SyntaxCursor) -> SyntaxCursor {
    var node = node
    while !isLiteral, node.kind == .tupleExpr, let inner = node.parenthesized {
      if node.tree === pattern.tree, pattern.hole(at: inner) != .none { break }
      node = inner
    }
    return node
  }
}

extension SyntaxCursor {
  var lastChild: SyntaxCursor? {
    var last: SyntaxCursor?
    for child in children { last = child }
    return last
  }

  /// Whether a name stands behind a period.
  var isMemberName: Bool {
    let first = tokenIDs.lowerBound
    return 0 < first && tree.tokens[first - 1].kind == .period
  }

  /// The expression in `(expression)`; nil for a tuple.
  var parenthesized: SyntaxCursor? {
    var elements = children
    guard kind == .tupleExpr, let element = elements.next(), elements.next() == nil,
      element.kind == .labeledExpr, element.token(.colon) == nil, element.token(.comma) == nil
    else { return nil }
    var parts = element.children
    return parts.next()
  }
}

extension SyntaxKind {
  /// Whether a node of the kind is something that was written, and understood.
  fileprivate var isSound: Bool {
    switch self {
    case .unexpectedNodes, .unexpectedCodeDecl, .missingExpr, .missingType, .missingPattern,
      .missingDecl:
      false
    default: true
    }
  }
}
