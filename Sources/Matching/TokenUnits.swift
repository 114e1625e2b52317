import Syntax

/// The tokens of a range as units that are kept or replaced as a whole: a string literal without
/// metavariables, a metavariable, or a single token.
struct TokenUnits: Sequence {
  private let units: [Range<Int>]

  /// - Parameter holes: the tokens of metavariables, in order.
  init(of tree: SyntaxTree, in tokens: Range<Int>, keeping holes: [Int]) {
    var units: [Range<Int>] = []
    var literals: [Int: Range<Int>] = [:]
    for literal in tree.nodes(ofKind: .stringLiteralExpr) {
      let range = literal.tokenIDs
      guard tokens.lowerBound <= range.lowerBound, range.upperBound <= tokens.upperBound,
        !holes.contains(where: range.contains), literals[range.lowerBound] == nil
      else { continue }
      literals[range.lowerBound] = range
    }
    var token = tokens.lowerBound
    while token < tokens.upperBound {
      var unit = literals[token] ?? token..<token + 1
      // `@$$$NAMES` takes attributes with their at signs.
      if tree.tokens[token].kind == .atSign, holes.contains(token + 1), tree.isMany(token + 1) {
        unit = token..<token + 2
      }
      units.append(unit)
      token = unit.upperBound
    }
    self.units = units
  }

  func makeIterator() -> some IteratorProtocol<Range<Int>> { units.makeIterator() }
}

extension SyntaxTree {
  /// Whether a token is a list metavariable.
  fileprivate func isMany(_ token: Int) -> Bool {
    source[range(of: TokenID(token))].starts(with: "$$$".utf8)
  }
}
