import Syntax

extension Parser {
  /// modifiers = modifier*
  mutating func parseModifiers() {
    while true {
      switch kind {
      case .private, .fileprivate, .internal, .public, .package, .open:
        parseModifier { $0.at(.set) }
      case .unowned:
        parseModifier { $0.atIdentifier }
      case .nonisolated:
        parseModifier { $0.at(.unsafe, .nonsending) }
      case .class:
        guard isClassModifier else { return }
        parsePlainModifier()
      case .infix, .prefix, .postfix:
        guard !atOperatorDeclaration else { return }
        parsePlainModifier()
      case .static, .final, .override, .required, .convenience, .lazy, .weak, .mutating,
        .nonmutating, .dynamic, .indirect, .optional, .async, .isolated, .distributed, .borrowing,
        .consuming, .__consuming, ._const, ._local, .__setter_access:
        parsePlainModifier()
      default:
        return
      }
    }
  }

  /// modifier = name
  mutating func parsePlainModifier() {
    let start = mark()
    advance()
    finish(.declModifier, start)
  }

  /// modifier = name ('(' detail ')')?
  private mutating func parseModifier(detail isDetail: (borrowing Parser) -> Bool) {
    let start = mark()
    advance()
    if at(.leftParen) {
      let detail = mark()
      advance()
      if isDetail(self) { advance(as: .identifier) } else { reportExpected(.identifier) }
      expectClosing(.rightParen)
      finish(.declModifierDetail, detail)
    }
    finish(.declModifier, start)
  }

  /// In `class func` and `class override`, `class` is a modifier.
  private var isClassModifier: Bool {
    lexed[position + 1].kind == .override || startsDeclaration(at: position + 1)
  }

  /// The fixity of an operator declaration is part of the declaration, not a modifier.
  var atOperatorDeclaration: Bool {
    at(.prefix, .infix, .postfix) && peek() == .operator
  }
}

// MARK: Lookahead

extension Parser {
  /// Returns the index after the modifier at an index and its parentheses, or nil if there is none.
  ///
  /// Parentheses after `open` are not consumed, because it could be a call.
  func indexAfterModifier(at index: Int) -> Int? {
    switch lexed[index].kind {
    case .private, .fileprivate, .internal, .public, .package, .nonisolated, .unowned:
      return lexed[index + 1].kind == .leftParen ? indexAfterDetail(at: index + 1) : index + 1
    case .static:
      return index + 1
    case let kind where kind.isContextualModifier:
      return index + 1
    default:
      return nil
    }
  }

  /// Returns the index after a modifier's parentheses. If they contain anything but names, the
  /// index is inside them.
  private func indexAfterDetail(at start: Int) -> Int {
    var index = start + 1
    let end = start + Self.maximumStrayTokens
    while index < end, lexed[index].kind.recoveryRank < .closingBracket {
      if let closing = lexed[index].kind.closingBracket {
        index = indexOnLine(of: closing, from: index) ?? index
      }
      index += 1
    }
    return lexed[index].kind == .rightParen ? index + 1 : start + 1
  }
}

extension TokenKind {
  /// Whether the token is a name that can also be a modifier.
  var isContextualModifier: Bool {
    switch self {
    case .final, .override, .required, .convenience, .lazy, .weak, .unowned, .mutating,
      .nonmutating, .dynamic, .indirect, .optional, .open, .package, .async, .isolated,
      .nonisolated, .distributed, .borrowing, .consuming, .infix, .prefix, .postfix, .reasync,
      .sending, .__consuming, ._const, ._local, .__setter_access, ._compilerInitialized:
      true
    default:
      false
    }
  }
}
