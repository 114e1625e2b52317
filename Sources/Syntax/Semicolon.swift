import SourceText

extension SyntaxCursor {
  /// The end of what stands on the line of a statement or declaration: behind its semicolon and a comment there; nil
  /// where no semicolon follows.
  public var endBehindSemicolon: ByteOffset? {
    guard let last = lastToken, last.index + 1 < tree.tokens.count else { return nil }
    let next = TokenID(last.index + 1)
    guard tree.tokens[next.index].kind == .semicolon else { return nil }
    return tree.trailingTrivia(of: next).last(where: \.isComment)?.range.end
      ?? tree.range(of: next).end
  }
}
