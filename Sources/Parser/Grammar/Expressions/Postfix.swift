import Syntax

extension Parser {
  /// postfix = primary suffix*
  mutating func parsePostfixExpression(_ flavor: ExpressionFlavor, pattern: PatternContext) {
    let start = mark()
    parsePrimaryExpression(flavor, pattern: pattern)
    guard lastNodeKind != .missingExpr else { return }
    parsePostfixSuffixes(from: start, flavor, pattern: pattern)
  }

  /// suffix = '.' member | '(' arguments ')' | '[' arguments ']' | trailing-closures | '?' | '!'
  ///        | postfix-operator | if-config of suffixes
  ///
  /// Each suffix creates a node that contains everything before it, so a chain of any length is a
  /// loop.
  mutating func parsePostfixSuffixes(
    from start: Mark, _ flavor: ExpressionFlavor, pattern: PatternContext
  ) {
    while !(flavor == .poundIfDirective && startsLine) {
      switch kind {
      case .period:
        parseMemberAccess(from: start)
      case .leftParen:
        guard !startsLine else { return }
        parseCall(from: start, flavor, pattern: pattern)
      case .leftSquare:
        guard !startsLine else { return }
        parseSubscriptCall(from: start, flavor, pattern: pattern)
      case .leftBrace:
        guard !lastNodeKind.isLiteral, atTrailingClosure(flavor) else { return }
        parseTrailingClosures()
        finish(.functionCallExpr, start)
        if at(.leftBrace) { return }
      case .postfixQuestionMark:
        advance()
        finish(.optionalChainingExpr, start)
      case .exclamationMark:
        advance()
        finish(.forceUnwrapExpr, start)
      case .binaryOperator, .prefixOperator, .postfixOperator:
        if isAdjacentToPrevious, at(prefix: "?") || at(prefix: "!") {
          parseMarkOfSplitOperator(from: start)
        } else if at(.postfixOperator) {
          advance()
          finish(.postfixOperatorExpr, start)
        } else {
          return
        }
      case .poundIf:
        guard atIfConfigOfSuffixes() else { return }
        parseIfConfigOfSuffixes(flavor)
        finish(.postfixIfConfigExpr, start)
      default:
        return
      }
    }
  }

  /// After the `>` of generic arguments, the rest of an operator such as `>??` is split into single
  /// marks.
  private mutating func parseMarkOfSplitOperator(from start: Mark) {
    if consumePrefix("?", as: .postfixQuestionMark) {
      finish(.optionalChainingExpr, start)
    } else {
      consumePrefix("!", as: .exclamationMark)
      finish(.forceUnwrapExpr, start)
    }
  }
}

// MARK: Members

extension Parser {
  /// '.' (name | integer | 'self') generic-arguments?
  mutating func parseMemberAccess(from start: Mark) {
    parseMember()
    finish(.memberAccessExpr, start)
    if parseGenericArgumentsInExpressionIfPresent() {
      finish(.genericSpecializationExpr, start)
    }
  }

  /// '.' (name | integer | 'self')
  ///
  /// A period with white space after it but not before it is an error.
  mutating func parseMember() {
    let isMisspaced = isAdjacentToPrevious && !isAdjacent(0)
    let nameIsOnNextLine = peekToken().flags.contains(.startsLine)
    if isMisspaced { report("extraneous white space after '.': remove it") }
    advance()
    if isMisspaced && nameIsOnNextLine { return finishMissing(.declReferenceExpr) }
    if at(.integerLiteral, .selfKeyword), peek() != .colonColon {
      finishToken(.declReferenceExpr)
    } else {
      parseDeclReference([.keywords, .compoundNames])
    }
  }

  /// Parses `<…>` if it is a list of generic arguments rather than a comparison.
  @inline(__always)
  mutating func parseGenericArgumentsInExpressionIfPresent() -> Bool {
    guard atOperator(startingWith: "<"), canParseGenericArguments() else { return false }
    parseGenericArgumentClause()
    return true
  }
}

// MARK: Calls

extension Parser {
  private mutating func parseCall(
    from start: Mark, _ flavor: ExpressionFlavor, pattern: PatternContext
  ) {
    advance()
    parseArgumentList(flavor.ofCallArguments, pattern: pattern)
    expectClosing(.rightParen)
    parseTrailingClosuresIfPresent(flavor)
    finish(.functionCallExpr, start)
  }

  private mutating func parseSubscriptCall(
    from start: Mark, _ flavor: ExpressionFlavor, pattern: PatternContext
  ) {
    advance()
    if !at(.rightSquare) { parseArgumentList(pattern: pattern) }
    expectClosing(.rightSquare)
    parseTrailingClosuresIfPresent(flavor)
    finish(.subscriptCallExpr, start)
  }

  mutating func parseTrailingClosuresIfPresent(_ flavor: ExpressionFlavor) {
    if flavor == .basic, at(.leftBrace), atTrailingClosure(flavor) { parseTrailingClosures() }
  }

  /// Consumes a closing bracket. Other tokens before it are unexpected.
  mutating func expectClosing(_ kind: TokenKind) {
    if at(kind) { return advance() }
    skipToClosing(kind)
    if at(kind) { advance() } else { reportExpected(kind) }
  }

  /// Consumes the tokens on this line before the closing bracket, if there is one.
  private mutating func skipToClosing(_ closing: TokenKind) {
    var index = position
    while lexed[index].kind != closing {
      switch lexed[index].kind {
      case .endOfFile, .leftBrace, .rightBrace, .semicolon: return
      case _ where index >= position + Self.maximumStrayTokens: return
      case _ where index > position && lexed[index].flags.contains(.startsLine): return
      default: index += 1
      }
    }
    let end = index
    skipUnexpected { $0.position >= end }
  }
}

// MARK: Suffixes in #if

extension Parser {
  /// Returns whether the first clause of the `#if` starts with a member, so that the `#if` belongs
  /// to the expression before it.
  private func atIfConfigOfSuffixes() -> Bool {
    var index = position
    repeat {
      index += 1
      while lexed[index].kind != .endOfFile, !lexed[index].flags.contains(.startsLine) {
        index = indexAfterSkipping(index)
      }
    } while lexed[index].kind == .poundIf
    guard lexed[index].kind == .period else { return false }
    let name = lexed[index + 1].kind
    return name.isIdentifierLike || name.isReservedKeyword
  }

  private mutating func parseIfConfigOfSuffixes(_ flavor: ExpressionFlavor) {
    parseIfConfig { parser in
      let start = parser.mark()
      switch parser.kind {
      case .period:
        parser.parseMemberAccess(from: start)
      case .poundIf:
        parser.parseIfConfigOfSuffixes(flavor)
        parser.finish(.postfixIfConfigExpr, start)
      default:
        return
      }
      parser.parsePostfixSuffixes(from: start, flavor, pattern: .none)
    }
  }
}

extension SyntaxKind {
  /// A literal cannot have a trailing closure.
  fileprivate var isLiteral: Bool {
    switch self {
    case .arrayExpr, .booleanLiteralExpr, .dictionaryExpr, .floatLiteralExpr, .integerLiteralExpr,
      .nilLiteralExpr, .regexLiteralExpr, .stringLiteralExpr:
      true
    default:
      false
    }
  }
}
