import Syntax

extension Parser {
  /// enum-case = 'case' element (',' element)*
  mutating func parseEnumCaseDeclaration(_ start: Mark) {
    advance()
    var hasComma = true
    while hasComma {
      hasComma = parseEnumCaseElement()
    }
    finish(.enumCaseDecl, start)
  }

  /// element = name parameters? ('=' expression)? ','?
  ///
  /// Returns whether there was a comma.
  private mutating func parseEnumCaseElement() -> Bool {
    let start = mark()
    if at(.period) {
      report("extraneous '.' in an enum 'case' declaration: remove it")
      advance()
    }
    expectDeclarationName()
    if text(of: current, startsWith: "<") {
      report("an enum case cannot have generic parameters")
      parseGenericParameterClauseIfPresent()
    }
    if at(.leftParen) { parseEnumCaseParameterClause() }
    if at(.equal) { parseInitializerClause() }
    let hasComma = consume(.comma)
    finish(.enumCaseElement, start)
    return hasComma
  }
}
