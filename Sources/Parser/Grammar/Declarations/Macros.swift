import Syntax

extension Parser {
  /// macro = 'macro' name generics? signature ('=' expression)? where?
  mutating func parseMacroDeclaration(_ start: Mark) {
    advance()
    expectDeclarationName()
    parseGenericParameterClauseIfPresent()
    parseFunctionSignature()
    if at(.equal) { parseInitializerClause() }
    parseGenericWhereClauseIfPresent()
    finish(.macroDecl, start)
  }

  mutating func parseMacroExpansionDeclaration(_ start: Mark) {
    parseMacroExpansion(.basic, pattern: .none)
    finish(.macroExpansionDecl, start)
  }

  mutating func parseMacroExpansionExpression(_ flavor: ExpressionFlavor, pattern: PatternContext) {
    let start = mark()
    parseMacroExpansion(flavor, pattern: pattern)
    finish(.macroExpansionExpr, start)
  }

  /// macro-expansion = '#' name generic-arguments? ('(' arguments ')')? trailing-closures?
  private mutating func parseMacroExpansion(_ flavor: ExpressionFlavor, pattern: PatternContext) {
    if !isAdjacent(0) { report("extraneous white space after '#': remove it") }
    advance()
    if !startsLine { parseModuleSelectorIfPresent() }
    if !startsLine, kind.isIdentifierLike || kind.isReservedKeyword {
      advance(as: .identifier)
    } else {
      reportExpected(.identifier)
    }
    _ = parseGenericArgumentsInExpressionIfPresent()
    if at(.leftParen), !startsLine {
      advance()
      parseArgumentList(pattern: pattern)
      expectClosing(.rightParen)
    }
    parseTrailingClosuresIfPresent(flavor)
  }
}
