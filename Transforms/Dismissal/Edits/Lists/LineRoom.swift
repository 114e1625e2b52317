import SourceText
import Syntax

/// The room on the line of a token for more code.
struct LineRoom {
  private let tree: SyntaxTree
  private let token: TokenID

  init(at token: TokenID, in tree: SyntaxTree) {
    self.tree = tree
    self.token = token
  }

  /// Whether the line is too long with more text.
  func isExceeded(by text: String, lineLength: Int) -> Bool {
    lineLength < width + text.utf8.lineWidth
  }

  private var width: Int {
    let lines = LineTable(tree.source)
    let line = lines.range(ofLine: lines.line(of: tree.range(of: token).start))
    return tree.source[line].prefix { $0 != 0x0A && $0 != 0x0D }.lineWidth
  }

  /// Whether a brace is open before the token on its line, as of a closure on one line.
  var isInBraces: Bool { isInside([.leftBrace]) }

  /// Whether a brace, parenthesis or bracket is open before the token on its line.
  var isInBrackets: Bool { isInside([.leftBrace, .leftParen, .leftSquare]) }

  private func isInside(_ openings: Set<TokenKind>) -> Bool {
    var closed = 0
    var index = token.index
    while 0 < index, !tree.tokens[index].flags.contains(.startsLine) {
      index -= 1
      switch tree.tokens[index].kind {
      case .rightBrace, .rightParen, .rightSquare: closed += 1
      case let kind where [.leftBrace, .leftParen, .leftSquare].contains(kind):
        if closed == 0, openings.contains(kind) { return true }
        closed = max(0, closed - 1)
      default: break
      }
    }
    return false
  }
}
