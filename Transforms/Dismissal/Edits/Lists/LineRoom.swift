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

  /// Whether a brace, parenthesis or bracket is open before the token on its line.
  var isInBrackets: Bool { !openings.isEmpty }

  /// The braces, parentheses and brackets that are open before the token on its line, the innermost first.
  var openings: [TokenID] {
    var closed = 0
    var found: [TokenID] = []
    for index in (firstToken.index..<token.index).reversed() {
      switch tree.tokens[index].kind {
      case .rightBrace, .rightParen, .rightSquare: closed += 1
      case .leftBrace, .leftParen, .leftSquare:
        if closed == 0 { found.append(TokenID(index)) }
        closed = max(0, closed - 1)
      default: break
      }
    }
    return found
  }

  /// What closes a brace, parenthesis or bracket on the same line.
  func closing(of opening: TokenID) -> TokenID? {
    var open = 1
    var index = opening.index + 1
    while index < tree.tokens.count, !tree.tokens[index].flags.contains(.startsLine) {
      switch tree.tokens[index].kind {
      case .leftBrace, .leftParen, .leftSquare: open += 1
      case .rightBrace, .rightParen, .rightSquare: open -= 1
      default: break
      }
      if open == 0 { return TokenID(index) }
      index += 1
    }
    return nil
  }

  /// The first token on the line.
  var firstToken: TokenID {
    var index = token.index
    while 0 < index, !tree.tokens[index].flags.contains(.startsLine) { index -= 1 }
    return TokenID(index)
  }
}
