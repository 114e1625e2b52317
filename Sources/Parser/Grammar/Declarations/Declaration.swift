import Syntax

extension Parser {
  /// Returns whether a declaration starts here, including attributes and modifiers. The parser
  /// calls this for every statement, so the kind of the token decides nearly always.
  ///
  /// - Parameters:
  ///   - allowInitDecl: Whether `init` starts a declaration; in an initializer's body it is a call.
  ///   - requiresDecl: Whether only declarations are allowed here, as among members.
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
      // An Objective-C string is not an attribute. Attributes must be followed by a declaration.
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
        && startsDeclarationAfterModifiers(at: index, allowInitDecl, requiresDecl)
    }
  }

  /// Returns whether a declaration follows names that may be modifiers, so that they are modifiers.
  @inline(never)
  private func startsDeclarationAfterModifiers(
    at start: Int, _ allowInitDecl: Bool, _ requiresDecl: Bool
  ) -> Bool {
    var index = start
    while let following = indexAfterModifier(at: index) {
      index = following
      // So many modifiers are an error. They are consumed at once, so that lookahead is not
      // repeated from each of them.
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

  /// Before the keyword of another declaration, `actor` is a misplaced modifier if a name follows.
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

  /// Consumes the tokens between the modifiers and the keyword on this line.
  private mutating func skipToDeclarationIntroducer(since start: Mark) {
    report("expected a declaration")
    if !hasTokens(since: start) {
      // The caller saw a declaration here and relies on a token being consumed.
      let unexpected = mark()
      skipBalanced()
      finish(.unexpectedNodes, unexpected)
    }
    skipUnexpected { $0.isAfterStrayModifiers }
  }

  private var isAfterStrayModifiers: Bool {
    switch kind {
    case .rightBrace, .rightParen, .rightSquare, .semicolon, .poundElseif, .poundElse, .poundEndif:
      true
    default:
      kind.isDeclarationIntroducer || startsLine
    }
  }

  /// name = identifier
  ///
  /// Accepts a keyword or a number as the name, with an error. Returns whether there was a name.
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
  /// Whether the token determines the kind of declaration after attributes and modifiers.
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
