import Syntax

extension Parser {
  /// matching-pattern = 'is' type | specifier matching-pattern | expression
  ///
  /// Ambiguous code is parsed as an expression, in which bound names and patterns that start with a
  /// keyword become `patternExpr` nodes.
  mutating func parseMatchingPattern(_ context: PatternContext) {
    guard atBindingSpecifier() else { return parseMatchingPatternWithoutBinding(context) }
    parseValueBindings {
      $0.atBindingSpecifier()
    } pattern: {
      $0.parseMatchingPatternWithoutBinding(.bindingIntroducer)
    }
  }

  private mutating func parseMatchingPatternWithoutBinding(_ context: PatternContext) {
    let start = mark()
    if consume(.is) {
      parseType()
      return finish(.isTypePattern, start)
    }
    if context == .bindingIntroducer, atPlainBoundName() {
      return finishToken(.identifierPattern)
    }
    parseSequenceExpression(.statementCondition, pattern: context)
    if lastNodeKind == .patternExpr {
      // The whole is a pattern after all; only patterns inside expressions need the node around
      // them.
      removeLastNode()
    } else {
      finish(.expressionPattern, start)
    }
  }

  /// Returns whether the pattern is a single bound name, which the next token determines. This
  /// shortcut avoids the expression grammar for nearly every `if let`.
  private func atPlainBoundName() -> Bool {
    guard atIdentifier, !at(.await) else { return false }
    switch peek() {
    case .equal, .comma, .colon, .rightParen, .in: return true
    default: return false
    }
  }
}

// MARK: Lookahead

extension Parser {
  /// Returns whether the next token is a keyword that binds names.
  private func atBindingSpecifier() -> Bool {
    switch kind {
    case .let, .var, .inout: true
    case .borrowing, ._borrowing: shouldParsePatternBinding()
    default: false
    }
  }

  /// Returns whether a contextual keyword binds the name after it, rather than being a name itself.
  /// Of these keywords, only `borrowing` is not experimental.
  func shouldParsePatternBinding() -> Bool {
    let next = peekToken()
    return at(.borrowing, ._borrowing) && !next.flags.contains(.startsLine)
      && (next.kind.isIdentifierLike || next.kind == .wildcard)
  }
}
