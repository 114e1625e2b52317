import Syntax

extension Parser {
  /// trailing-closures = closure (label ':' closure)*
  mutating func parseTrailingClosures() {
    parseClosureExpression()
    while atLabeledTrailingClosure() {
      let start = mark()
      parseArgumentLabel()
      expect(.colon)
      parseClosureExpression()
      finish(.multipleTrailingClosureElement, start)
    }
  }

  /// Returns whether `label: {` follows. A `default:` without backticks belongs to a `switch`.
  @inline(__always)
  private func atLabeledTrailingClosure() -> Bool {
    guard peek() == .colon, kind != .default, atArgumentLabel() else { return false }
    return peek(2) == .leftBrace || peekToken(2).flags.contains(.isPlaceholder)
  }

  /// Returns whether the brace opens a trailing closure of the expression before it.
  mutating func atTrailingClosure(_ flavor: ExpressionFlavor) -> Bool {
    guard !opensObservers(), peek() != .case else { return false }
    return flavor != .statementCondition || isTrailingClosureOfCondition()
  }

  /// Returns whether the brace opens `willSet`, `didSet` or `init` accessors, which follow an
  /// initial value.
  func opensObservers() -> Bool {
    switch peek() {
    case .willSet, .didSet, .initKeyword:
      return true
    case .atSign:
      var index = position + 1
      if text(of: lexed[index + 1], is: "_accessorBlock") { return true }
      while lexed[index].kind == .atSign {
        guard lexed[index + 1].kind.isIdentifierLike else { return false }
        index += 2
        if lexed[index].kind == .leftParen { index = indexAfterSkipping(index) }
      }
      let kind = lexed[index].kind
      return kind == .willSet || kind == .didSet || kind == .initKeyword
    default:
      return false
    }
  }

  /// A brace after a condition opens the body, unless the tokens after its partner show that the
  /// condition continues: `for x in xs.filter { … } {`. Only braces whose contents start on the
  /// same line are considered.
  private func isTrailingClosureOfCondition() -> Bool {
    guard !peekToken().flags.contains(.startsLine) else { return false }
    var index = position + 1
    while true {
      switch lexed[index].kind {
      case .endOfFile, .poundEndif, .poundElse, .poundElseif:
        return false
      case .rightBrace:
        return continuesExpression(lexed[index + 1])
      default:
        index = indexAfterSkipping(index)
      }
    }
  }

  private func continuesExpression(_ token: TokenRecord) -> Bool {
    switch token.kind {
    case .leftBrace, .where, .comma:
      true
    case .leftSquare, .leftParen, .period, .is, .as, .postfixQuestionMark, .infixQuestionMark,
      .exclamationMark, .colon, .equal, .postfixOperator, .binaryOperator:
      !token.flags.contains(.startsLine)
    default:
      false
    }
  }
}
