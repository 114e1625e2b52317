import SourceText
import Syntax

/// Compares a pattern with nodes of one tree, node by node and token by token.
///
/// Equivalent forms of Swift match unless the pattern is literal; each form has a file of its own
/// here.
struct TreeMatcher {
  let pattern: PatternText
  let target: SyntaxTree
  let isLiteral: Bool
  /// The member access without a base that starts the pattern; it matches on any base.
  let link: NodeID?

  /// The captures, by metavariable index.
  var captures: [Capture?]
  /// The closures around the compared nodes, in the pattern and in the source.
  var scopes: [ClosureScope] = []
  /// The closure parameters whose names differ between pattern and source.
  var renamed: [RenamedParameter] = []
  /// The first token of the match, if it is not the first of its node.
  var linkStart: Int?

  init(_ pattern: PatternText, in target: SyntaxTree, isLiteral: Bool, link: NodeID?) {
    self.pattern = pattern
    self.target = target
    self.isLiteral = isLiteral
    self.link = link
    captures = Array(repeating: nil, count: pattern.metavariables.count)
  }

  /// Discards the state of the last comparison.
  mutating func reset() {
    for index in captures.indices { captures[index] = nil }
    scopes.removeAll(keepingCapacity: true)
    renamed.removeAll(keepingCapacity: true)
    linkStart = nil
  }

  /// Whether a node of the pattern matches a node of the source.
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

  /// Records a capture. A metavariable that occurs twice must capture the same text twice.
  mutating func take(_ index: Int?, _ capture: Capture) -> Bool {
    guard let index else { return true }
    guard let earlier = captures[index] else {
      captures[index] = capture
      return true
    }
    return target.readsTheSame(earlier.tokens, capture.tokens)
  }

  /// Matches `.name` on any base, or without a base.
  private mutating func matchesLink(_ own: SyntaxCursor, _ other: SyntaxCursor) -> Bool {
    guard let ownName = own.lastChild, let otherName = other.lastChild,
      matches(ownName, otherName), let period = other.token(.period)
    else { return false }
    linkStart = period.index
    return true
  }

  /// Matches names. For closure parameters, the position counts instead of the name.
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

  /// Returns the expression inside redundant parentheses. A metavariable in parentheses keeps them.
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

  /// Whether a name follows a period.
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
  /// Whether a node of this kind is free of syntax errors.
  fileprivate var isSound: Bool {
    switch self {
    case .unexpectedNodes, .unexpectedCodeDecl, .missingExpr, .missingType, .missingPattern,
      .missingDecl:
      false
    default: true
    }
  }
}
