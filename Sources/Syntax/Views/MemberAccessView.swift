import SourceText

/// `base.name`, or `.name` without a base.
public struct MemberAccessView: Sendable {
  public let cursor: SyntaxCursor

  public init?(_ cursor: SyntaxCursor) {
    guard cursor.kind == .memberAccessExpr else { return nil }
    self.cursor = cursor
  }

  /// The base of the member; nil for `.name`, whose base comes from the context or from an `#if` in
  /// a chain.
  public var base: SyntaxCursor? {
    var children = cursor.children
    guard let first = children.next(), children.next() != nil else { return nil }
    return first
  }

  /// The node of the name.
  public var nameNode: SyntaxCursor? {
    var last: SyntaxCursor?
    for child in cursor.children { last = child }
    return last
  }

  /// The token of the name.
  public var nameToken: TokenID? { nameNode?.nameToken }

  /// The name without backticks and argument labels.
  public var name: String? { nameToken.map(cursor.tree.name(of:)) }
}

extension SyntaxCursor {
  /// The token of the name in a `declReferenceExpr`, without a module name before it.
  fileprivate var nameToken: TokenID? {
    kind == .declReferenceExpr ? ownTokens.first { tree.tokens[$0.index].kind != .colonColon } : nil
  }

  /// The name in a `declReferenceExpr`, without backticks.
  public var declaredName: String? { nameToken.map(tree.name(of:)) }
}

extension SyntaxTree {
  /// Returns the text of a token, without backticks.
  public func name(of token: TokenID) -> String {
    let text = source.string(range(of: token))
    guard tokens[token.index].flags.contains(.hasBackticks) else { return text }
    return String(text.dropFirst().dropLast())
  }
  /// Whether a token has a text, without backticks. No string is made where the text is ASCII, as most names are.
  public func isName(_ name: String, _ token: TokenID) -> Bool {
    var range = range(of: token).indices
    if tokens[token.index].flags.contains(.hasBackticks) {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    if range.count == name.utf8.count, source[ByteRange(range)].elementsEqual(name.utf8) {
      return true
    }
    return !name.utf8.allSatisfy { $0 < 0x80 } && self.name(of: token) == name
  }
}
