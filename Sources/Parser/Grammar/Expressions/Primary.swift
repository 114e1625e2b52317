import Syntax

extension Parser {
  /// primary = literal | name generic-arguments? | '.' name | closure | tuple | array | dictionary
  ///         | macro-expansion | 'super' | '_' | 'Any'
  mutating func parsePrimaryExpression(_ flavor: ExpressionFlavor, pattern: PatternContext) {
    switch kind {
    case .integerLiteral: finishToken(.integerLiteralExpr)
    case .floatLiteral: finishToken(.floatLiteralExpr)
    case .true, .false: finishToken(.booleanLiteralExpr)
    case .nil: finishToken(.nilLiteralExpr)
    case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .singleQuote, .atSign:
      parseStringLiteral()
    case .regexSlash, .regexPoundDelimiter: parseRegexLiteral()
    case .initKeyword, .deinit, .subscript: parseBoundNameOrIdentifierExpression(flavor, pattern)
    case .selfKeyword:
      if atModuleSelector() {
        parseIdentifierExpression(flavor)
      } else {
        parseBoundNameOrIdentifierExpression(flavor, pattern)
      }
    case .capitalSelfKeyword, .colonColon: parseIdentifierExpression(flavor)
    case .capitalAnyKeyword:
      if atModuleSelector() { parseIdentifierExpression(flavor) } else { parseAnyExpression() }
    case .super:
      if atModuleSelector() { parseIdentifierExpression(flavor) } else { finishToken(.superExpr) }
    case .wildcard:
      if atModuleSelector() {
        parseIdentifierExpression(flavor)
      } else {
        finishToken(.discardAssignmentExpr)
      }
    case .dollarIdentifier: finishToken(.declReferenceExpr)
    case .pound: parseMacroExpansionExpression(flavor, pattern: pattern)
    case .poundAvailable, .poundUnavailable: parseMisplacedAvailabilityCondition()
    case .leftBrace: parseClosureExpression()
    case .period: parseImplicitMember()
    case .leftParen: parseTupleExpression(pattern: pattern)
    case .leftSquare: parseCollectionLiteral()
    case _ where atIdentifier: parseBoundNameOrIdentifierExpression(flavor, pattern)
    default: reportMissingExpression()
    }
  }

  /// name generic-arguments?
  private mutating func parseIdentifierExpression(_ flavor: ExpressionFlavor) {
    let start = mark()
    parseDeclReference(
      flavor == .attributeArguments ? [.compoundNames, .keywordsAsSpecialNames] : .compoundNames)
    if parseGenericArgumentsInExpressionIfPresent() {
      finish(.genericSpecializationExpr, start)
    }
  }

  /// In `case let x`, `x` is a binding; in `case let x.y` or `case let x(y)` it is an expression.
  private mutating func parseBoundNameOrIdentifierExpression(
    _ flavor: ExpressionFlavor, _ pattern: PatternContext
  ) {
    guard pattern == .bindingIntroducer, isBoundName() else {
      return parseIdentifierExpression(flavor)
    }
    let start = mark()
    finishToken(.identifierPattern)
    finish(.patternExpr, start)
  }

  private mutating func isBoundName() -> Bool {
    let next = peekToken()
    if next.kind.isOperator, text(of: next, is: "<") {
      return !lookahead { parser in
        parser.advance()
        return parser.canParseGenericArguments()
      }
    }
    return next.kind != .period && next.kind != .leftParen && next.kind != .leftSquare
  }

  /// '.' name
  private mutating func parseImplicitMember() {
    let start = mark()
    advance()
    if at(.integerLiteral) {
      report("a floating-point literal cannot start with '.': write '0' before it")
      advance()
      return finish(.floatLiteralExpr, start)
    }
    parseDeclReference([.keywords, .compoundNames])
    finish(.memberAccessExpr, start)
  }

  private mutating func parseAnyExpression() {
    let start = mark()
    finishToken(.identifierType)
    finish(.typeExpr, start)
  }

  private mutating func parseMisplacedAvailabilityCondition() {
    report("an availability condition is allowed only in 'if', 'guard' and 'while'")
    let start = mark()
    parseAvailabilityCondition()
    finish(.declReferenceExpr, start)
  }

  /// tuple = '(' arguments ')'
  private mutating func parseTupleExpression(pattern: PatternContext) {
    let start = mark()
    advance()
    parseArgumentList(pattern: pattern)
    expectClosing(.rightParen)
    finish(.tupleExpr, start)
  }

  /// initializer-clause = '=' expression
  mutating func parseInitializerClause() {
    let start = mark()
    expect(.equal)
    parseExpression()
    finish(.initializerClause, start)
  }
}
