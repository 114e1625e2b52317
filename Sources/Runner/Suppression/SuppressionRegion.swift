import SourceText
import Syntax

/// Determines the code that a suppression comment applies to.
///
/// A comment on its own line, or before code on its line, applies to the code that starts after it:
/// the outermost statement, declaration, member or argument, but only one call of a modifier chain.
/// A comment at the end of a line applies to the code that starts on that line, or else to the code
/// that ends there.
struct SuppressionRegion {
  private let tree: SyntaxTree
  private let lines: LineTable

  init(in tree: SyntaxTree, lines: LineTable) {
    self.tree = tree
    self.lines = lines
  }

  /// Returns the code that a comment applies to; nil if no code starts or ends there.
  ///
  /// - Parameter token: the token after the comment.
  func range(of comment: TriviaPiece, before token: TokenID) -> ByteRange? {
    guard let line = codeLine(endedBy: comment, before: token) else {
      return construct(at: token, through: token)
    }
    return range(ofLine: line.first, line.last)
  }

  /// Returns the first and the last token of the line that a comment ends; nil if it is not at the
  /// end of a line with code.
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
    // A multi-line string may have a token that starts above the line.
    let first = tree.range(of: found).start < start ? TokenID(found.index + 1) : found
    return first.index <= last.index ? (first, last) : nil
  }
}

// MARK: At the end of a line

extension SuppressionRegion {
  private func range(ofLine first: TokenID, _ last: TokenID) -> ByteRange? {
    let opening = (first.index...last.index).first { !kind(TokenID($0)).closes }
    guard let opening else { return range(endingAt: last) }
    // Closing tokens at the end of the line may belong to code that starts above; ignore them one
    // by one.
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

  /// Returns the code that ends at the last token of a line on which no code starts: one call of a
  /// chain, or a statement.
  private func range(endingAt last: TokenID) -> ByteRange? {
    let nodes = nodes(containing: last)
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

// MARK: Code that starts at a token

extension SuppressionRegion {
  /// Returns the nodes that contain a token, outermost first, without the file.
  private func nodes(containing token: TokenID) -> [SyntaxCursor] {
    var nodes: [SyntaxCursor] = []
    var node = tree.root
    while let child = node.children.first(where: { $0.tokenIDs.contains(token.index) }) {
      nodes.append(child)
      node = child
    }
    return nodes
  }

  private func kind(_ token: TokenID) -> TokenKind { tree.tokens[token.index].kind }

  /// Returns the range of the code that starts at a token and contains another token.
  ///
  /// - Parameter isLine: whether to return the smallest such code rather than the largest.
  private func construct(
    at token: TokenID, through last: TokenID, isLine: Bool = false
  ) -> ByteRange? {
    let nodes = nodes(containing: token)
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
    // A comment before an attribute or a modifier applies to the declaration.
    return nodes.last { $0.id.index < found.id.index }?.range
  }

  /// Returns one call of a chain, starting at its period, or as many calls as a line contains; also
  /// the first call after an `#if`.
  private func link(
    at token: TokenID, _ innermost: SyntaxCursor, in nodes: [SyntaxCursor], through last: TokenID
  ) -> ByteRange? {
    guard innermost.kind == .memberAccessExpr, innermost.token(.period) == token else { return nil }
    let ancestors = nodes.prefix { $0.firstToken != token }
    let followsIfConfig =
      ancestors.last?.kind == .ifConfigClause
      && ancestors.dropLast(2).last?.kind == .postfixIfConfigExpr
    guard followsIfConfig || innermost.firstToken != token else { return nil }
    var link = innermost
    for parent in nodes.dropLast().reversed() {
      guard parent.firstToken == innermost.firstToken,
        parent.kind.isPostfix || link.tokenIDs.upperBound <= last.index
      else { break }
      link = parent
    }
    return ByteRange(tree.range(of: token).start, link.range.end)
  }

  /// Returns an operator with the operand after it, or one branch of `? :`.
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

  /// Returns code without a node that starts at the token: a declaration after its attributes, or
  /// an `else` branch.
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
  /// Whether the token only closes code that started before.
  fileprivate var closes: Bool {
    switch self {
    case .rightParen, .rightBrace, .rightSquare, .comma, .semicolon, .poundEndif: true
    default: false
    }
  }
}

extension SyntaxKind {
  /// Whether the node contains statements or members, which are separate units.
  fileprivate var isList: Bool {
    switch self {
    case .codeBlock, .memberBlock, .accessorBlock, .closureExpr, .ifConfigClause, .switchCase: true
    default: false
    }
  }

  /// Whether the node extends the expression before it.
  fileprivate var isPostfix: Bool {
    switch self {
    case .functionCallExpr, .subscriptCallExpr, .genericSpecializationExpr, .forceUnwrapExpr,
      .optionalChainingExpr:
      true
    default: false
    }
  }

  /// Whether the node is an operator between two operands.
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
  /// The period before the name of a called member.
  fileprivate var periodOfCall: TokenID? {
    FunctionCallView(self)?.member?.cursor.token(.period)
  }
}
