import Syntax

// MARK: Whole expressions

extension Parser {
  /// expression = sequence | pattern, in a pattern context
  mutating func parseExpression(
    _ flavor: ExpressionFlavor = .basic, pattern: PatternContext = .none
  ) {
    if pattern != .none, atMatchingPatternInExpression() {
      let start = mark()
      parseMatchingPattern(.matching)
      finish(.patternExpr, start)
    } else {
      parseSequenceExpression(flavor, pattern: pattern)
    }
  }

  /// Returns whether `let`, `var`, `inout` or `is` starts a pattern, rather than being a name.
  private mutating func atMatchingPatternInExpression() -> Bool {
    switch kind {
    case .is, .let, .var, .inout: true
    case ._mutating, ._borrowing, ._consuming, .borrowing, .mutating: shouldParsePatternBinding()
    default: false
    }
  }

  /// sequence = element (operator element)*
  mutating func parseSequenceExpression(
    _ flavor: ExpressionFlavor, pattern: PatternContext = .none
  ) {
    guard !(flavor == .poundIfDirective && startsLine), !stopsAtMaximumDepth() else {
      return reportMissingExpression()
    }
    depth += 1
    defer { depth -= 1 }
    let start = mark()
    var isSequence = false
    parseSequenceElement(flavor, pattern: pattern)
    while lastNodeKind != .missingExpr, !(flavor == .poundIfDirective && startsLine) {
      switch parseSequenceOperatorIfPresent(flavor, pattern: pattern) {
      case .absent:
        if isSequence { finish(.sequenceExpr, start) }
        return
      case .withOperand:
        break
      case .withoutOperand:
        parseSequenceElement(flavor, pattern: pattern)
      }
      isSequence = true
    }
    if isSequence { finish(.sequenceExpr, start) }
  }

  /// The kind of the node that was created last. After parsing an expression, this is its kind.
  var lastNodeKind: SyntaxKind {
    @inline(__always) get { nodeKinds[nodes.count &- 1] }
  }

  mutating func reportMissingExpression() {
    report("expected an expression")
    finishMissing(.missingExpr)
  }
}

// MARK: Operators

extension Parser {
  private enum SequenceOperator {
    case absent
    /// The operator includes its right operand: `is` and `as` include the type.
    case withOperand
    case withoutOperand
  }

  /// operator = binary-operator | '?' sequence ':' | '=' | 'is' type | 'as' ('?' | '!')? type
  ///          | effects? '->'
  private mutating func parseSequenceOperatorIfPresent(
    _ flavor: ExpressionFlavor, pattern: PatternContext
  ) -> SequenceOperator {
    switch kind {
    case .binaryOperator:
      finishToken(.binaryOperatorExpr)
      return .withoutOperand
    case .infixQuestionMark:
      return parseTernaryOperator(flavor, pattern: pattern)
    case .equal:
      guard pattern == .none else { return .absent }
      finishToken(.assignmentExpr)
      return .withoutOperand
    case .is:
      finishToken(.unresolvedIsExpr)
      parseTypeExpression()
      return .withOperand
    case .as:
      parseUnresolvedAs()
      return .withOperand
    case .async:
      guard peek() == .arrow || peek() == .throws else { return .absent }
      parseArrowOperator()
      return .withoutOperand
    case .arrow, .throws:
      parseArrowOperator()
      return .withoutOperand
    default:
      return .absent
    }
  }

  private mutating func parseTernaryOperator(
    _ flavor: ExpressionFlavor, pattern: PatternContext
  ) -> SequenceOperator {
    let start = mark()
    advance()
    parseSequenceExpression(flavor, pattern: pattern)
    let hasColon = at(.colon)
    expect(.colon)
    finish(.unresolvedTernaryExpr, start)
    guard hasColon || !startsLine else {
      finishMissing(.missingExpr)
      return .withOperand
    }
    return .withoutOperand
  }

  /// 'as' ('?' | '!')? type
  mutating func parseUnresolvedAs() {
    let start = mark()
    advance()
    if at(.postfixQuestionMark, .exclamationMark) { advance() }
    finish(.unresolvedAsExpr, start)
    parseTypeExpression()
  }

  /// effects? '->' , as in the type `(Int) throws -> Int` in an expression
  private mutating func parseArrowOperator() {
    let start = mark()
    parseEffectSpecifiersIfPresent(.typeEffectSpecifiers)
    expect(.arrow)
    reportMisplacedEffectSpecifiers()
    finish(.arrowExpr, start)
  }

  mutating func parseTypeExpression() {
    let start = mark()
    parseType()
    finish(.typeExpr, start)
  }

  /// Consumes the next token as a node of its own.
  @inline(__always)
  mutating func finishToken(_ kind: SyntaxKind) {
    let start = mark()
    advance()
    finish(kind, start)
  }
}

// MARK: Elements

extension Parser {
  /// element = ('try' ('?' | '!')? | 'await' | 'unsafe' | 'copy' | 'consume' | 'each' | …) element
  ///         | 'repeat' expression | attributed-type | unary
  mutating func parseSequenceElement(_ flavor: ExpressionFlavor, pattern: PatternContext) {
    let start = mark()
    switch kind {
    case .atSign, .inout, .nonisolated:
      guard kind != .nonisolated || atNonisolatedSpecifier(), canParseType() else { break }
      parseType()
      return finish(.typeExpr, start)
    case .try:
      advance()
      if at(.exclamationMark, .postfixQuestionMark) { advance() }
      return finishPrefixed(.tryExpr, start, flavor, pattern)
    case .await:
      advance()
      return finishPrefixed(.awaitExpr, start, flavor, pattern)
    case .unsafe:
      guard atPrefixKeyword(flavor, acceptsClosure: true, prefersPostfix: false) else { break }
      advance()
      return finishPrefixed(.unsafeExpr, start, flavor, pattern)
    case .borrow, .copy, .consume, .each:
      guard atPrefixKeyword(flavor) else { break }
      let node = prefixKeywordNode
      advance()
      return finishPrefixed(node, start, flavor, pattern)
    case .repeat:
      advance()
      parseExpression(flavor, pattern: pattern)
      return finish(.packExpansionExpr, start)
    case .any:
      guard atPrefixKeyword(flavor) || text(of: peekToken(), is: "~") else { break }
      parseType()
      return finish(.typeExpr, start)
    default:
      break
    }
    parseUnaryExpression(flavor, pattern: pattern)
  }

  private var prefixKeywordNode: SyntaxKind {
    switch kind {
    case .borrow: .borrowExpr
    case .copy: .copyExpr
    case .consume: .consumeExpr
    default: .packElementExpr
    }
  }

  private mutating func finishPrefixed(
    _ node: SyntaxKind, _ start: Mark, _ flavor: ExpressionFlavor, _ pattern: PatternContext
  ) {
    if stopsAtMaximumDepth() {
      reportMissingExpression()
    } else {
      depth += 1
      parseSequenceElement(flavor, pattern: pattern)
      depth -= 1
    }
    finish(node, start)
  }

  /// `nonisolated(nonsending)`, on one line
  private func atNonisolatedSpecifier() -> Bool {
    peek() == .leftParen && !peekToken().flags.contains(.startsLine)
      && peek(2) == .nonsending && !peekToken(2).flags.contains(.startsLine)
      && peek(3) == .rightParen && !peekToken(3).flags.contains(.startsLine)
  }
}
