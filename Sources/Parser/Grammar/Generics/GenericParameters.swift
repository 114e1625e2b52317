import Syntax

extension Parser {
  /// generic-parameters = '<' (generic-parameter (',' generic-parameter)* ','?)? generic-where? '>'
  @discardableResult
  mutating func parseGenericParameterClauseIfPresent() -> Bool {
    guard at(prefix: "<"), !current.flags.contains(.isPlaceholder) else { return false }
    let start = mark()
    guard !stopsAtMaximumNesting() else {
      finish(.genericParameterClause, start)
      return true
    }
    consumePrefix("<", as: .leftAngle)
    // The official parser accepts a list with only a `where` clause, but not an empty list.
    if !at(.where) {
      while parseGenericParameter(), !at(prefix: ">") {}
    }
    parseGenericWhereClauseIfPresent()
    expectRightAngle()
    finish(.genericParameterClause, start)
    return true
  }

  /// generic-parameter = attributes ('each' | 'let')? name (':' type)? ','?
  ///
  /// Returns whether there was a comma.
  private mutating func parseGenericParameter() -> Bool {
    let start = mark()
    parseAttributes()
    if at(.each, .let) { advance() }
    expectGenericName()
    if atEllipsis {
      report("use 'each' to declare a parameter pack")
      advance(as: .ellipsis)
    }
    if consume(.colon) { parseInheritedTypeOfGenericParameter() }
    let hasComma = consume(.comma)
    finish(.genericParameter, start)
    return hasComma
  }

  /// Only a name, a composition that starts with a name, or a suppressed type is allowed here.
  private mutating func parseInheritedTypeOfGenericParameter() {
    if atIdentifier || at(.capitalAnyKeyword) || atOperator("~") {
      parseType()
    } else if at(.class) {
      report("use 'AnyObject' instead of 'class' here")
      finishToken(.identifierType)
    } else {
      reportMissingType()
    }
  }

  /// primary-associated-types = '<' primary-associated-type (',' primary-associated-type)* ','? '>'
  mutating func parsePrimaryAssociatedTypeClause() {
    let start = mark()
    consumePrefix("<", as: .leftAngle)
    var continues = true
    while continues {
      let element = mark()
      expectGenericName()
      continues = consume(.comma) && !at(prefix: ">")
      finish(.primaryAssociatedType, element)
    }
    expectRightAngle()
    finish(.primaryAssociatedTypeClause, start)
  }

  /// Parses a name; like the official parser, accepts `self` and `Self`.
  private mutating func expectGenericName() {
    if atIdentifier || at(.selfKeyword, .capitalSelfKeyword) {
      advance(as: .identifier)
    } else {
      reportExpected(.identifier)
    }
  }
}
