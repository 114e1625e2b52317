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

  /// White space is an error after the `@`, in Swift 6.
  private mutating func parseAtSignAndName() {
    if !isAdjacent(0) { warn("extraneous white space after '@': Swift 6 does not allow it") }
    advance()
    parseAttributeName()
  }

  /// '(' arguments ')'
  ///
  /// White space is an error before the parenthesis, in Swift 6.
  private mutating func parseParenthesizedArguments(of attribute: BuiltInAttribute) {
    warnOfSpaceBeforeArguments()
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
      // The name is parsed as a type, so that a suffix of it does not become part of the next type.
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
    case .convention:
      parseAtSignAndName()
      if at(.leftParen), !startsLine { parseParenthesizedArguments(of: .custom) }
    case .custom, .opaqueReturnTypeOf:
      parseAtSignAndName()
      if atAttributeArguments() { parseParenthesizedArguments(of: .custom) }
    }
    finish(.attribute, start)
  }

  /// '(' name ')'
  private mutating func parseIsolationArgument() {
    warnOfSpaceBeforeArguments()
    advance()
    parseNameArgument(allowsKeyword: true)
    expectClosing(.rightParen)
  }
}

extension Parser {
  private mutating func warnOfSpaceBeforeArguments() {
    guard !isAdjacentToPrevious else { return }
    warn("extraneous white space before the arguments of an attribute: Swift 6 does not allow it")
  }
}

// MARK: Lookahead

extension Parser {
  /// Returns whether the parenthesis after the name of an attribute or a specifier opens its
  /// arguments. After white space, it does so only if an attribute or a declaration follows.
  func atAttributeArguments() -> Bool {
    guard at(.leftParen), !startsLine else { return false }
    return isAdjacentToPrevious || isBeforeAttributeOrDeclaration()
  }

  @inline(never)
  private func isBeforeAttributeOrDeclaration() -> Bool {
    let index = indexAfterSkipping(position)
    return lexed[index].kind == .atSign || startsDeclaration(at: index)
  }

  /// Consumes an attribute of a type during lookahead.
  mutating func skipAttribute() {
    let typeAttribute = atBuiltInTypeAttribute()
    let attribute = atBuiltInAttribute()
    advance()
    switch typeAttribute {
    case .plain, .opaqueReturnTypeOf:
      return advance()
    case .convention, .differentiable, .isolated:
      advance()
      if at(.leftParen), !startsLine { skipBalanced() }
      return
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
