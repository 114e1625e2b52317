import SourceText
import Syntax

/// What stands between two tokens, and what may be put there.
struct Gap {
  /// The end of the token in front, and the start of the one behind.
  let start: ByteOffset
  let end: ByteOffset

  private let token: TokenID
  private let tree: SyntaxTree

  init(before token: TokenID, in tree: SyntaxTree) {
    self.token = token
    self.tree = tree
    start = tree.triviaRange(before: token).start
    end = tree.triviaRange(before: token).end
  }

  /// A comment right behind the token in front.
  static func blockComment(_ gap: Gap) -> Variant.Insertion? {
    Variant.Insertion(offset: gap.start, text: "/* \(gap.token.index) */")
  }

  /// A comment to the end of the line, where the line ends already.
  static func commentBehind(_ gap: Gap) -> Variant.Insertion? {
    let pieces = gap.tree.trivia(before: gap.token)
    guard let end = pieces.firstIndex(where: { $0.kind == .lineEnd }),
      !pieces[..<end].contains(where: \.isComment)
    else { return nil }
    return Variant.Insertion(offset: gap.start, text: " // \(gap.token.index)")
  }

  /// A comment on a line of its own, where the token behind is the first of its line.
  static func commentAbove(_ gap: Gap) -> Variant.Insertion? {
    guard gap.startsLine else { return nil }
    let indentation = gap.tree.source.indentation(ofLineAt: gap.end)
    return Variant.Insertion(
      offset: gap.end, text: "// \(gap.token.index)\n\(indentation)")
  }

  /// A line end where there is none.
  static func lineEnd(_ gap: Gap) -> Variant.Insertion? {
    guard !gap.startsLine else { return nil }
    let indentation = gap.tree.source.indentation(ofLineAt: gap.start)
    return Variant.Insertion(offset: gap.start, text: "\n\(indentation)  ")
  }

  private var startsLine: Bool { tree.tokens[token.index].flags.contains(.startsLine) }
}

extension Gap: CustomStringConvertible {
  /// The tokens on both sides.
  var description: String {
    let behind = tree.source.string(tree.range(of: token))
    guard 0 < token.index else { return "before `\(behind)`" }
    let front = tree.source.string(tree.range(of: TokenID(token.index - 1)))
    return "between `\(front)` and `\(behind)`"
  }
}
