import Syntax

extension Parser {
  /// variable = ('let' | 'var' | 'inout' | '_borrowing') binding (',' binding)*
  mutating func parseVariableDeclaration(_ start: Mark) {
    advance()
    var hasComma = true
    while hasComma {
      hasComma = parsePatternBinding()
    }
    finish(.variableDecl, start)
  }

  /// binding = pattern (':' type)? ('=' expression)? accessors? ','?
  ///
  /// Returns whether there was a comma.
  private mutating func parsePatternBinding() -> Bool {
    let start = mark()
    parsePattern()
    if at(.colon) { parseTypedPatternAnnotation() }
    let hasInitializer = at(.equal)
    if hasInitializer { parseInitializerClause() }
    if at(.leftBrace), !hasInitializer || !startsLine || opensObservers() { parseAccessorBlock() }
    let hasComma = consume(.comma)
    finish(.patternBinding, start)
    return hasComma
  }

  /// annotation = ':' type
  private mutating func parseTypedPatternAnnotation() {
    let start = mark()
    advance()
    parseResultType()
    finish(.typeAnnotation, start)
  }
}
