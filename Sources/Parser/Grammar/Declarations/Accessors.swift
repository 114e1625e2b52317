import Syntax

extension Parser {
  /// accessors = '{' (accessor+ | items) '}'
  mutating func parseAccessorBlock() {
    let start = mark()
    expect(.leftBrace)
    if atStartOfAccessor {
      repeat { parseAccessor() } while atStartOfAccessor
    } else {
      parseCodeBlockItems(until: .rightBrace)
    }
    expectClosing(.rightBrace)
    finish(.accessorBlock, start)
  }

  /// accessor = attributes modifier? specifier ('(' name ')')? effects? body?
  private mutating func parseAccessor() {
    let start = mark()
    if at(.atSign) { parseAttributes() }
    if kind.isAccessorModifier { parsePlainModifier() }
    let takesName = at(.set, .willSet, .didSet) || at(.initKeyword)
    if kind.isAccessorSpecifier { advance() } else { reportExpected(.get) }
    if takesName, at(.leftParen) {
      let parameters = mark()
      advance()
      expectIdentifier()
      expectClosing(.rightParen)
      finish(.accessorParameters, parameters)
    }
    parseEffectSpecifiersIfPresent(.accessorEffectSpecifiers)
    parseCodeBlockIfPresent()
    finish(.accessorDecl, start)
  }

  /// Whether an accessor starts here, rather than the code of a getter.
  private var atStartOfAccessor: Bool {
    var index = position
    while lexed[index].kind == .atSign { index = indexAfterAttribute(at: index) }
    if lexed[index].kind.isAccessorModifier { index += 1 }
    return lexed[index].kind.isAccessorSpecifier
  }
}

extension TokenKind {
  /// Whether the token names an accessor.
  var isAccessorSpecifier: Bool {
    switch self {
    case .get, .set, .didSet, .willSet, .unsafeAddress, .addressWithOwner, .addressWithNativeOwner,
      .unsafeMutableAddress, .mutableAddressWithOwner, .mutableAddressWithNativeOwner, ._read,
      ._modify, .initKeyword, .borrow:
      true
    default:
      false
    }
  }

  fileprivate var isAccessorModifier: Bool {
    switch self {
    case .mutating, .nonmutating, .borrowing, .consuming, .__consuming: true
    default: false
    }
  }
}
