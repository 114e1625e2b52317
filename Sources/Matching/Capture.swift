import SourceText
import Syntax

/// The source that a metavariable matched.
public struct Capture: Sendable {
  /// The bytes, without leading and trailing trivia; empty for a list metavariable that matched no
  /// element.
  public let range: ByteRange
  let tokens: Range<Int>
  let form: Form

  enum Form: Sendable {
    case node(NodeID)
    /// A part of a sequence of operators; the node is the operator, or the `try` that covers it.
    case folded(NodeID)
    /// A name that is not a node, such as a label.
    case token
    case list
  }
}

extension Capture {
  init(_ node: SyntaxCursor) {
    self.init(range: node.range, tokens: node.tokenIDs, form: .node(node.id))
  }

  init(token: Int, in tree: SyntaxTree) {
    self.init(range: tree.range(of: TokenID(token)), tokens: token..<token + 1, form: .token)
  }

  /// Creates a capture of list elements, without the comma after the last.
  init(list tokens: Range<Int>, in tree: SyntaxTree) {
    var tokens = tokens
    if let last = tokens.last, tree.tokens[last].kind == .comma { tokens.removeLast() }
    self.init(range: tree.range(ofTokens: tokens), tokens: tokens, form: .list)
  }
}

extension SyntaxTree {
  /// Returns the bytes from the first to the last of some tokens; an empty range for no tokens.
  func range(ofTokens tokens: Range<Int>) -> ByteRange {
    let start = range(of: TokenID(tokens.lowerBound)).start
    guard let last = tokens.last else { return ByteRange(start, start) }
    return ByteRange(start, range(of: TokenID(last)).end)
  }

  /// Whether two ranges of tokens have the same text, ignoring trivia.
  func readsTheSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { nameBytes(of: $0).elementsEqual(nameBytes(of: $1)) }
  }

  /// Returns the bytes of a token, without backticks.
  func nameBytes(of token: Int) -> ArraySlice<UInt8> {
    let bytes = source[range(of: TokenID(token))]
    return tokens[token].flags.contains(.hasBackticks) ? bytes.dropFirst().dropLast() : bytes
  }
}
