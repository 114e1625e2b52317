import Syntax

extension Parser {
  /// Whether a declaration begins here, attributes and modifiers included. It is asked at every
  /// statement, so nearly all tokens are answered by their kind.
  ///
  /// - Parameters:
  ///   - allowInitDecl: Whether `init` begins a declaration; in an initializer's body it is a call.
  ///   - requiresDecl: Whether only declarations may stand here, as among members.
  @inline(__always)
  func atStartOfDeclaration(allowInitDecl: Bool = true, requiresDecl: Bool = false) -> Bool {
    startsDeclaration(at: position, allowInitDecl: allowInitDecl, requiresDecl: requiresDecl)
  }

  func startsDeclaration(
    at index: Int, allowInitDecl: Bool = true, requiresDecl: Bool = false
  ) -> Bool {
    let kind = lexed[index].kind
    switch kind {
    case .let, .var, .func, .struct, .class, .enum, .extension, .import, .protocol, .typealias,
      .associatedtype, .deinit, .subscript, .operator, .precedencegroup, .inout, ._borrowing:
      return true
    case .private, .fileprivate, .internal, .public, .static:
      return true
    case .case, .pound:
      return requiresDecl
    case .initKeyword:
      return allowInitDecl
    case .atSign:
      // An Objective-C string is no attribute. Behind attributes stands a declaration, or an error.
      return lexed[index + 1].kind != .stringQuote
    case .poundIf:
      return index == position && atIfConfigOfAttributes()
    case .macro:
      return lexed[index + 1].kind.isIdentifierLike
    case .actor:
      return lexed[index + 1].kind.isIdentifierLike
        || startsMisplacedActor(at: index, allowInitDecl, requiresDecl)
    default:
      return kind.isContextualModifier
        && startsDeclarationBehindModifiers(at: index, allowInitDecl, requiresDecl)
    }
  }

  /// Whether names that are modifiers have a declaration behind them, and are no plain names.
  @inline(never)
  private func startsDeclarationBehindModifiers(
    at start: Int, _ allowInitDecl: Bool, _ requiresDecl: Bool
  ) -> Bool {
    var index = start
    while let behind = indexBehindModifier(at: index) {
      index = behind
      // So many modifiers are damage; they are taken at once, not looked at from each of them.
      if index > start + Self.maximumStrayTokens { return true }
    }
    switch lexed[index].kind {
    case .pound: return true
    case .atSign, .poundIf: return requiresDecl
    default:
      return requiresDecl
        || startsDeclaration(at: index, allowInitDecl: allowInitDecl, requiresDecl: requiresDecl)
    }
  }

  /// `actor` before the keywords of another declaration was meant as a modifier if a name follows.
  @inline(never)
  private func startsMisplacedActor(
    at start: Int, _ allowInitDecl: Bool, _ requiresDecl: Bool
  ) -> Bool {
    var index = start + 1
    while lexed[index].kind.isReservedKeyword,
      startsDeclaration(at: index, allowInitDecl: allowInitDecl, requiresDecl: requiresDecl)
    {
      index += 1
    }
    return index > start + 1 && lexed[index].kind.isIdentifierLike
  }
}

// MARK: Parsing

extension Parser {
  /// declaration = attributes modifiers (import | nominal | function | variable | …)
  mutating func parseDeclaration() {
    let start = mark()
    if at(.atSign, .poundIf) { parseAttributes() }
    parseModifiers()
    if !kind.isDeclarationIntroducer, !atOperatorDeclaration {
      skipToDeclarationIntroducer(since: start)
    }
    switch kind {
    case .let, .var, .inout, ._borrowing: parseVariableDeclaration(start)
    case .func: parseFunctionDeclaration(start)
    case .initKeyword: parseInitializerDeclaration(start)
    case .struct: parseNominalDeclaration(.structDecl, start)
    case .class: parseNominalDeclaration(.classDecl, start)
    case .enum: parseNominalDeclaration(.enumDecl, start)
    case .protocol: parseNominalDeclaration(.protocolDecl, start)
    case .actor: parseNominalDeclaration(.actorDecl, start)
    case .extension: parseExtensionDeclaration(start)
    case .case: parseEnumCaseDeclaration(start)
    case .import: parseImportDeclaration(start)
    case .typealias: parseTypeAliasDeclaration(start)
    case .associatedtype: parseAssociatedTypeDeclaration(start)
    case .subscript: parseSubscriptDeclaration(start)
    case .deinit: parseDeinitializerDeclaration(start)
    case .macro: parseMacroDeclaration(start)
    case .pound: parseMacroExpansionDeclaration(start)
    case .precedencegroup: parsePrecedenceGroupDeclaration(start)
    case .operator, .prefix, .infix, .postfix: parseOperatorDeclaration(start)
    default: finish(.missingDecl, start)
    }
  }

  /// Skips what stands between the modifiers and the keyword, on this line.
  private mutating func skipToDeclarationIntroducer(since start: Mark) {
    report("expected a declaration")
    if !hasTokens(since: start) {
      // Whoever called saw a declaration here and relies on something being taken.
      let unexpected = mark()
      skipBalanced()
      finish(.unexpectedNodes, unexpected)
    }
    skipUnexpected { $0.isBehindStrayModifiers }
  }

  private var isBehindStrayModifiers: Bool {
    switch kind {
    case .rightBrace, .rightParen, .rightSquare, .semicolon, .poundElseif, .poundElse, .poundEndif:
      true
    default:
      kind.isDeclarationIntroducer || startsLine
    }
  }

  /// name = identifier
  ///
  /// A keyword or a number in its place is taken for it. Says whether there was anything.
  @discardableResult
  mutating func expectDeclarationName() -> Bool {
    if atIdentifier {
      advance(as: .identifier)
      return true
    }
    reportExpected(.identifier)
    switch kind {
    case .integerLiteral, .floatLiteral, .dollarIdentifier, .unknown: break
    case .wildcard where !startsLine: break
    case _ where kind.isReservedKeyword && !startsLine: break
    default: return false
    }
    advance()
    return true
  }
}

extension TokenKind {
  /// Whether the token says what sort of declaration stands behind attributes and modifiers.
  fileprivate var isDeclarationIntroducer: Bool {
    switch self {
    case .actor, .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import,
      .initKeyword, .inout, .let, .macro, .operator, .pound, .precedencegroup, .protocol, .struct,
      .subscript, .typealias, .var, ._borrowing:
      true
    default:
      false
    }
  }
}
