/// The kind of a token. Every keyword has its own kind, including contextual keywords; a contextual
/// keyword that the grammar reads as a name keeps its keyword kind.
public enum TokenKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  // End of file and invalid bytes.
  case endOfFile
  /// Bytes that form no token: stray control characters, invalid UTF-8, lone quotes.
  case unknown
  /// `#!/usr/bin/swift`, on the first line only.
  case shebang

  // Punctuation.
  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
  /// `<` and `>` around generic parameters and arguments; elsewhere they are operators.
  case leftAngle, rightAngle
  case comma, semicolon, colon, colonColon, period, atSign, pound, backslash
  case arrow, equal, prefixAmpersand, ellipsis
  /// `!` after an operand.
  case exclamationMark
  /// `?` after an operand, and `?` of a ternary.
  case postfixQuestionMark, infixQuestionMark

  // Operators, distinguished by the white space around them.
  case binaryOperator, prefixOperator, postfixOperator

  // Literals and their parts.
  case integerLiteral, floatLiteral
  case stringQuote, multilineStringQuote, singleQuote
  /// The `##` on either side of a raw string.
  case rawStringPoundDelimiter
  /// One line of a multi-line string, or the text between two interpolations.
  case stringSegment
  case regexSlash, regexPoundDelimiter, regexLiteralPattern

  // Directives.
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable
  case poundSourceLocation

  // Names.
  /// `_`
  case wildcard
  /// `$0`, `$name`
  case dollarIdentifier
  /// A name, with or without backticks, or an editor placeholder `<#name#>`.
  case identifier

  // Keywords whose names Swift reserves are called `initKeyword`, `typeKeyword` and so on;
  // `capitalSelfKeyword` is `Self`, `capitalAnyKeyword` is `Any`.

  // Contextual keywords: names except where the grammar expects the keyword.
  // `identifierLike` below relies on these kinds directly following `identifier`.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `__consuming`, `__owned`, `__setter_access`, `__shared`
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `_borrow`, `_borrowing`, `_compilerInitialized`, `_const`, `_consuming`, `_forward`
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `_linear`, `_local`, `_modify`, `_move`, `_mutating`, `_read`
  case `accesses`, `actor`, `addressWithNativeOwner`, `addressWithOwner`, `any`, `assignment`
  case `associativity`, `async`, `await`, `before`, `block`, `borrow`, `borrowing`, `canImport`
  case `compiler`, `consume`, `consuming`, `convenience`, `copy`, `dependsOn`, `didSet`, `discard`
  case `distributed`, `dynamic`, `each`, `final`, `get`, `higherThan`, `indirect`, `infix`
  case `initializes`, `isolated`, `kind`, `lazy`, `left`, `lowerThan`, `macro`, `modify`, `module`
  case `mutableAddressWithNativeOwner`, `mutableAddressWithOwner`, `mutate`, `mutating`, `none`
  case `nonisolated`, `nonmutating`, `nonsending`, `of`, `open`, `optional`, `override`, `package`
  case `postfix`, `prefix`, `protocolTypeKeyword`, `read`, `reasync`, `required`, `right`, `safe`,
    `scoped`
  case `sending`, `set`, `some`, `swift`, `then`, `typeKeyword`, `unchecked`, `unowned`, `unsafe`
  case `unsafeAddress`, `unsafeMutableAddress`, `using`, `weak`, `willSet`, `yield`

  // Reserved keywords: never names without backticks, except after a period and as labels.
  // `isReservedKeyword` relies on these kinds coming last.
  case `capitalAnyKeyword`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`,
    `default`
  case `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`
  case `for`, `func`, `guard`, `if`, `import`, `in`, `initKeyword`, `inout`, `internal`, `is`, `let`
  case `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`
  case `return`, `selfKeyword`, `capitalSelfKeyword`, `static`, `struct`, `subscript`, `super`,
    `switch`, `throw`
  case `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`
}

extension TokenKind {
  /// Whether the token is a name; contextual keywords are names.
  @inlinable
  public var isIdentifierLike: Bool {
    rawValue &- Self.identifier.rawValue <= Self.yield.rawValue - Self.identifier.rawValue
  }

  /// Whether the token is a keyword in every context.
  @inlinable
  public var isReservedKeyword: Bool { rawValue >= Self.capitalAnyKeyword.rawValue }

  /// Whether the name needs backticks, except after a period and as a label.
  public static func isReservedKeyword(_ name: String) -> Bool { reservedTexts.contains(name) }

  private static let reservedTexts = Set(
    allCases.filter(\.isReservedKeyword).compactMap(\.keywordText))

  @inlinable
  public var isContextualKeyword: Bool {
    rawValue > Self.identifier.rawValue && rawValue <= Self.yield.rawValue
  }

  @inlinable
  public var isKeyword: Bool { rawValue > Self.identifier.rawValue }

  @inlinable
  public var isOperator: Bool {
    rawValue >= Self.binaryOperator.rawValue && rawValue <= Self.postfixOperator.rawValue
  }

  /// The keyword as written in source; nil for other tokens.
  public var keywordText: String? {
    guard isKeyword else { return nil }
    switch self {
    case .initKeyword: return "init"
    case .selfKeyword: return "self"
    case .capitalSelfKeyword: return "Self"
    case .capitalAnyKeyword: return "Any"
    case .typeKeyword: return "Type"
    case .protocolTypeKeyword: return "Protocol"
    default: return "\(self)"
    }
  }
}

extension TokenKind {
  /// The token as error messages show it: its text in quotes, or a description.
  public var spelling: String {
    if let keywordText { return "'\(keywordText)'" }
    switch self {
    case .leftParen: return "'('"
    case .rightParen: return "')'"
    case .leftBrace: return "'{'"
    case .rightBrace: return "'}'"
    case .leftSquare: return "'['"
    case .rightSquare: return "']'"
    case .leftAngle: return "'<'"
    case .rightAngle: return "'>'"
    case .comma: return "','"
    case .semicolon: return "';'"
    case .colon: return "':'"
    case .colonColon: return "'::'"
    case .period: return "'.'"
    case .atSign: return "'@'"
    case .pound: return "'#'"
    case .backslash: return "'\\'"
    case .arrow: return "'->'"
    case .equal: return "'='"
    case .prefixAmpersand: return "'&'"
    case .ellipsis: return "'...'"
    case .exclamationMark: return "'!'"
    case .postfixQuestionMark, .infixQuestionMark: return "'?'"
    case .binaryOperator, .prefixOperator, .postfixOperator: return "an operator"
    case .integerLiteral: return "an integer"
    case .floatLiteral: return "a number"
    case .stringQuote, .singleQuote: return "'\"'"
    case .multilineStringQuote: return "'\"\"\"'"
    case .stringSegment: return "the text of a string"
    case .rawStringPoundDelimiter, .regexPoundDelimiter: return "'#'"
    case .regexSlash: return "'/'"
    case .regexLiteralPattern: return "the pattern of a regex"
    case .poundEndif: return "'#endif'"
    case .identifier: return "a name"
    case .wildcard: return "'_'"
    case .endOfFile: return "the end of the file"
    default: return "\(self)"
    }
  }
}
