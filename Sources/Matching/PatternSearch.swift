import SourceText
import Syntax

extension Pattern {
  /// Returns all matches in a tree, including nested ones, sorted by start.
  public func matches(in tree: SyntaxTree) -> [Match] {
    var search = PatternSearch(self, in: tree)
    if parsed.roots.count > 1 { return search.runsOfStatements() }
    let root = SyntaxCursor(tree: parsed.tree, id: parsed.roots[0])
    return root.kind == .sequenceExpr ? search.sequences(root) : search.nodes(root)
  }

  /// Returns the match of the pattern with a whole node, or nil.
  public func match(at node: SyntaxCursor) -> Match? {
    guard parsed.roots.count == 1 else { return nil }
    var search = PatternSearch(self, in: node.tree)
    return search.match(SyntaxCursor(tree: parsed.tree, id: parsed.roots[0]), node)
  }
}

/// A search in one tree: it scans for the node kind of the pattern's root and compares each node
/// found.
private struct PatternSearch {
  private let pattern: Pattern
  private let tree: SyntaxTree
  private var matcher: TreeMatcher

  init(_ pattern: Pattern, in tree: SyntaxTree) {
    self.pattern = pattern
    self.tree = tree
    matcher = TreeMatcher(
      pattern.parsed, in: tree, isLiteral: pattern.isLiteral, link: pattern.link)
  }

  // MARK: One node

  mutating func nodes(_ root: SyntaxCursor) -> [Match] {
    // An attribute without a declaration.
    let own = root.kind == .missingDecl ? root.firstChild ?? root : root
    var found: [Match] = []
    for node in tree.nodes(ofKind: own.kind) {
      // A plain name does not match a member of that name.
      if own.kind == .declReferenceExpr, node.isMemberName { continue }
      if let match = match(own, node) { found.append(match) }
    }
    return found.sorted(by: Match.isBefore)
  }

  mutating func match(_ own: SyntaxCursor, _ node: SyntaxCursor) -> Match? {
    matcher.reset()
    guard matcher.matches(own, node) else { return nil }
    let tokens = (matcher.linkStart ?? node.tokenIDs.lowerBound)..<node.tokenIDs.upperBound
    return match(tokens, node)
  }

  private func match(_ tokens: Range<Int>, _ node: SyntaxCursor) -> Match {
    Match(
      tree: tree, range: tree.range(ofTokens: tokens), node: node, tokens: tokens,
      captures: matcher.captures, metavariables: pattern.metavariables, renamed: matcher.renamed)
  }

  // MARK: Operators

  mutating func sequences(_ root: SyntaxCursor) -> [Match] {
    let own = OperatorTable.standard.fold(root)
    var found: [Match] = []
    for sequence in tree.nodes(ofKind: .sequenceExpr) where mayFit(own, sequence) {
      guard let folded = sequence.certainlyFolded else { continue }
      for part in folded.compounds {
        matcher.reset()
        if matcher.matches(own, part) { found.append(match(part.tokens, sequence)) }
      }
    }
    return found.sorted(by: Match.isBefore)
  }

  /// Whether a sequence contains the last-applied operator of the pattern. This test avoids
  /// folding, which is slow.
  private func mayFit(_ own: FoldedExpr, _ sequence: SyntaxCursor) -> Bool {
    guard case let head = own.head, head.kind == .binaryOperatorExpr else { return true }
    let bytes = own.tree.source[head.range]
    return sequence.children.contains {
      $0.kind == .binaryOperatorExpr && tree.source[$0.range].elementsEqual(bytes)
    }
  }

  // MARK: Several statements

  /// Finds runs of statements or members; the runs of one block do not overlap.
  mutating func runsOfStatements() -> [Match] {
    let own = pattern.parsed.roots.map {
      NodeElements.Element.node(SyntaxCursor(tree: pattern.parsed.tree, id: $0))
    }
    var found: [Match] = []
    for index in tree.nodeKinds.indices where tree.nodeKinds[index].holdsStatements {
      let block = SyntaxCursor(tree: tree, id: NodeID(index))
      let statements = block.children.filter { $0.kind != .closureSignature }
      var start = 0
      while start < statements.count {
        guard let count = longestRun(own, in: statements[start...]) else {
          start += 1
          continue
        }
        let tokens =
          statements[start].tokenIDs.lowerBound..<statements[start + count - 1].tokenIDs.upperBound
        found.append(match(tokens, block))
        start += count
      }
    }
    return found.sorted(by: Match.isBefore)
  }

  /// Returns how many of the statements the pattern matches, starting with the first: as few as
  /// possible, but all if the pattern ends with a list metavariable.
  private mutating func longestRun(
    _ own: [NodeElements.Element], in statements: ArraySlice<SyntaxCursor>
  ) -> Int? {
    let elements = statements.map { NodeElements.Element.node($0) }
    let counts = endsOpen(own) ? elements.count...elements.count : 1...elements.count
    for count in counts {
      matcher.reset()
      if matcher.matchesList(own[...], elements.prefix(count)) { return count }
    }
    return nil
  }

  private func endsOpen(_ own: [NodeElements.Element]) -> Bool {
    guard case .node(let last)? = own.last, case .many = pattern.parsed.hole(at: last) else {
      return false
    }
    return true
  }
}

extension Match {
  /// Whether a match starts before another match, or encloses it.
  fileprivate static func isBefore(_ left: Match, _ right: Match) -> Bool {
    (left.range.start, right.range.end) < (right.range.start, left.range.end)
  }
}

extension SyntaxKind {
  fileprivate var holdsStatements: Bool {
    switch self {
    case .sourceFile, .codeBlock, .closureExpr, .switchCase, .ifConfigClause, .accessorBlock,
      .memberBlock:
      true
    default: false
    }
  }
}
