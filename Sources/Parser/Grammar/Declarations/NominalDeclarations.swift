import Syntax

extension Parser {
  /// nominal = ('struct' | 'class' | 'enum' | 'actor') name generics? inheritance? where? members
  ///         | 'protocol' name primary-associated-types? inheritance? where? members
  mutating func parseNominalDeclaration(_ kind: SyntaxKind, _ start: Mark) {
    advance()
    guard expectDeclarationName() || !startsLine else { return finish(kind, start) }
    if kind != .protocolDecl {
      parseGenericParameterClauseIfPresent()
    } else if text(of: current, startsWith: "<") {
      parsePrimaryAssociatedTypeClause()
    }
    parseInheritanceClauseIfPresent()
    parseGenericWhereClauseIfPresent()
    parseMemberBlock()
    finish(kind, start)
  }

  /// extension = 'extension' type inheritance? where? members
  mutating func parseExtensionDeclaration(_ start: Mark) {
    advance()
    parseType()
    parseInheritanceClauseIfPresent()
    parseGenericWhereClauseIfPresent()
    parseMemberBlock()
    finish(.extensionDecl, start)
  }

  /// inheritance = ':' inherited (',' inherited)*
  @discardableResult
  mutating func parseInheritanceClauseIfPresent() -> Bool {
    guard at(.colon) else { return false }
    let start = mark()
    advance()
    var hasComma = true
    while hasComma {
      hasComma = parseInheritedType()
    }
    finish(.inheritanceClause, start)
    return true
  }

  /// inherited = (type | 'class') ','?
  ///
  /// Returns whether there was a comma.
  private mutating func parseInheritedType() -> Bool {
    let start = mark()
    if at(.class) { finishToken(.classRestrictionType) } else { parseType() }
    let hasComma = consume(.comma)
    finish(.inheritedType, start)
    return hasComma
  }
}

// MARK: Type aliases

extension Parser {
  /// typealias = 'typealias' name generics? '=' type where?
  mutating func parseTypeAliasDeclaration(_ start: Mark) {
    advance()
    expectDeclarationName()
    parseGenericParameterClauseIfPresent()
    let initializer = mark()
    if at(.colon) {
      reportExpected(.equal)
      advance()
    } else {
      expect(.equal)
    }
    parseType()
    finish(.typeInitializerClause, initializer)
    parseGenericWhereClauseIfPresent()
    finish(.typeAliasDecl, start)
  }

  /// associatedtype = 'associatedtype' name inheritance? ('=' type)? where?
  mutating func parseAssociatedTypeDeclaration(_ start: Mark) {
    advance()
    if at(.each) {
      report("an associated type cannot be a parameter pack")
      advance()
    }
    guard expectDeclarationName() else { return finish(.associatedTypeDecl, start) }
    if atEllipsis {
      report("an associated type cannot be a parameter pack")
      advance(as: .ellipsis)
    }
    parseInheritanceClauseIfPresent()
    if at(.equal) {
      let initializer = mark()
      advance()
      parseType()
      finish(.typeInitializerClause, initializer)
    }
    parseGenericWhereClauseIfPresent()
    finish(.associatedTypeDecl, start)
  }
}
