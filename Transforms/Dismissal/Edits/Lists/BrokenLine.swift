import SourceText
import Syntax

/// A line that gets too long by a modifier of an expression within braces or parentheses on it: the blocks around get
/// lines of their own, or the elements of a list.
struct BrokenLine {
  let edits: [Edit]
  /// The line end and white space before the modifier; nothing where it has room behind the expression.
  let separator: String

  /// - Returns: nil where the modifier has room, or the line cannot be broken.
  init?(around expression: SyntaxCursor, adding modifier: String, within lineLength: Int) {
    let tree = expression.tree
    guard let token = expression.firstToken, !modifier.hasLineEnd,
      !expression.tokenIDs.dropFirst().contains(where: {
        tree.tokens[$0].flags.contains(.startsLine)
      })
    else { return nil }
    let room = LineRoom(at: token, in: tree)
    guard room.isExceeded(by: modifier, lineLength: lineLength), let opening = room.openings.first,
      let broken = BrokenBlocks(around: token, adding: modifier, within: lineLength, in: tree)
    else { return nil }
    var edits = broken.edits
    var separator = ""
    if !broken.makeRoom, tree.tokens[opening.index].kind == .leftParen {
      let lists = Self.lists(around: token, in: broken.blocks, of: tree)
      let list = lists.first { $0.fits(modifier, around: token, within: lineLength) }
      edits += (list ?? lists.first)?.edits() ?? []
    } else if !broken.makeRoom, !expression.isContinued {
      let step = Indentation(of: tree.source).text
      let base = tree.source.indentation(ofLineAt: tree.range(of: token).start)
      let indentation = (broken.innermostBase ?? base) + step + step
      separator = LineEnding(of: tree.source).rawValue + indentation
    }
    guard !edits.isEmpty else { return nil }
    self.edits = edits
    self.separator = separator
  }

  /// The lists of arguments around a token within the innermost block on its line, the outermost first.
  private static func lists(
    around token: TokenID, in blocks: [BrokenBlock], of tree: SyntaxTree
  ) -> [BrokenList] {
    let openings = LineRoom(at: token, in: tree).openings
      .prefix { tree.tokens[$0.index].kind == .leftParen }
    return openings.reversed().compactMap { opening in
      let call = tree.nodes(ofKind: .functionCallExpr).first { $0.token(.leftParen) == opening }
      let elements = call?.children.filter { $0.kind == .labeledExpr } ?? []
      guard !elements.isEmpty else { return nil }
      return BrokenList(tree: tree, leftParen: opening, elements: elements, in: blocks)
    }
  }
}

extension SyntaxCursor {
  /// Whether a member follows an expression: another modifier.
  fileprivate var isContinued: Bool {
    let next = (lastToken?.index ?? 0) + 1
    return next < tree.tokens.count && tree.tokens[next].kind == .period
  }
}
