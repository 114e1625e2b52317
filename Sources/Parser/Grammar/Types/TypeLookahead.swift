import Syntax

// Call functions that start with `skip` only during lookahead: they consume tokens, create no
// nodes, and return whether the tokens match their names. They take linear time, and their
// recursion is limited by the nesting of brackets.

extension Parser {
  /// Returns whether a type follows.
  mutating func canParseType() -> Bool {
    lookahead { $0.skipType() }
  }

  /// type = 'repeat'? scalar-type '...'?
  mutating func skipType() -> Bool {
    repeat {
      consume(.repeat)
      guard skipTypeWithoutArrow() else { return false }
    } while skipFunctionTypeArrow()
    if atEllipsis { advance() }
    return true
  }

  /// Consumes a type that is not a pack expansion.
  private mutating func skipScalarType() -> Bool {
    guard skipTypeWithoutArrow() else { return false }
    return skipFunctionTypeArrow() ? skipType() : true
  }

  private mutating func skipTypeWithoutArrow() -> Bool {
    guard skipTypeSpecifiers() else { return false }
    while at(.atSign) { skipAttribute() }
    return skipCompositionType()
  }

  /// Consumes an arrow. Consumes effect specifiers before it even if there is no arrow.
  private mutating func skipFunctionTypeArrow() -> Bool {
    while true {
      switch kind {
      case .arrow:
        advance()
        return true
      case .async, .reasync:
        advance()
      case .throws, .rethrows:
        skipThrowsClause()
      case .throw, .try:
        guard !startsLine else { return false }
        skipThrowsClause()
      case .await:
        guard !startsLine else { return false }
        advance()
      default:
        return false
      }
    }
  }

  private mutating func skipThrowsClause() {
    advance()
    guard consume(.leftParen) else { return }
    _ = skipCompositionType()
    consume(.rightParen)
  }

  private mutating func skipTypeSpecifiers() -> Bool {
    while kind.isTypeSpecifier || at(.nonisolated, .dependsOn) {
      guard isTypeSpecifierFollowedByType else { return true }
      let specifier = kind
      advance()
      guard specifier == .nonisolated || specifier == .dependsOn else { continue }
      if at(.leftParen), !startsLine {
        guard specifier == .dependsOn ? atAttributeArguments() : atNonsendingArgument else {
          return false
        }
        skipBalanced()
      } else if specifier == .dependsOn {
        return false
      }
    }
    return true
  }

  /// `(nonsending)` on one line.
  private var atNonsendingArgument: Bool {
    peek() == .nonsending && !peekToken().flags.contains(.startsLine)
      && peek(2) == .rightParen && !peekToken(2).flags.contains(.startsLine)
  }

  mutating func skipCompositionType() -> Bool {
    if at(.some, .any, .each) { advance() }
    guard skipSimpleType() else { return false }
    while atOperator(startingWith: "&"), atOperator("&") {
      advance()
      guard skipSimpleType() else { return false }
    }
    return true
  }
}

// MARK: Simple types

extension Parser {
  mutating func skipSimpleType() -> Bool {
    switch kind {
    case .capitalAnyKeyword, .wildcard:
      advance()
    case .leftParen:
      guard skipTupleType() else { return false }
    case .leftSquare:
      guard skipCollectionType() else { return false }
    case .repeat:
      return true
    case .prefixOperator:
      guard text(of: current, is: "~") else { return false }
      advance()
      guard skipTypeName() else { return false }
    default:
      guard atIdentifier || at(.capitalSelfKeyword), skipTypeName() else { return false }
    }
    return skipTypeSuffixes()
  }

  private mutating func skipTypeSuffixes() -> Bool {
    while true {
      switch kind {
      case .period:
        advance()
        if at(.typeKeyword, .protocolTypeKeyword) {
          advance()
        } else if !skipTypeName(allowsKeyword: true) {
          return false
        }
      case .postfixQuestionMark, .exclamationMark:
        guard !startsLine else { return true }
        advance()
      case .binaryOperator, .postfixOperator, .prefixOperator:
        guard at(prefix: "?") || at(prefix: "!"), isAdjacentToPrevious else { return true }
        consumePrefix(byteCount: 1, as: .postfixQuestionMark)
      default:
        return true
      }
    }
  }

  /// type-name = module-selector? name generic-arguments?
  mutating func skipTypeName(allowsKeyword: Bool = false) -> Bool {
    if atModuleSelector() { skipModuleSelectors() }
    if consume(.capitalAnyKeyword) { return true }
    guard atIdentifier || at(.capitalSelfKeyword) || allowsKeyword && kind.isReservedKeyword else {
      return false
    }
    advance()
    return !at(prefix: "<") || skipGenericArguments()
  }

  private mutating func skipTupleType() -> Bool {
    guard nesting <= Self.maximumNesting else { return false }
    advance()
    if at(.rightParen, .rightBrace) || atEllipsis
      || !at(.inout, .atSign) && atStartOfDeclaration()
    {
      return consume(.rightParen)
    }
    repeat {
      consume(.inout)
      guard skipTupleTypeElement() else { return false }
    } while consume(.comma) && !at(.rightParen)
    return consume(.rightParen)
  }

  private mutating func skipTupleTypeElement() -> Bool {
    guard startsParameterName(isClosure: false) else {
      guard skipType() else { return false }
      if atEllipsis { advance() }
      return true
    }
    advance()
    if atArgumentLabel() { advance() }
    guard consume(.colon), skipType() else { return false }
    if consume(.equal) { skipDefaultValue() }
    return true
  }

  /// Elements cannot have default values; consuming one shows that a tuple type was meant.
  private mutating func skipDefaultValue() {
    while !at(.rightParen, .rightBrace, .comma), !at(.endOfFile), !atEllipsis,
      !atStartOfDeclaration()
    {
      skipBalanced()
    }
  }

  private mutating func skipCollectionType() -> Bool {
    guard nesting <= Self.maximumNesting else { return false }
    advance()
    if skipIntegerArgument() {
      guard at(.of), !startsLine else { return false }
    } else {
      guard skipType() else { return false }
    }
    if at(.of), !startsLine {
      advance()
      return skipGenericArgument() && consume(.rightSquare)
    }
    if consume(.colon), !skipType() { return false }
    return consume(.rightSquare)
  }

  /// Consumes the count of an inline array type and its `of`.
  mutating func skipInlineArrayCount() -> Bool {
    guard skipIntegerArgument() || skipScalarType() else { return false }
    guard at(.of), !startsLine else { return false }
    advance()
    return true
  }
}
