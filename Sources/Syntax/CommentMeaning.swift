import SourceText

// What a comment is about.

extension TriviaPiece {
  /// Whether it is a documentation comment.
  public var isDocumentation: Bool { kind == .docLineComment || kind == .docBlockComment }

  /// Whether a comment above a declaration is about the next one as well: a few words above lines with
  /// attributes, such as `// Injected`, or what ends with a colon; `// Environment` only where they have the
  /// same one.
  public func isHeading(of decl: SyntaxCursor) -> Bool {
    guard kind == .lineComment, let first = decl.firstToken, let last = decl.lastToken else {
      return false
    }
    let tree = decl.tree
    let next = TokenID(last.index + 1)
    let words = tree.source.string(range).split { !$0.isLetter }.map { $0.lowercased() }
    let isGroup =
      tree.tokens[first.index].kind == .atSign && tree.tokens[next.index].kind == .atSign
      && (!words.contains { $0.hasPrefix("environment") }
        || tree.attributeName(after: first) == tree.attributeName(after: next))
    let gap = tree.leadingTrivia(of: next) + tree.trailingTrivia(of: last)
    let isNext = gap.count { $0.kind == .lineEnd } < 2 && !gap.contains(where: \.isComment)
    let isTitle = words.count < 4 || tree.source.string(range).hasSuffix(":")
    return isGroup && isNext && isTitle && !words.contains { $0.contains("dismiss") }
  }
}

extension SyntaxTree {
  fileprivate func attributeName(after sign: TokenID) -> String {
    source.string(range(of: TokenID(sign.index + 1)))
  }

  /// Whether a comment divides a file or steers a tool, for more than the code below it.
  public func isDirective(_ comment: TriviaPiece) -> Bool {
    let text = source.string(comment.range)
    return ["MARK:", "swiftlint:", "swiftformat:"].contains { text.contains($0) }
      && !text.contains(":next")
  }

  /// Whether a comment is code that was commented out.
  public func isCode(_ comment: TriviaPiece) -> Bool {
    guard comment.kind == .lineComment else { return false }
    let text = source.string(comment.range).drop { $0 == "/" || $0 == " " }
    let words = text.split(separator: " ", maxSplits: 2)
    guard let first = words.first else { return false }
    if first.hasPrefix("@") { return first.dropFirst().first?.isUppercase ?? false }
    let declares = ["fileprivate", "func", "internal", "let", "private", "public", "static", "var"]
    return declares.contains(String(first)) && 1 < words.count
      && text.contains { "=:({".contains($0) }
  }
}
