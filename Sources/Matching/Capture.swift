import SourceText
import Syntax

/// What a metavariable took.
public struct Capture: Sendable {
  /// The bytes, outer trivia left out; empty when it took no element.
  public let range: ByteRange
  let tokens: Range<Int>
  let form: Form

  enum Form: Sendable {
    case node(NodeID)
    /// A part of a sequence of operators; the node is the operator, or the `try` that covers it.
    case folded(NodeID)
    /// A name that is no node, such as a label.
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

  /// The tokens of a list; the comma behind the last is not part of it.
  init(list tokens: Range<Int>, in tree: SyntaxTree) {
    var tokens = tokens
    if let last = tokens.last, tree.tokens[last].kind == .comma { tokens.removeLast() }
    self.init(range: tree.range(ofTokens: tokens), tokens: tokens, form: .list)
  }
}

extension SyntaxTree {
  /// The bytes from the first of some tokens to the last; an empty range where there are none.
  func range(ofTokens tokens: Range<Int>) -> ByteRange {
    let start = range(of: TokenID(tokens.lowerBound)).start
    guard let last = tokens.last else { return ByteRange(start, start) }
    return ByteRange(start, range(of: TokenID(last)).end)
  }

  /// Whether two runs of tokens read the same, whatever the trivia is.
  func readsTheSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { nameBytes(of: $0).elementsEqual(nameBytes(of: $1)) }
  }

  /// The bytes of a token, back-ticks left out.
  func nameBytes(of token: Int) -> ArraySlice<UInt8> {
    let bytes = source[range(of: TokenID(token))]
    return tokens[token].flags.contains(.hasBackticks) ? bytes.dropFirst().dropLast() : bytes
  }
}
