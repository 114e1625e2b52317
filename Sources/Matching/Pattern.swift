import SourceText
import Syntax

/// Swift code with metavariables, which finds similar code.
public struct Pattern: Sendable {
  /// The text of the pattern as given.
  public let text: String
  /// Whether equivalent forms of Swift are distinguished (`match literal`).
  public let isLiteral: Bool

  let parsed: PatternText
  /// The member access without a base that starts the pattern: `.sheet` in `.sheet(item: $I)`.
  let link: NodeID?

  /// - Throws: if the text is not Swift code, or would match everything.
  public init(_ text: String, isLiteral: Bool = false) throws(PatternError) {
    self.text = text
    self.isLiteral = isLiteral
    parsed = try PatternText(text, isType: text.first { !$0.isWhitespace } == ":")
    link = Self.link(in: parsed)
    guard let first = parsed.roots.first else {
      throw PatternError(
        message: "the pattern is empty: write the code to search for", line: 1, column: 1)
    }
    let root = SyntaxCursor(tree: parsed.tree, id: first)
    if parsed.roots.count == 1, parsed.hole(at: root) != .none {
      throw PatternError(
        message: "`\(root.text)` alone matches everything: add the code around it", line: 1,
        column: 1)
    }
    for sequence in parsed.tree.nodes(ofKind: .sequenceExpr) where sequence.certainlyFolded == nil {
      throw PatternError(
        "the precedence of the operators in `\(sequence.text)` is unknown: add parentheses",
        at: sequence.range.start, in: parsed.tree.source, after: 0)
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
  /// The names that every match contains. A file without one of them need not be parsed.
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

  /// Returns the name that a reference or a type refers to. Labels and closure parameters do not
  /// count, because a match may write them differently or omit them.
  private func requiredToken(of node: SyntaxCursor) -> Int? {
    guard node.kind == .declReferenceExpr || node.kind == .identifierType,
      let token = node.tokenIDs.first, parsed.tree.tokens[token].kind.isIdentifierLike,
      parsed.hole(atToken: token) == .none, !closureParameters.contains(token)
    else { return nil }
    return token
  }

  /// The tokens that refer, or may refer, to a parameter of one of the pattern's closures.
  private var closureParameters: Set<Int> {
    let tree = parsed.tree
    var names: Set<String> = []
    for signature in tree.nodes(ofKind: .closureSignature) {
      names.formUnion(signature.tokenIDs.map { tree.name(of: TokenID($0)) })
    }
    return Set(tree.tokens.indices.filter { names.contains(tree.name(of: TokenID($0))) })
  }
}
