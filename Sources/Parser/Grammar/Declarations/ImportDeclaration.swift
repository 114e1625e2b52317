import Syntax

extension Parser {
  /// import = 'import' kind? path
  mutating func parseImportDeclaration(_ start: Mark) {
    advance()
    switch kind {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func, .inout:
      advance()
      if atModuleSelector() { parseSelectedImportPath() } else { parseImportPath() }
    default:
      parseImportPath()
    }
    finish(.importDecl, start)
  }

  /// path = component ('.' component)*
  private mutating func parseImportPath() {
    var hasPeriod = true
    while hasPeriod {
      let start = mark()
      parseImportName()
      hasPeriod = consume(.period)
      if !hasPeriod, at(.colonColon) {
        reportExpected(.period)
        advance()
        hasPeriod = true
      }
      finish(.importPathComponent, start)
    }
  }

  /// selected-path = identifier '::' component, only after a kind
  private mutating func parseSelectedImportPath() {
    parseModuleSelector(as: .importPathComponent)
    let name = mark()
    if startsLine { reportExpected(.identifier) } else { parseImportName() }
    finish(.importPathComponent, name)
  }

  /// component = identifier | operator
  private mutating func parseImportName() {
    if kind.isOperator { advance() } else { expectIdentifier() }
  }
}
