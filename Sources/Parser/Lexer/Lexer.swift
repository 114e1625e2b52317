import SourceText
import Syntax

/// A position in the file. Sixty-four zero bytes follow the file, so that a loop that stops at
/// zero, or a load of a word, needs no check for the end.
typealias Bytes = UnsafePointer<UInt8>

/// Splits a file into tokens, in one pass and without recursion.
///
/// The main loop switches over the class of the next byte. Extensions handle each kind of token:
/// each function takes the start of its token, appends the records, and returns the position after
/// them. Where the official lexer decides by context (whether an operator is prefix, whether `/`
/// opens a regex), this lexer makes the same decision.
struct Lexer {
  let text: Bytes
  let end: Bytes
  let classes: UnsafePointer<ByteClass>
  let traits: UnsafePointer<ByteTraits>
  let keywords: KeywordTable

  var tokens: Table<TokenRecord>
  var longTokens: [LongToken]
  var diagnostics: [SyntaxDiagnostic]

  /// The flags for the next token, from the trivia before it.
  var pendingFlags: TokenFlags = .startsLine
  /// The kind of the last token, for decisions about the next. The start of a file counts as the
  /// position after a semicolon.
  var previousKind = TokenKind.semicolon

  /// The open interpolations; the innermost is last.
  var interpolations: [Interpolation] = []
  /// The number of open parentheses in the innermost interpolation. Outside interpolations, the
  /// count starts so high that closing parentheses cannot bring it to zero, so that one comparison
  /// handles both cases.
  var openParens = Lexer.parensOutsideInterpolation
  static let parensOutsideInterpolation = Int.max / 2
  var isInSingleLineInterpolation = false

  // Results of earlier scans, so that no scan of the same bytes is repeated.
  var reportedTrivia = ReportedTrivia()
  var poundRunEnd: Bytes
  var failedCurlyQuoteEnd: Bytes
  var placeholderSearch: PlaceholderSearch
  var stringRuns = PoundRuns()
  var regexRuns = PoundRuns()
  var missingConflictEnds: ConflictMarkers = []

  /// Appends the tokens of a file to `output`; the last is `endOfFile` at offset `count`.
  ///
  /// - Parameter text: `count` bytes, followed by `SourceText.padding` zero bytes.
  static func lex(text: UnsafePointer<UInt8>, count: Int, into output: inout LexedTokens) {
    var lexer = Lexer(text: text, count: count, output: &output)
    lexer.lexFile()
    output.tokens = lexer.tokens
    output.longTokens = lexer.longTokens
    output.diagnostics = lexer.diagnostics
  }

  private init(text: Bytes, count: Int, output: inout LexedTokens) {
    self.text = text
    end = text + count
    classes = ByteTables.shared.classes
    traits = ByteTables.shared.traits
    keywords = KeywordTable.shared
    tokens = output.tokens
    // The arrays are moved: appending to a shared array would copy it.
    longTokens = []
    diagnostics = []
    swap(&longTokens, &output.longTokens)
    swap(&diagnostics, &output.diagnostics)
    poundRunEnd = text
    failedCurlyQuoteEnd = text
    placeholderSearch = PlaceholderSearch(start: text, end: text)
  }
}

// MARK: - The main loop

extension Lexer {
  private mutating func lexFile() {
    var next = text
    while true {
      switch classes[Int(next[0])] {
      case .space: next = afterSpaces(next + 1)
      case .lineEnd: next = afterLineEnd(next)
      case .identifierStart: next = lexName(next)
      case .digit: next = lexNumber(next)
      case .quote: next = lexString(at: next, pounds: 0, startingAt: next)
      case .backtick: next = lexBacktick(next)
      case .dollar: next = lexDollar(next)
      case .leftBrace: next = lexByte(.leftBrace, next)
      case .rightBrace: next = lexByte(.rightBrace, next)
      case .leftSquare: next = lexByte(.leftSquare, next)
      case .rightSquare: next = lexByte(.rightSquare, next)
      case .comma: next = lexByte(.comma, next)
      case .semicolon: next = lexByte(.semicolon, next)
      case .atSign: next = lexByte(.atSign, next)
      case .backslash: next = lexByte(.backslash, next)
      case .leftParen: next = lexLeftParen(next)
      case .rightParen: next = lexRightParen(next)
      case .colon:
        next = next[1] == ":" ? lexBytes(.colonColon, next, 2) : lexByte(.colon, next)
      case .period:
        next = isOperatorByte(next[1]) ? lexOperator(next) : lexByte(.period, next)
      case .equal: next = isOperatorByte(next[1]) ? lexOperator(next) : lexEqual(next)
      case .slash: next = lexSlash(next)
      case .mark: next = lexMark(next)
      case .angle: next = lexAngle(next)
      case .operatorStart: next = lexOperator(next)
      case .pound: next = lexPound(next)
      case .nonASCII: next = lexNonASCII(next)
      case .other:
        guard next < end else { return lexEndOfFile() }
        next = skipUnexpectedByte(next)
      }
    }
  }

  private mutating func lexEndOfFile() {
    if !interpolations.isEmpty { reportUnclosedString() }
    append(.endOfFile, from: end, to: end)
  }

  @inline(__always)
  private mutating func lexByte(_ kind: TokenKind, _ start: Bytes) -> Bytes {
    lexBytes(kind, start, 1)
  }

  @inline(__always)
  private mutating func lexBytes(_ kind: TokenKind, _ start: Bytes, _ count: Int) -> Bytes {
    append(kind, from: start, to: start + count)
    return start + count
  }

  @inline(__always)
  private mutating func lexLeftParen(_ start: Bytes) -> Bytes {
    if !isAfterTryMark { openParens &+= 1 }
    return lexByte(.leftParen, start)
  }

  @inline(__always)
  private mutating func lexRightParen(_ start: Bytes) -> Bytes {
    let isCounted = !isAfterTryMark
    append(.rightParen, from: start, to: start + 1)
    guard isCounted else { return start + 1 }
    guard openParens != 0 else { return endInterpolation(start + 1) }
    openParens &-= 1
    return start + 1
  }

  /// Whether the last two tokens are `try?` or `try!`. The official lexer reads the next token in a
  /// mode that expects a regex rather than an operator; in that mode it does not count parentheses
  /// and does not stop at the end of a line.
  var isAfterTryMark: Bool {
    @inline(__always) get {
      guard previousKind == .postfixQuestionMark || previousKind == .exclamationMark else {
        return false
      }
      return 1 < tokens.count && tokens[tokens.count - 2].kind == .try
    }
  }
}

// MARK: - Records and diagnostics

extension Lexer {
  @inline(__always)
  mutating func append(
    _ kind: TokenKind, from start: Bytes, to end: Bytes, _ flags: TokenFlags = []
  ) {
    let length = end - start
    let offset = UInt32(truncatingIfNeeded: start - text)
    let isLong = Int(TokenRecord.longLength) <= length
    if isLong { appendLongToken(offset, length) }
    tokens.append(
      TokenRecord(
        start: offset,
        shortLength: isLong ? TokenRecord.longLength : UInt16(truncatingIfNeeded: length),
        kind: kind,
        flags: pendingFlags.union(flags)))
    pendingFlags = []
    previousKind = kind
  }

  @inline(never)
  private mutating func appendLongToken(_ offset: UInt32, _ length: Int) {
    longTokens.append(LongToken(start: offset, end: offset + UInt32(length)))
  }

  @inline(never)
  mutating func report(_ message: String, at place: Bytes) {
    diagnostics.append(SyntaxDiagnostic(offset: ByteOffset(place - text), message: message))
  }

  @inline(__always)
  func isOperatorByte(_ byte: UInt8) -> Bool {
    // A byte above ASCII may continue an operator; the caller must check it.
    traits[Int(byte)].contains(.operator) || 0x80 <= byte
  }
}
