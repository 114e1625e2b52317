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

  /// macro-expansion = '#' name generic-arguments? ('(' arguments ')')? trailing-closures?
  mutating func parseMacroExpansionDeclaration(_ start: Mark) {
    if !isAdjacent(0) { report("white space stands behind '#'") }
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
      parseArgumentList()
      expectClosing(.rightParen)
    }
    parseTrailingClosuresIfPresent(.basic)
    finish(.macroExpansionDecl, start)
  }
}
