import SourceText
import Syntax

/// A recursive-descent parser over the tokens of one file.
///
/// It copies the lexed tokens one by one into the tree's token table (splitting an operator where the
/// grammar reads it as several) and appends each node behind its children: postorder, so that a node
/// may begin at a place that was passed long ago, as the calls and member accesses of a chain do.
/// `SyntaxParser` turns the order round at the end.
struct Parser: ~Copyable {
  /// The file's bytes, zero padded.
  let text: UnsafePointer<UInt8>

  /// The lexed tokens; the last one is `endOfFile`. Only splitting writes to them.
  let lexed: UnsafeMutablePointer<TokenRecord>
  let longTokens: [LongToken]

  /// The lexed token that is next.
  var position = 0
  private let lastPosition: Int

  /// What is built: tokens in source order and nodes in postorder. These are `ParserTables` taken apart,
  /// since a struct of many words is copied whole to read one of them.
  var tokens: Table<TokenRecord>
  private(set) var nodes: Table<NodeRecord>
  private(set) var nodeKinds: Table<SyntaxKind>

  /// Errors so far, those of a speculation included.
  private(set) var errorCount = 0
  private(set) var diagnostics: [SyntaxDiagnostic] = []

  /// How many productions that open no bracket are being parsed inside each other.
  var depth = 0

  /// How many brackets are open.
  private(set) var nesting = 0

  private var speculationDepth = 0

  /// Whether all that happens now will be taken back.
  var isSpeculating: Bool { speculationDepth > 0 }
  private var splits: [Split] = []

  /// More brackets than this inside each other are an error, as they are for the official parser.
  static let maximumNesting = 256

  /// More productions than this inside each other are an error: `a ? b ? c ? …` without end. The deepest
  /// nesting of brackets stays below it.
  static let maximumDepth = 1000

  /// A lexed token as it was before the grammar split it.
  private struct Split {
    let position: Int
    let original: TokenRecord
  }

  init(text: UnsafePointer<UInt8>, lexed: LexedTokens, tables: ParserTables) {
    self.text = text
    self.lexed = lexed.tokens.base
    self.longTokens = lexed.longTokens
    self.lastPosition = lexed.tokens.count - 1
    tokens = tables.tokens
    nodes = tables.nodes
    nodeKinds = tables.nodeKinds
    self.diagnostics = lexed.diagnostics
    self.errorCount = lexed.diagnostics.count
  }
}

// MARK: Looking

extension Parser {
  /// The next token.
  var current: TokenRecord {
    @inline(__always) get { lexed[position] }
  }

  /// The next token's kind.
  var kind: TokenKind {
    @inline(__always) get { lexed[position].kind }
  }

  /// The token `distance` behind the next one; `endOfFile` for all behind the end.
  @inline(__always)
  func peekToken(_ distance: Int = 1) -> TokenRecord {
    lexed[min(position &+ distance, lastPosition)]
  }

  @inline(__always)
  func peek(_ distance: Int = 1) -> TokenKind {
    peekToken(distance).kind
  }

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool {
    self.kind == kind
  }

  @inline(__always)
  func at(_ first: TokenKind, _ second: TokenKind) -> Bool {
    let kind = kind
    return kind == first || kind == second
  }

  @inline(__always)
  func at(_ first: TokenKind, _ second: TokenKind, _ third: TokenKind) -> Bool {
    let kind = kind
    return kind == first || kind == second || kind == third
  }

  /// Whether the next token is a name, a contextual keyword among them.
  var atIdentifier: Bool {
    @inline(__always) get { kind.isIdentifierLike }
  }

  /// Whether a line end stands before the next token.
  var startsLine: Bool {
    @inline(__always) get { lexed[position].flags.contains(.startsLine) }
  }

  /// The end of a token's text.
  @inline(__always)
  func end(of token: TokenRecord) -> UInt32 {
    token.shortLength != TokenRecord.longLength
      ? token.start &+ UInt32(token.shortLength) : endOfLongToken(startingAt: token.start)
  }

  /// The long token that begins last before an offset: what is left of a split one keeps its end.
  private func endOfLongToken(startingAt start: UInt32) -> UInt32 {
    var low = 0
    var high = longTokens.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if longTokens[middle].start <= start { low = middle } else { high = middle }
    }
    return longTokens[low].end
  }

  /// The length of a token's text in bytes.
  @inline(__always)
  func length(of token: TokenRecord) -> Int {
    Int(end(of: token) &- token.start)
  }

  /// Whether no trivia stands between the token before and the next one.
  var isAdjacentToPrevious: Bool {
    @inline(__always) get {
      tokens.count > 0 && end(of: tokens[tokens.count &- 1]) == current.start
    }
  }

  /// Whether no trivia stands between the token at a distance and the one behind it.
  @inline(__always)
  func isAdjacent(_ distance: Int) -> Bool {
    end(of: peekToken(distance)) == peekToken(distance + 1).start
  }

  /// The first byte of a token's text; 0 at the end of the file.
  @inline(__always)
  func firstByte(of token: TokenRecord) -> UInt8 {
    text[Int(token.start)]
  }

  /// Whether a token's text is `expected`.
  @inline(__always)
  func text(of token: TokenRecord, is expected: StaticString) -> Bool {
    length(of: token) == expected.utf8CodeUnitCount && bytes(text + Int(token.start), are: expected)
  }

  /// Whether a token's text starts with `prefix`.
  @inline(__always)
  func text(of token: TokenRecord, startsWith prefix: StaticString) -> Bool {
    length(of: token) >= prefix.utf8CodeUnitCount && bytes(text + Int(token.start), are: prefix)
  }

  /// Whether the next token is a name or a keyword that reads `text`, back-ticks not allowed.
  @inline(__always)
  func atWord(_ text: StaticString) -> Bool {
    self.text(of: current, is: text)
  }

  /// Whether the next token is an operator that reads `text`, whatever the spaces around it.
  @inline(__always)
  func atOperator(_ text: StaticString) -> Bool {
    kind.isOperator && self.text(of: current, is: text)
  }

  /// Whether the next token is an operator, or a `?` or `!`, that begins with a byte.
  @inline(__always)
  func atOperator(startingWith byte: Unicode.Scalar) -> Bool {
    kind.isOperator && firstByte(of: current) == UInt8(truncatingIfNeeded: byte.value)
  }

  /// Whether the next token is `...`, the mark of a variadic parameter or a pack.
  var atEllipsis: Bool {
    @inline(__always) get { kind == .ellipsis || atOperator("...") }
  }
}

// MARK: Consuming

extension Parser {
  /// Takes the next token.
  @inline(__always)
  mutating func advance() {
    let token = lexed[position]
    adjustNesting(for: token.kind)
    tokens.append(token)
    if position < lastPosition { position &+= 1 }
  }

  /// Takes the next token under another kind: a keyword that is a name here, an operator that is `<`.
  @inline(__always)
  mutating func advance(as kind: TokenKind) {
    var token = lexed[position]
    token.kind = kind
    adjustNesting(for: kind)
    tokens.append(token)
    if position < lastPosition { position &+= 1 }
  }

  /// Takes the next token if it has a kind.
  @inline(__always)
  @discardableResult
  mutating func consume(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  /// Takes the first `count` bytes of the next token as a token of their own, if it starts with
  /// `prefix`; the rest stays, with the kind the lexer would have given it.
  @discardableResult
  mutating func consumePrefix(_ prefix: StaticString, as kind: TokenKind) -> Bool {
    guard text(of: current, startsWith: prefix) else { return false }
    consumePrefix(byteCount: prefix.utf8CodeUnitCount, as: kind)
    return true
  }

  /// Takes the first `count` bytes of the next token as a token of their own.
  mutating func consumePrefix(byteCount count: Int, as kind: TokenKind) {
    let token = current
    guard length(of: token) > count else { return advance(as: kind) }
    splits.append(Split(position: position, original: token))
    adjustNesting(for: kind)
    tokens.append(
      TokenRecord(
        start: token.start, shortLength: UInt16(count), kind: kind,
        flags: token.flags.intersection(.startsLine)))
    lexed[position] = rest(of: token, behind: count)
  }

  private func rest(of token: TokenRecord, behind count: Int) -> TokenRecord {
    var rest = token
    rest.start += UInt32(count)
    rest.flags.remove(.startsLine)
    if token.shortLength != TokenRecord.longLength { rest.shortLength -= UInt16(count) }
    guard length(of: rest) == 1 else { return rest }
    switch firstByte(of: rest) {
    case UInt8(ascii: "="): rest.kind = .equal
    case UInt8(ascii: "?"): rest.kind = .postfixQuestionMark
    case UInt8(ascii: "!"): rest.kind = .exclamationMark
    case UInt8(ascii: "."): rest.kind = .period
    case UInt8(ascii: "&"): rest.kind = .prefixAmpersand
    default: break
    }
    return rest
  }

  @inline(__always)
  private mutating func adjustNesting(for kind: TokenKind) {
    switch kind {
    case .leftAngle, .leftBrace, .leftParen, .leftSquare, .poundIf: nesting &+= 1
    case .rightAngle, .rightBrace, .rightParen, .rightSquare, .poundEndif: nesting &-= 1
    default: break
    }
  }

  /// Takes a token of a kind, or reports that it is missing.
  @inline(__always)
  mutating func expect(_ kind: TokenKind) {
    if self.kind == kind { advance() } else { reportExpected(kind) }
  }

  /// Takes a name, or reports that it is missing.
  @inline(__always)
  mutating func expectIdentifier() {
    if atIdentifier { advance(as: .identifier) } else { reportExpected(.identifier) }
  }
}

// MARK: Building

extension Parser {
  /// Where a node begins: how many tokens and nodes stand before it.
  struct Mark {
    let token: UInt32
    let node: UInt32
  }

  /// The place of the next token, for a node that begins there.
  @inline(__always)
  func mark() -> Mark {
    Mark(
      token: UInt32(truncatingIfNeeded: tokens.count),
      node: UInt32(truncatingIfNeeded: nodes.count))
  }

  /// Appends a node that holds everything since a mark.
  @inline(__always)
  mutating func finish(_ kind: SyntaxKind, _ mark: Mark) {
    let subtreeSize = UInt32(truncatingIfNeeded: nodes.count) &- mark.node &+ 1
    nodes.append(
      NodeRecord(
        firstToken: mark.token, endToken: UInt32(truncatingIfNeeded: tokens.count),
        subtreeSize: subtreeSize))
    nodeKinds.append(kind)
  }

  /// Appends a node without tokens where something is missing.
  mutating func finishMissing(_ kind: SyntaxKind) {
    finish(kind, mark())
  }

  /// Takes the node back that was finished last; what it held stays.
  mutating func removeLastNode() {
    nodes.truncate(to: nodes.count - 1)
    nodeKinds.truncate(to: nodeKinds.count - 1)
  }

  /// Whether a token was taken since a mark.
  @inline(__always)
  func hasTokens(since mark: Mark) -> Bool {
    tokens.count > Int(mark.token)
  }
}

// MARK: Damage

extension Parser {
  /// Reports an error before the next token.
  @inline(never)
  mutating func report(_ message: @autoclosure () -> String) {
    errorCount += 1
    guard speculationDepth == 0, diagnostics.count < 1000 else { return }
    diagnostics.append(
      SyntaxDiagnostic(offset: ByteOffset(current.start), message: message()))
  }

  @inline(never)
  mutating func reportExpected(_ kind: TokenKind) {
    report("expected \(kind.spelling)")
  }

  /// Reports the next token as unexpected and takes it and those behind it, whole brackets at a time,
  /// until `isEnd` or the end of the file. The tokens become a node of their own. A right bracket that
  /// nothing opened ends the run too unless it comes first.
  mutating func skipUnexpected(until isEnd: (borrowing Parser) -> Bool) {
    guard !at(.endOfFile), !isEnd(self) else { return }
    let spelling = currentSpelling
    report("unexpected \(spelling)")
    let start = mark()
    repeat {
      skipBalanced()
    } while !at(.endOfFile) && !isEnd(self)
    finish(.unexpectedNodes, start)
  }

  /// Takes one token, or one pair of brackets with all that it holds; not recursive. What is skipped
  /// leaves the nesting as it is: a stray right bracket closes nothing.
  mutating func skipBalanced() {
    let nestingBefore = nesting
    defer { nesting = nestingBefore }
    var depth = 0
    repeat {
      switch kind {
      case .leftParen, .leftBrace, .leftSquare, .poundIf: depth += 1
      case .rightParen, .rightBrace, .rightSquare, .poundEndif: depth -= 1
      default: break
      }
      advance()
    } while depth > 0 && !at(.endOfFile)
  }

  /// Whether no more brackets may be opened. Reports it, and takes all the tokens left, as the official
  /// parser does: whatever called sees the end of the file.
  @inline(__always)
  mutating func stopsAtMaximumNesting() -> Bool {
    guard nesting > Self.maximumNesting else { return false }
    stop("brackets are nested more than \(Self.maximumNesting) deep")
    return true
  }

  /// The same for productions that nest without brackets.
  @inline(__always)
  mutating func stopsAtMaximumDepth() -> Bool {
    guard depth > Self.maximumDepth else { return false }
    stop("this is nested too deep")
    return true
  }

  @inline(never)
  private mutating func stop(_ message: String) {
    guard !at(.endOfFile) else { return }
    report(message)
    let start = mark()
    while !at(.endOfFile) { advance() }
    finish(.unexpectedNodes, start)
  }

  private var currentSpelling: String {
    "'" + String(decoding: UnsafeBufferPointer(start: text + Int(current.start), count: min(40, length(of: current))), as: UTF8.self) + "'"
  }
}

// MARK: Speculation

extension Parser {
  /// Everything that a speculation may change.
  struct Checkpoint {
    fileprivate let position: Int
    fileprivate let mark: Mark
    fileprivate let nesting: Int
    fileprivate let errorCount: Int
    fileprivate let splitCount: Int
  }

  func checkpoint() -> Checkpoint {
    Checkpoint(
      position: position, mark: mark(), nesting: nesting, errorCount: errorCount,
      splitCount: splits.count)
  }

  mutating func rewind(to checkpoint: Checkpoint) {
    while splits.count > checkpoint.splitCount {
      let split = splits.removeLast()
      lexed[split.position] = split.original
    }
    position = checkpoint.position
    tokens.truncate(to: Int(checkpoint.mark.token))
    nodes.truncate(to: Int(checkpoint.mark.node))
    nodeKinds.truncate(to: Int(checkpoint.mark.node))
    nesting = checkpoint.nesting
    errorCount = checkpoint.errorCount
  }

  /// Runs `body`, takes back all that it consumed and built, and returns its answer.
  mutating func lookahead(_ body: (inout Parser) -> Bool) -> Bool {
    let start = checkpoint()
    speculationDepth += 1
    let answer = body(&self)
    speculationDepth -= 1
    rewind(to: start)
    return answer
  }

  /// Whether `body` parses without an error and then `condition` holds. Nothing is consumed.
  mutating func canParse(
    _ body: (inout Parser) -> Void, followedBy condition: (inout Parser) -> Bool = { _ in true }
  ) -> Bool {
    let errors = errorCount
    return lookahead { parser in
      body(&parser)
      return parser.errorCount == errors && condition(&parser)
    }
  }
}

/// Not a method, and what calls it is inlined: for a call of a method that is not, the compiler copies the
/// parser first, which took 6 % of the time.
@inline(never)
private func bytes(_ start: UnsafePointer<UInt8>, are expected: StaticString) -> Bool {
  for index in 0..<expected.utf8CodeUnitCount where start[index] != expected.utf8Start[index] {
    return false
  }
  return true
}
