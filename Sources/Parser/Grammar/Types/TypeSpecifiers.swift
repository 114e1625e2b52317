import Syntax

extension Parser {
  /// specifiers-and-attributes = specifier* type-attribute* nonisolated?
  ///
  /// Returns whether there were any.
  @inline(__always)
  mutating func parseTypeSpecifiersAndAttributes() -> Bool {
    switch kind {
    case .atSign, .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending,
      .nonisolated:
      parseSpecifiersAndAttributes()
    default:
      false
    }
  }

  @inline(never)
  private mutating func parseSpecifiersAndAttributes() -> Bool {
    let start = mark()
    while isTypeSpecifierFollowedByType {
      if kind.isTypeSpecifier {
        finishToken(.simpleTypeSpecifier)
      } else if atNonisolatedTypeSpecifier {
        parseNonisolatedTypeSpecifier()
      } else {
        break
      }
    }
    while at(.atSign) { parseTypeAttribute() }
    if atNonisolatedTypeSpecifier, isTypeSpecifierFollowedByType {
      parseNonisolatedTypeSpecifier()
    }
    return hasTokens(since: start)
  }

  /// With a parenthesis on the next line, `nonisolated` is not a specifier.
  private var atNonisolatedTypeSpecifier: Bool {
    at(.nonisolated) && !(peek() == .leftParen && peekToken().flags.contains(.startsLine))
  }

  /// nonisolated = 'nonisolated' ('(' 'nonsending' ')')?
  ///
  /// Without its argument, it is allowed only before the name of a type, as in an inheritance
  /// clause.
  private mutating func parseNonisolatedTypeSpecifier() {
    let start = mark()
    advance()
    if atAttributeArguments() {
      advance()
      expect(.nonsending)
      expectClosing(.rightParen)
    } else if !lookahead({ $0.skipTypeName() }) {
      reportExpected(.leftParen)
    }
    finish(.nonisolatedTypeSpecifier, start)
  }
}
