import SourceText
import Syntax

/// Concrete Swift with holes, which finds the places that look like it.
public struct Pattern: Sendable {
  /// The text as it was given.
  public let text: String
  /// Whether forms that Swift makes equal are told apart.
  public let isLiteral: Bool

  let parsed: PatternText
  /// The member access without a base that the pattern begins with: `.sheet` in `.sheet(item: $I)`.
  let link: NodeID?

  /// - Throws: when the text is not Swift, or could mean anything.
  public init(_ text: String, isLiteral: Bool = false) throws(PatternError) {
    self.text = text
    self.isLiteral = isLiteral
    parsed = try PatternText(text, isType: text.first { !$0.isWhitespace } == ":")
    link = Self.link(in: parsed)
    guard let first = parsed.roots.first else {
      throw PatternError(message: "the pattern is empty", line: 1, column: 1)
    }
    let root = SyntaxCursor(tree: parsed.tree, id: first)
    if parsed.roots.count == 1, parsed.hole(at: root) != .none {
      throw PatternError(message: "`\(root.text)` alone fits everything", line: 1, column: 1)
    }
    for sequence in parsed.tree.nodes(ofKind: .sequenceExpr) where sequence.certainlyFolded == nil {
      throw PatternError(
        "it is not known what binds to what in `\(sequence.text)`: write parentheses",
        at: sequence.range.start, in: parsed.tree.source, behind: 0)
    }
  }

  public var metavariables: [Metavariable] { parsed.metavariables }

  private static func link(in parsed: PatternText) -> NodeID? {
    guard parsed.roots.count == 1, let first = parsed.firstToken(of: parsed.roots[0]),
      parsed.tree.tokens[first].kind == .period
    else { return nil }
    return parsed.tree.nodes(ofKind: .memberAccessExpr)
      .first { $0.tokenIDs.lowerBound == first && $0.children.reduce(0) { n, _ in n + 1 } == 1 }?.id
  }
}

extension PatternText {
  fileprivate func firstToken(of node: NodeID) -> Int? {
    SyntaxCursor(tree: tree, id: node).tokenIDs.first
  }
}

// MARK: Words

extension Pattern {
  /// Names that every match holds, so that a text without one of them need not be parsed.
  public var requiredWords: [String] {
    var words: [String] = []
    for index in parsed.tree.nodeKinds.indices {
      let node = SyntaxCursor(tree: parsed.tree, id: NodeID(index))
      guard let token = requiredToken(of: node) else { continue }
      let word = parsed.tree.name(of: TokenID(token))
      if !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// The name that a reference or a type speaks of. Labels and the parameters of closures may be
  /// written in other ways, or not at all.
  private func requiredToken(of node: SyntaxCursor) -> Int? {
    guard node.kind == .declReferenceExpr || node.kind == .identifierType,
      let token = node.tokenIDs.first, parsed.tree.tokens[token].kind.isIdentifierLike,
      parsed.hole(atToken: token) == .none, !closureParameters.contains(token)
    else { return nil }
    return token
  }

  /// The tokens that speak of a parameter of one of the pattern's closures, or may.
  private var closureParameters: Set<Int> {
    let tree = parsed.tree
    var names: Set<String> = []
    for signature in tree.nodes(ofKind: .closureSignature) {
      names.formUnion(signature.tokenIDs.map { tree.name(of: TokenID($0)) })
    }
    return Set(tree.tokens.indices.filter { names.contains(tree.name(of: TokenID($0))) })
  }
}
