import Syntax

/// The rank of a token for error recovery. The official parser searches for some optional parts of
/// a declaration after stray tokens of a lower rank and reports them; this parser must report the
/// same errors.
enum RecoveryRank: UInt8, Comparable {
  case nameOrLiteral, expressionKeyword, openingBracket, weakPunctuation, punctuation
  case closingBracket, strongPunctuation, leftBrace, keyword, rightBrace, directive

  static func < (left: RecoveryRank, right: RecoveryRank) -> Bool { left.rawValue < right.rawValue }
}

extension Parser {
  /// Returns the index of the next token of one of two kinds, if it is on this line and all tokens
  /// before it have a lower rank.
  func indexAfterStrayTokens(
    of first: TokenKind, or second: TokenKind, below rank: RecoveryRank
  ) -> Int? {
    var index = position
    let end = position + Self.maximumStrayTokens
    while index < end, !lexed[index].flags.contains(.startsLine) {
      let kind = lexed[index].kind
      if kind == first || kind == second { return index }
      guard kind.recoveryRank < rank, kind != .endOfFile else { return nil }
      if let closing = kind.closingBracket {
        guard let closingIndex = indexOnLine(of: closing, from: index) else { return nil }
        index = closingIndex
      }
      index += 1
    }
    return nil
  }

  /// Returns the index of the first token of a kind on this line, starting at an index.
  func indexOnLine(of kind: TokenKind, from start: Int) -> Int? {
    var index = start
    let end = start + Self.maximumStrayTokens
    while index < end, lexed[index].kind != .endOfFile, !lexed[index].flags.contains(.startsLine) {
      if lexed[index].kind == kind { return index }
      index += 1
    }
    return nil
  }

  /// The number of tokens to search for a missing part. Without a limit, a long invalid line would
  /// be searched again for each of its tokens.
  static let maximumStrayTokens = 64

  /// Consumes the tokens before an index as unexpected.
  mutating func skipUnexpected(before index: Int) {
    guard position < index else { return }
    skipUnexpected { $0.position >= index }
  }
}

extension TokenKind {
  /// The kind of the token that closes a bracket or a quote.
  var closingBracket: TokenKind? {
    switch self {
    case .leftParen: .rightParen
    case .leftSquare: .rightSquare
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .regexSlash,
      .regexPoundDelimiter:
      self
    default: nil
    }
  }

  var recoveryRank: RecoveryRank {
    switch self {
    case .binaryOperator, .prefixOperator, .postfixOperator: .expressionKeyword
    case .as, .is, .try, .throws, .rethrows, .capitalAnyKeyword, .where: .expressionKeyword
    case .capitalSelfKeyword, .selfKeyword, .super, .nil, .true, .false: .nameOrLiteral
    case .leftParen, .leftSquare, .leftAngle: .openingBracket
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .regexSlash,
      .regexPoundDelimiter:
      .openingBracket
    case .infixQuestionMark, .postfixQuestionMark, .exclamationMark, .period, .backslash,
      .ellipsis, .equal, .prefixAmpersand:
      .weakPunctuation
    case .atSign, .colon, .comma: .punctuation
    case .rightAngle, .rightParen, .rightSquare: .closingBracket
    case .semicolon, .arrow, .endOfFile: .strongPunctuation
    case .leftBrace: .leftBrace
    case .rightBrace: .rightBrace
    case .poundIf, .poundElseif, .poundElse, .poundEndif: .directive
    default: isReservedKeyword ? .keyword : .nameOrLiteral
    }
  }
}
