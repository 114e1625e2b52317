extension SyntaxCursor {
  /// The source on one line and without comments, where that is another way to write the same.
  public var oneLineText: String {
    let keepsLines = descendants.contains { node in
      node.kind == .closureExpr || node.kind == .stringLiteralExpr && node.text.hasLineEnd
    }
    return keepsLines ? text : joinedText
  }

  private var joinedText: String {
    // Behind an operator, the period of `.reading` stands alone: `||.reading` would have another operator.
    let implicitMembers = Set(
      ([self] + Array(descendants)).lazy.filter { $0.kind == .memberAccessExpr }
        .compactMap { $0.firstToken }.filter { tree.tokens[$0.index].kind == .period })
    var line = ""
    for token in tokenIDs.lazy.map({ TokenID($0) }) {
      let trivia = tree.trivia(before: token)
      let isBroken = trivia.contains { $0.kind == .lineEnd || $0.isComment }
      if isBroken, !line.isEmpty {
        let isTight =
          tree.tokens[token.index].kind.isTight && !implicitMembers.contains(token)
        line += line.endsTight || isTight ? "" : " "
      } else if !line.isEmpty {
        line += tree.source.string(tree.triviaRange(before: token))
      }
      line += tree.source.string(tree.range(of: token))
    }
    return line
  }
}

extension TokenKind {
  /// Whether it stands right behind what is before it.
  fileprivate var isTight: Bool { [.comma, .period, .rightParen, .rightSquare].contains(self) }
}

extension String {
  /// Whether what follows stands right behind it.
  fileprivate var endsTight: Bool { ["(", "[", "."].contains(last) }
}

extension StringProtocol {
  /// Whether it has several lines.
  public var hasLineEnd: Bool { utf8.contains { $0 == 0x0A || $0 == 0x0D } }
}
