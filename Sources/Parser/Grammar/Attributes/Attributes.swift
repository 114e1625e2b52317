import Syntax

extension Parser {
  /// attributes = (attribute | if-config of attributes)*
  mutating func parseAttributes() {
    while true {
      if at(.atSign) {
        parseAttribute()
      } else if at(.poundIf), atIfConfigOfAttributes() {
        parseIfConfig { $0.parseAttributes() }
      } else {
        return
      }
    }
  }

  /// attribute = '@' attribute-name ('(' arguments ')')?
  mutating func parseAttribute() {
    let start = mark()
    let attribute = atBuiltInAttribute()
    if attribute == .rethrowing {
      advance()
      finishToken(.identifierType)
      return finish(.attribute, start)
    }
    parseAtSignAndName()
    switch attribute {
    case .custom, .macroRole, .objc:
      if atAttributeArguments() { parseParenthesizedArguments(of: attribute) }
    case .sendable, .rethrowing:
      break
    default:
      if at(.leftParen), !startsLine {
        parseParenthesizedArguments(of: attribute)
      } else {
        reportExpected(.leftParen)
      }
    }
    finish(.attribute, start)
  }

  /// No white space may stand behind the `@`.
  private mutating func parseAtSignAndName() {
    if !isAdjacent(0) { report("white space stands behind '@'") }
    advance()
    parseAttributeName()
  }

  /// '(' arguments ')'
  ///
  /// No white space may stand before the parenthesis.
  private mutating func parseParenthesizedArguments(of attribute: BuiltInAttribute) {
    if !isAdjacentToPrevious { report("white space stands before the arguments of an attribute") }
    advance()
    if attribute == .custom {
      parseArgumentList()
    } else {
      parseArguments(of: attribute)
    }
    expectClosing(.rightParen)
  }
}

// MARK: Before types

extension Parser {
  /// type-attribute = '@' name | '@' attribute-name '(' arguments ')'
  mutating func parseTypeAttribute() {
    let start = mark()
    switch atBuiltInTypeAttribute() {
    case .plain:
      // Its name is read as a type, so that what may follow a type is no part of the one behind it.
      advance()
      parseCompositionType()
    case .differentiable:
      advance()
      finishToken(.identifierType)
      expect(.leftParen)
      parseDifferentiableArguments()
      expectClosing(.rightParen)
    case .isolated:
      parseAtSignAndName()
      if at(.leftParen), !startsLine {
        parseIsolationArgument()
      } else {
        reportExpected(.leftParen)
      }
    case .custom, .convention, .opaqueReturnTypeOf:
      parseAtSignAndName()
      if atAttributeArguments() { parseParenthesizedArguments(of: .custom) }
    }
    finish(.attribute, start)
  }

  /// '(' name ')'
  private mutating func parseIsolationArgument() {
    if !isAdjacentToPrevious { report("white space stands before the arguments of an attribute") }
    advance()
    parseNameArgument(allowsKeyword: true)
    expectClosing(.rightParen)
  }
}

// MARK: Looking

extension Parser {
  /// Whether the parenthesis here, behind the name of an attribute or a specifier, opens its
  /// arguments and is not what it stands before: with white space before it, only where an
  /// attribute or a declaration follows.
  func atAttributeArguments() -> Bool {
    guard at(.leftParen), !startsLine else { return false }
    return isAdjacentToPrevious || isBeforeAttributeOrDeclaration()
  }

  @inline(never)
  private func isBeforeAttributeOrDeclaration() -> Bool {
    let index = indexAfterSkipping(position)
    return lexed[index].kind == .atSign || startsDeclaration(at: index)
  }

  /// Takes an attribute of a type, in a lookahead.
  mutating func skipAttribute() {
    let typeAttribute = atBuiltInTypeAttribute()
    let attribute = atBuiltInAttribute()
    advance()
    switch typeAttribute {
    case .plain, .opaqueReturnTypeOf:
      return advance()
    case .convention, .differentiable, .isolated:
      advance()
    case .custom:
      if attribute != .custom {
        advance()
      } else {
        let start = checkpoint()
        guard skipSimpleType() else { return rewind(to: start) }
      }
    }
    if atAttributeArguments() { skipBalanced() }
  }
}
