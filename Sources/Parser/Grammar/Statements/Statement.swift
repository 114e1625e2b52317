import Syntax

extension Parser {
  /// statement = (label ':')? unlabeled-statement
  mutating func parseStatement() {
    guard atIdentifier, peek() == .colon else { return parseUnlabeledStatement() }
    let start = mark()
    advance(as: .identifier)
    advance()
    parseUnlabeledStatement()
    finish(.labeledStmt, start)
  }

  /// unlabeled-statement = if | guard | switch | for | while | repeat | do | defer | jump
  private mutating func parseUnlabeledStatement() {
    if at(.try) { skipUnexpected { $0.kind.startsStatement } }
    switch kind {
    case .if: parseIfExpression()
    case .guard: parseGuardStatement()
    case .switch: parseSwitchExpression()
    case .for: parseForStatement()
    case .while: parseWhileStatement()
    case .repeat: parseRepeatStatement()
    case .do: parseDoStatement()
    case .defer: parseDeferStatement()
    case .return: parseReturnStatement()
    case .throw: parseThrowStatement()
    case .break: parseLabelJump(.breakStmt)
    case .continue: parseLabelJump(.continueStmt)
    case .fallthrough: finishToken(.fallThroughStmt)
    case .yield: parseYieldStatement()
    case .discard: parseDiscardStatement()
    default: report("expected a statement")
    }
  }
}

// MARK: Lookahead

extension Parser {
  /// Returns whether a statement starts at the next token, including its label. The parser calls
  /// this for every item, so one byte must decide nearly always.
  /// - Parameter preferExpression: Whether a leading `try` starts an expression, even if a
  ///   statement keyword follows.
  mutating func atStartOfStatement(preferExpression: Bool = false) -> Bool {
    switch kind {
    case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough,
      .switch:
      return true
    case .repeat:
      // Without a brace, `repeat` is a pack expansion.
      return peek() == .leftBrace
    case .try:
      return !preferExpression && atStartOfPrefixedStatement(preferExpression: preferExpression)
    case .yield, .discard:
      return atStartOfPrefixedStatement(preferExpression: preferExpression)
    default:
      return kind.isIdentifierLike && peek() == .colon
        && atStartOfPrefixedStatement(preferExpression: preferExpression)
    }
  }

  /// Does the same after labels, misplaced `try` keywords and keywords that may be names.
  ///
  /// Lookahead is limited to 64 tokens, because a file that repeats `try a:` would take quadratic
  /// time. So many are an error in any reading.
  private mutating func atStartOfPrefixedStatement(preferExpression: Bool) -> Bool {
    var distance = 0
    while distance < 64 {
      if peek(distance).isIdentifierLike, peek(distance + 1) == .colon { distance += 2 }
      switch peek(distance) {
      case .repeat:
        return peek(distance + 1) == .leftBrace
      case .yield, .discard:
        return lookahead { parser in
          for _ in 0..<distance { parser.advance() }
          return parser.atPrefixKeyword(.basic)
        }
      case .try where !preferExpression:
        distance += 1
        if peek(distance) == .if || peek(distance) == .switch { return false }
      case let other:
        return other.startsStatement
      }
    }
    return false
  }
}

extension TokenKind {
  /// Whether the token is the first keyword of a statement, rather than a name.
  fileprivate var startsStatement: Bool {
    switch self {
    case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough,
      .switch, .repeat, .yield, .discard:
      true
    default:
      false
    }
  }
}
