import SourceText
import Syntax

/// Code in braces on one line, or after the label of a case on its line, that gets a line of its own.
struct BrokenBlock {
  private let tree: SyntaxTree
  /// The white space before the code, and that before the closing brace, if any.
  private let gaps: [ByteRange]
  /// The code, with a comment that follows it on its line.
  let code: ByteRange
  /// The closing brace, if any.
  private let closer: TokenID?

  /// The blocks around a token on its line, the outermost first.
  ///
  /// - Returns: nil where one of them does not end on the line, or contains a comment.
  static func all(around token: TokenID, in tree: SyntaxTree) -> [BrokenBlock]? {
    let room = LineRoom(at: token, in: tree)
    let openings = Array(room.openings.reversed())
    guard let innermost = openings.lastIndex(where: { tree.tokens[$0.index].kind == .leftBrace })
    else { return [BrokenBlock(caseAround: token, in: tree)].compactMap(\.self) }
    var blocks = [BrokenBlock(caseAround: openings[0], in: tree)].compactMap(\.self)
    for opening in openings[...innermost] {
      guard let closing = room.closing(of: opening) else { return nil }
      guard tree.tokens[opening.index].kind == .leftBrace else { continue }
      guard let block = BrokenBlock(from: opening, to: closing, around: token, in: tree) else {
        return nil
      }
      blocks.append(block)
    }
    return blocks
  }

  private init?(from left: TokenID, to right: TokenID, around token: TokenID, in tree: SyntaxTree) {
    let closure = tree.nodes(ofKind: .closureExpr).first { $0.firstToken == left }
    let last = closure?.child(.closureSignature)?.lastToken ?? left
    let start = tree.range(of: TokenID(last.index + 1)).start
    let end = tree.range(of: TokenID(right.index - 1)).end
    let inside = ByteRange(tree.range(of: left).end, tree.range(of: right).start)
    guard last.index < token.index, tree.comments(in: inside).isEmpty else { return nil }
    self.tree = tree
    closer = right
    code = ByteRange(start, end)
    gaps = [
      ByteRange(tree.range(of: last).end, start), ByteRange(end, tree.range(of: right).start),
    ]
  }

  /// The statements of a case that stand on the line of its label.
  private init?(caseAround token: TokenID, in tree: SyntaxTree) {
    let first = LineRoom(at: token, in: tree).firstToken
    guard let clause = tree.nodes(ofKind: .switchCase).first(where: { $0.firstToken == first }),
      let label = clause.child(.switchCaseLabel) ?? clause.child(.switchDefaultLabel),
      let colon = label.lastToken, colon.index < token.index, let last = clause.lastToken,
      !(colon.index + 1...last.index).contains(where: {
        tree.tokens[$0].flags.contains(.startsLine)
      })
    else { return nil }
    let start = tree.range(of: TokenID(colon.index + 1)).start
    let gap = ByteRange(tree.range(of: colon).end, start)
    guard tree.comments(in: gap).isEmpty else { return nil }
    self.tree = tree
    closer = nil
    code = ByteRange(start, tree.range(of: last).end)
    gaps = [gap]
  }

  /// Whether the line of the code is not too long with more text.
  func fits(_ text: String, indentedBy indentation: String, lineLength: Int) -> Bool {
    indentation.utf8.lineWidth + tree.source[code].lineWidth + text.utf8.lineWidth <= lineLength
  }

  /// The edits that give the code a line, and align the modifiers below with the closing brace.
  ///
  /// - Parameter base: the indentation of the line that the block begins on.
  func edits(base: String) -> [Edit] {
    let lineEnd = LineEnding(of: tree.source).rawValue
    let lines = [lineEnd + base + Indentation(of: tree.source).text, lineEnd + base]
    let modifiers = closer.flatMap { ChainedModifiers(after: $0, in: tree) }
    return zip(gaps, lines).map { gap, line in
      gap.isEmpty ? .insertOnce(line, at: gap.start) : .replace(gap, with: line)
    } + (modifiers?.edits(alignedWith: base) ?? [])
  }
}
