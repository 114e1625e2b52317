import Syntax

/// The suffixes that may follow a type directly.
private enum TypeSuffixes {
  /// Members, metatypes, `?` and `!`.
  case all
  /// Metatypes, `?` and `!`: the root of a key path, whose members are components.
  case allButMembers
  /// Members and metatypes: the name of an attribute.
  case members
}

extension Parser {
  /// simple-type = '~'? (type-name | tuple-type | collection-type | '_') suffix*
  mutating func parseSimpleType() {
    parseSimpleType(.all)
  }

  /// - Parameter allowMemberTypes: Whether `.Name` belongs to the type; `.Type` always does.
  mutating func parseSimpleType(allowMemberTypes: Bool) {
    parseSimpleType(allowMemberTypes ? .all : .allButMembers)
  }

  /// attribute-name = simple-type without '?' and '!'
  mutating func parseAttributeName() {
    parseSimpleType(.members)
  }

  private mutating func parseSimpleType(_ suffixes: TypeSuffixes) {
    guard atOperator(startingWith: "~"), atOperator("~") else {
      return parseUnsuppressedType(suffixes)
    }
    let start = mark()
    advance(as: .prefixOperator)
    parseUnsuppressedType(suffixes)
    finish(.suppressedType, start)
  }

  private mutating func parseUnsuppressedType(_ suffixes: TypeSuffixes) {
    let start = mark()
    switch kind {
    case .leftParen:
      guard !stopsAtMaximumNesting() else { return finish(.tupleType, start) }
      parseTupleTypeBody()
      finish(.tupleType, start)
    case .leftSquare:
      parseCollectionType()
    case .capitalAnyKeyword, .wildcard:
      if atModuleSelector() { parseTypeName() } else { finishToken(.identifierType) }
    default:
      guard atIdentifier || at(.capitalSelfKeyword) || atModuleSelector() else {
        return reportMissingType()
      }
      parseTypeName()
    }
    parseTypeSuffixes(suffixes, from: start)
  }

  /// type-name = module-selector? (identifier | 'Self' | 'Any') generic-arguments?
  mutating func parseTypeName() {
    let start = mark()
    if parseModuleSelectorIfPresent() {
      parseMemberTypeName(mayStartLine: false)
    } else if atIdentifier {
      advance(as: .identifier)
    } else if at(.capitalSelfKeyword, .capitalAnyKeyword) {
      advance()
    } else {
      reportExpected(.identifier)
    }
    if at(prefix: "<") { parseGenericArgumentClause() }
    finish(.identifierType, start)
  }

  /// Parses the name after a period or a module selector, where keywords are names too.
  private mutating func parseMemberTypeName(mayStartLine: Bool) {
    if atIdentifier || kind.isReservedKeyword, mayStartLine || !startsLine {
      advance(as: .identifier)
    } else {
      reportExpected(.identifier)
    }
  }
}

// MARK: Suffixes

extension Parser {
  /// suffix = '.' name generic-arguments? | '.' ('Type' | 'Protocol') | '?' | '!'
  ///
  /// - Parameter start: The start of the type to which the suffixes belong.
  mutating func parseTypeSuffixes(from start: Mark) {
    parseTypeSuffixes(.all, from: start)
  }

  private mutating func parseTypeSuffixes(_ suffixes: TypeSuffixes, from start: Mark) {
    while true {
      switch kind {
      case .period:
        let isMetatype = peek() == .typeKeyword || peek() == .protocolTypeKeyword
        guard suffixes != .allButMembers || isMetatype, parseMemberType(from: start) else { return }
      case .postfixQuestionMark, .exclamationMark:
        guard suffixes != .members, !startsLine else { return }
        parseOptionalMark(from: start)
      case .binaryOperator, .postfixOperator, .prefixOperator:
        // The rest of an operator that started with the `>` of generic arguments.
        guard suffixes != .members, at(prefix: "?") || at(prefix: "!"), isAdjacentToPrevious else {
          return
        }
        parseOptionalMark(from: start)
      default:
        return
      }
    }
  }

  private mutating func parseOptionalMark(from start: Mark) {
    if at(prefix: "?") {
      consumePrefix("?", as: .postfixQuestionMark)
      finish(.optionalType, start)
    } else {
      consumePrefix("!", as: .exclamationMark)
      finish(.implicitlyUnwrappedOptionalType, start)
    }
    reportUnevenSpaceAroundEqual()
  }

  /// Parses a member or a metatype. Returns whether suffixes may follow.
  ///
  /// A period with white space after it but not before it is an error.
  private mutating func parseMemberType(from start: Mark) -> Bool {
    let isMisspaced = isAdjacentToPrevious && !isAdjacent(0)
    if isMisspaced { report("extraneous white space after '.': remove it") }
    advance()
    if isMisspaced, startsLine {
      finish(.memberType, start)
      return false
    }
    if at(.typeKeyword, .protocolTypeKeyword), !atModuleSelector() {
      advance()
      finish(.metatypeType, start)
      return true
    }
    let hasSelector = parseModuleSelectorIfPresent()
    parseMemberTypeName(mayStartLine: !hasSelector)
    if at(prefix: "<") { parseGenericArgumentClause() }
    finish(.memberType, start)
    return true
  }
}
