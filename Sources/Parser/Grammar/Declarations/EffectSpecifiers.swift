import Syntax

extension Parser {
  /// effects = ('async' | 'reasync')? throws?
  ///
  /// - Parameter kind: The node to create. Only a function can be `reasync` or `rethrows`, and a
  ///   deinitializer cannot throw.
  @discardableResult
  mutating func parseEffectSpecifiersIfPresent(_ kind: SyntaxKind) -> Bool {
    if at(.leftBrace, .arrow) { return false }
    let start = mark()
    if !atEffectSpecifier {
      guard !startsLine, kind != .deinitializerEffectSpecifiers, skipToEffectSpecifiers(kind)
      else { return false }
    }
    let isOfFunction = kind == .functionEffectSpecifiers
    skipMistakenEffectSpecifiers(isOfFunction, andThrows: false)
    if at(.async) || isOfFunction && at(.reasync) { advance() }
    if kind != .deinitializerEffectSpecifiers {
      skipMistakenEffectSpecifiers(isOfFunction, andThrows: true)
      _ = skipToEffectSpecifiers(kind)
      if at(.throws) || isOfFunction && at(.rethrows) { parseThrowsClause() }
    }
    finish(kind, start)
    reportMisplacedEffectSpecifiers()
    return true
  }

  /// throws = ('throws' | 'rethrows') ('(' type ')')?
  mutating func parseThrowsClause() {
    let start = mark()
    advance()
    if consume(.leftParen) {
      parseType()
      expectClosing(.rightParen)
    }
    finish(.throwsClause, start)
  }

  /// Reports and consumes effect specifiers where none are allowed.
  mutating func reportMisplacedEffectSpecifiers() {
    while atEffectSpecifier {
      report("effect specifiers must precede '->'")
      if at(.throws), peek() == .leftParen, isAdjacent(0) {
        parseThrowsClause()
      } else {
        advance()
      }
    }
  }
}

// MARK: Errors

extension Parser {
  /// Whether the next token is an effect specifier, or a word on the same line that is
  /// mistaken for one.
  private var atEffectSpecifier: Bool {
    switch kind {
    case .async, .reasync, .throws, .rethrows: true
    case .await, .throw, .try: !startsLine
    default: false
    }
  }

  /// Consumes stray names before an effect specifier on the same line.
  private mutating func skipToEffectSpecifiers(_ kind: SyntaxKind) -> Bool {
    guard self.kind.recoveryRank == .nameOrLiteral, !at(.async, .reasync) else { return false }
    let isOfFunction = kind == .functionEffectSpecifiers
    let effect =
      indexAfterStrayTokens(
        of: .async, or: isOfFunction ? .reasync : .async, below: .expressionKeyword)
      ?? indexAfterStrayTokens(
        of: .throws, or: isOfFunction ? .rethrows : .throws, below: .expressionKeyword)
    guard let effect else { return false }
    skipUnexpected(before: effect)
    return true
  }

  /// Consumes `await` and `try` where `async` and `throws` are meant, and specifiers that only a
  /// function can have.
  private mutating func skipMistakenEffectSpecifiers(_ isOfFunction: Bool, andThrows: Bool) {
    while true {
      switch kind {
      case .await where !startsLine: break
      case .reasync where !isOfFunction: break
      case .throw where andThrows && !startsLine, .try where andThrows && !startsLine: break
      case .rethrows where andThrows && !isOfFunction: break
      default: return
      }
      report("this effect specifier is not allowed here")
      advance()
    }
  }
}
