import Syntax

extension Parser {
  /// specifiers-and-attributes = specifier* type-attribute* nonisolated?
  ///
  /// Says whether there were any.
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
    while startsType(behindSpecifierAt: position) {
      if kind.specifiesType {
        finishToken(.simpleTypeSpecifier)
      } else if atNonisolatedTypeSpecifier {
        parseNonisolatedTypeSpecifier()
      } else {
        break
      }
    }
    while at(.atSign) { parseTypeAttribute() }
    if atNonisolatedTypeSpecifier, startsType(behindSpecifierAt: position) {
      parseNonisolatedTypeSpecifier()
    }
    return hasTokens(since: start)
  }

  /// Specifiers may be names of types too: `sending` alone is one, `sending A` is a specifier.
  func startsType(behindSpecifierAt index: Int) -> Bool {
    guard lexed[index].kind != .endOfFile else { return false }
    let next = lexed[index + 1]
    switch next.kind {
    case .atSign, .leftParen, .leftSquare, .wildcard: return true
    case .inout, .capitalAnyKeyword, .capitalSelfKeyword, .var, .let: return true
    case .prefixOperator: return text(of: next, is: "~")
    default: return next.kind.isIdentifierLike
    }
  }

  /// A parenthesis on the next line is no argument of `nonisolated`, nor is `nonisolated` a specifier.
  private var atNonisolatedTypeSpecifier: Bool {
    at(.nonisolated) && !(peek() == .leftParen && peekToken().flags.contains(.startsLine))
  }

  /// nonisolated = 'nonisolated' ('(' 'nonsending' ')')?
  ///
  /// Without its argument it stands only before the name of a type, as in an inheritance clause.
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

extension TokenKind {
  /// Whether the token may say how a value of the type behind it is passed.
  var specifiesType: Bool {
    switch self {
    case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending: true
    default: false
    }
  }
}
