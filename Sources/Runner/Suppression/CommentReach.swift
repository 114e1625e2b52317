import SourceText
import Syntax

/// Which code a comment is about.
///
/// One on lines of its own, or before code on its line, is about what begins behind it: the outermost
/// statement, declaration, member or argument, but of a modifier chain the one call. One at the end of a
/// line is about what begins on this line; where nothing does, about what ends there.
struct CommentReach {
  private let tree: SyntaxTree
  private let lines: LineTable

  init(in tree: SyntaxTree, lines: LineTable) {
    self.tree = tree
    self.lines = lines
  }

  /// The code that a comment is about; nil when it stands where nothing begins or ends.
  ///
  /// - Parameter token: the one that the comment stands before.
  func range(of comment: TriviaPiece, before token: TokenID) -> ByteRange? {
    guard let line = codeLine(endedBy: comment, before: token) else {
      return construct(at: token, through: token)
    }
    return range(ofLine: line.first, line.last)
  }

  /// The first and the last token of the line that a comment ends; nil when it ends none.
  private func codeLine(
    endedBy comment: TriviaPiece, before token: TokenID
  ) -> (first: TokenID, last: TokenID)? {
    guard 0 < token.index else { return nil }
    let last = TokenID(token.index - 1)
    let line = lines.line(of: comment.range.start)
    let next = tree.range(of: token).start
    guard lines.line(of: tree.range(of: last).end) == line,
      lines.line(of: comment.range.end) < lines.line(of: next) || next == tree.source.range.end
    else { return nil }
    let start = lines.starts[line]
    let found = tree.token(at: start)
    // A string over several lines may have a token that begins above.
    let first = tree.range(of: found).start < start ? TokenID(found.index + 1) : found
    return first.index <= last.index ? (first, last) : nil
  }
}

// MARK: At the end of a line

extension CommentReach {
  private func range(ofLine first: TokenID, _ last: TokenID) -> ByteRange? {
    let opening = (first.index...last.index).first { !kind(TokenID($0)).closes }
    guard let opening else { return range(endingAt: last) }
    // What the line closes may have begun above it, and then says nothing of where the line ends.
    var end = last
    while true {
      for index in opening...end.index {
        guard let range = construct(at: TokenID(index), through: end, isLine: true) else {
          continue
        }
        return ByteRange(min(range.start, tree.range(of: TokenID(opening)).start), range.end)
      }
      guard kind(end).closes, opening < end.index else { return nil }
      end = TokenID(end.index - 1)
    }
  }

  /// What ends at the last token of a line on which nothing begins: one call of a chain, or a statement.
  private func range(endingAt last: TokenID) -> ByteRange? {
    let nodes = nodes(holding: last)
    guard var ending = nodes.last else { return nil }
    for parent in nodes.dropLast().reversed() {
      if let period = ending.periodOfCall {
        return ByteRange(tree.range(of: period).start, ending.range.end)
      }
      guard parent.lastToken == last, !parent.kind.isList else { break }
      ending = parent
    }
    return ending.range
  }
}

// MARK: What begins at a token

extension CommentReach {
  /// The nodes that hold a token, from the outermost, the file left out.
  private func nodes(holding token: TokenID) -> [SyntaxCursor] {
    var nodes: [SyntaxCursor] = []
    var node = tree.root
    while let child = node.children.first(where: { $0.tokenIDs.contains(token.index) }) {
      nodes.append(child)
      node = child
    }
    return nodes
  }

  private func kind(_ token: TokenID) -> TokenKind { tree.tokens[token.index].kind }

  /// What begins at a token and holds another.
  ///
  /// - Parameter isLine: whether the smallest is meant rather than the largest.
  private func construct(
    at token: TokenID, through last: TokenID, isLine: Bool = false
  ) -> ByteRange? {
    let nodes = nodes(holding: token)
    guard let innermost = nodes.last else { return nil }
    let range =
      link(at: token, innermost, in: nodes, through: last)
      ?? operation(at: token, innermost, in: nodes)
      ?? node(at: token, in: nodes, through: last, isLine: isLine)
      ?? part(at: token, of: innermost)
    return range.flatMap { tree.range(of: last).end <= $0.end ? $0 : nil }
  }

  private func node(
    at token: TokenID, in nodes: [SyntaxCursor], through last: TokenID, isLine: Bool
  ) -> ByteRange? {
    let beginning = nodes.drop { $0.firstToken != token }
    let found =
      isLine ? beginning.last { last.index < $0.tokenIDs.upperBound } : beginning.first
    guard let found else { return nil }
    guard found.kind == .attribute || found.kind == .declModifier else { return found.range }
    // What stands before a declaration is not left alone by itself.
    return nodes.last { $0.id.index < found.id.index }?.range
  }

  /// One call of a chain from its period on, or as many as a line holds; also the first behind an `#if`.
  private func link(
    at token: TokenID, _ innermost: SyntaxCursor, in nodes: [SyntaxCursor], through last: TokenID
  ) -> ByteRange? {
    guard innermost.kind == .memberAccessExpr, innermost.token(.period) == token else { return nil }
    let holders = nodes.prefix { $0.firstToken != token }
    let isBehindIf =
      holders.last?.kind == .ifConfigClause
      && holders.dropLast(2).last?.kind == .postfixIfConfigExpr
    guard isBehindIf || innermost.firstToken != token else { return nil }
    var link = innermost
    for parent in nodes.dropLast().reversed() {
      guard parent.firstToken == innermost.firstToken,
        parent.kind.isPostfix || link.tokenIDs.upperBound <= last.index
      else { break }
      link = parent
    }
    return ByteRange(tree.range(of: token).start, link.range.end)
  }

  /// An operator with the operand behind it, or one branch of `? :`.
  private func operation(
    at token: TokenID, _ innermost: SyntaxCursor, in nodes: [SyntaxCursor]
  ) -> ByteRange? {
    guard let sequence = nodes.dropLast().last, sequence.kind == .sequenceExpr,
      innermost.kind.isOperator
    else { return nil }
    guard token == innermost.lastToken else { return innermost.range }
    let operand = sequence.children.first { innermost.id.index < $0.id.index }
    return operand.map { ByteRange(tree.range(of: token).start, $0.range.end) }
  }

  /// What has no node that begins at the token: a declaration behind its attributes, or an `else`.
  private func part(at token: TokenID, of node: SyntaxCursor) -> ByteRange? {
    let before = node.children.prefix { $0.tokenIDs.upperBound <= token.index }
    if node.ownTokens.first == token,
      before.allSatisfy({ $0.kind == .attribute || $0.kind == .declModifier })
    {
      return node.range
    }
    guard kind(token) == .else else { return nil }
    let branch = node.children.first { token.index < $0.tokenIDs.lowerBound }
    return (branch?.child(.codeBlock) ?? branch).map {
      ByteRange(tree.range(of: token).start, $0.range.end)
    }
  }
}

extension TokenKind {
  /// Whether it only ends what began before.
  fileprivate var closes: Bool {
    switch self {
    case .rightParen, .rightBrace, .rightSquare, .comma, .semicolon, .poundEndif: true
    default: false
    }
  }
}

extension SyntaxKind {
  /// Whether it holds statements or members, each of which is a thing by itself.
  fileprivate var isList: Bool {
    switch self {
    case .codeBlock, .memberBlock, .accessorBlock, .closureExpr, .ifConfigClause, .switchCase: true
    default: false
    }
  }

  /// Whether it adds to the expression before it.
  fileprivate var isPostfix: Bool {
    switch self {
    case .functionCallExpr, .subscriptCallExpr, .genericSpecializationExpr, .forceUnwrapExpr,
      .optionalChainingExpr:
      true
    default: false
    }
  }

  /// Whether it stands between two operands.
  fileprivate var isOperator: Bool {
    switch self {
    case .binaryOperatorExpr, .unresolvedTernaryExpr, .assignmentExpr, .unresolvedAsExpr,
      .unresolvedIsExpr, .arrowExpr:
      true
    default: false
    }
  }
}

extension SyntaxCursor {
  /// The period before the name of a call in a chain.
  fileprivate var periodOfCall: TokenID? {
    FunctionCallView(self)?.member?.cursor.token(.period)
  }
}
