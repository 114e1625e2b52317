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

extension SyntaxCursor {
  /// Whether the comments above a declaration speak of the next ones as well: `// The helpers below`, or those
  /// that name another member.
  public func isOneOfSeveral(below comments: [TriviaPiece]) -> Bool {
    guard let last = lastToken, !comments.isEmpty, !comments.contains(where: \.isDocumentation),
      ![.rightBrace, .endOfFile].contains(tree.tokens[last.index + 1].kind)
    else { return false }
    let text = comments.map { tree.source.string($0.range) }.joined(separator: " ")
    let words = text.split { !$0.isLetter }.map { $0.lowercased() }
    // A line is drawn below a heading.
    if text.contains("===") || text.contains("---") { return true }
    if words.contains(where: Self.wordsForSeveral.contains) { return true }
    let isTitle = words.count <= 4 && words.last.map(Self.namesOfSeveral.contains) == true
    return isTitle && (words.count == 1 || words[0].last != "s")
  }

  private static let wordsForSeveral: Set = ["below", "both", "following", "these"]

  private static let namesOfSeveral: Set = [
    "extensions", "functions", "helpers", "methods", "modifiers", "utilities",
  ]
}

extension SyntaxTree {
  /// The comments above a declaration that speak of it.
  ///
  /// - Parameter token: the first token of the declaration.
  public func ownComments(above token: TokenID) -> [TriviaPiece] {
    var own: [TriviaPiece] = []
    var lineEndCount = 0
    for piece in leadingTrivia(of: token).reversed() {
      if piece.kind == .lineEnd { lineEndCount += 1 }
      guard piece.isComment else { continue }
      // Swift reads documentation across blank lines.
      let isNear = lineEndCount < 2 || own.isEmpty && piece.isDocumentation
      // What stands at the top of a file speaks of the file.
      let isOfFile = token.index == 0 && !piece.isDocumentation
      guard isNear, !isOfFile, !isDirective(piece), !isCode(piece) else { break }
      // All lines of a license belong together.
      if isLicense(piece) { return [] }
      own.insert(piece, at: 0)
      lineEndCount = 0
    }
    return own
  }

  fileprivate func attributeName(after sign: TokenID) -> String {
    source.string(range(of: TokenID(sign.index + 1)))
  }

  /// Whether a comment divides a file or steers a tool, for more than the code below it.
  public func isDirective(_ comment: TriviaPiece) -> Bool {
    ["MARK:", "swiftlint:", "swiftformat:"].contains { source.holds($0, in: comment.range) }
      && !source.holds(":next", in: comment.range)
  }

  /// Whether the removal of some code leaves an empty pair of directives: one above that turns a rule of a linter off,
  /// and one below that turns it on again.
  public func leavesDirectives(around removed: ByteRange) -> Bool {
    func directives(before token: TokenID, _ verb: String, above: Bool) -> [TriviaPiece] {
      trivia(before: token).filter { piece in
        piece.isComment && (piece.range.end <= removed.start) == above
          && !removed.contains(piece.range)
          && ["swiftlint:", "swiftformat:"].contains {
            source.holds($0 + verb + " ", in: piece.range)
          }
      }
    }
    return !directives(before: token(at: removed.start), "disable", above: true).isEmpty
      && !directives(before: token(at: removed.end), "enable", above: false).isEmpty
  }

  /// Whether a comment steers a linter, says nothing more, and stays right if the length of lines changes:
  /// `// swiftlint:disable:next force_cast`.
  public func isForTool(_ comment: TriviaPiece) -> Bool {
    let words = source.string(comment.range).drop { $0 == "/" || $0.isWhitespace }
      .split(whereSeparator: \.isWhitespace)
    guard let first = words.first, first.hasPrefix("swiftlint:") || first.hasPrefix("swiftformat:")
    else { return false }
    return words.count <= 3
      && words.dropFirst().allSatisfy { $0.contains("_") && !$0.contains("line") }
  }

  /// Whether a comment says who owns the code below it.
  private func isLicense(_ comment: TriviaPiece) -> Bool {
    ["Copyright", "SPDX-License", "icensed under", "©"].contains {
      source.holds($0, in: comment.range)
    }
  }

  /// Whether a comment is code that was commented out.
  public func isCode(_ comment: TriviaPiece) -> Bool {
    guard comment.kind == .lineComment, mayBeCode(comment) else { return false }
    let text = source.string(comment.range).drop { $0 == "/" || $0 == " " }
    let words = text.split(separator: " ", maxSplits: 2)
    guard let first = words.first else { return false }
    if first.hasPrefix("@") { return first.dropFirst().first?.isUppercase ?? false }
    let declares = ["fileprivate", "func", "internal", "let", "private", "public", "static", "var"]
    return declares.contains(String(first)) && 1 < words.count
      && text.contains { "=:({".contains($0) }
  }
  /// Whether a line begins like code that was commented out: with an attribute, or the first letter of a keyword.
  private func mayBeCode(_ comment: TriviaPiece) -> Bool {
    let first = source[comment.range].first { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: " ") }
    return first.map { "@filpsv".utf8.contains($0) } ?? false
  }
}
