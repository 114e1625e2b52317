import Syntax

extension Parser {
  /// matching-pattern = 'is' type | specifier matching-pattern | expression
  ///
  /// What could be either is read as an expression, in which names that are bound and patterns that
  /// begin with a keyword are `patternExpr` nodes.
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
      // The whole is a pattern after all; only inside expressions does it need the node around it.
      removeLastNode()
    } else {
      finish(.expressionPattern, start)
    }
  }

  /// Whether a name is bound and nothing else, told by the token behind it: a short cut through the
  /// expression grammar for nearly every `if let`.
  private func atPlainBoundName() -> Bool {
    guard atIdentifier, !at(.await) else { return false }
    switch peek() {
    case .equal, .comma, .colon, .rightParen, .in: return true
    default: return false
    }
  }
}

// MARK: Looking

extension Parser {
  /// Whether a keyword that binds names is next.
  private func atBindingSpecifier() -> Bool {
    switch kind {
    case .let, .var, .inout: true
    case .borrowing, ._borrowing: shouldParsePatternBinding()
    default: false
    }
  }

  /// Whether a contextual keyword binds the name behind it and is no name itself. Only `borrowing` is
  /// more than an experiment.
  func shouldParsePatternBinding() -> Bool {
    let next = peekToken()
    return at(.borrowing, ._borrowing) && !next.flags.contains(.startsLine)
      && (next.kind.isIdentifierLike || next.kind == .wildcard)
  }
}
