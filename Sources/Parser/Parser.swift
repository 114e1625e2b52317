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
  let lastPosition: Int

  let partners = BracketPartners()

  /// What is built: tokens in source order and nodes in postorder. These are `ParserTables` taken apart,
  /// since a struct of many words is copied whole to read one of them.
  var tokens: Table<TokenRecord>
  var nodes: Table<NodeRecord>
  var nodeKinds: Table<SyntaxKind>

  /// Errors so far, those of a speculation included.
  var errorCount = 0
  var diagnostics: [SyntaxDiagnostic] = []

  /// Whether the rest of the file was given up: what is missing there needs no saying.
  var hasStopped = false

  /// How many productions that open no bracket are being parsed inside each other.
  var depth = 0

  /// How many brackets are open.
  var nesting = 0

  var speculationDepth = 0

  /// Whether all that happens now will be taken back.
  var isSpeculating: Bool { speculationDepth > 0 }
  var splits: [Split] = []

  /// More brackets than this inside each other are an error, as they are for the official parser.
  static let maximumNesting = 256

  /// More productions than this inside each other are an error: `a ? b ? c ? …` without end. The deepest
  /// nesting of brackets stays below it.
  static let maximumDepth = 1000

  /// A lexed token as it was before the grammar split it.
  struct Split {
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
