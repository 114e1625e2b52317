import SourceText
import Syntax

/// A recursive-descent parser over the tokens of one file.
///
/// It copies the lexed tokens one by one into the tree's token table (splitting an operator where
/// the grammar requires it) and appends each node after its children. In this postorder, a node can
/// start at an earlier token, as the calls and member accesses of a chain do. `SyntaxParser`
/// converts the order at the end.
struct Parser: ~Copyable {
  /// The file's bytes, zero padded.
  let text: UnsafePointer<UInt8>

  /// The lexed tokens; the last is `endOfFile`. Only splitting modifies them.
  let lexed: UnsafeMutablePointer<TokenRecord>
  let longTokens: [LongToken]

  /// The index of the next lexed token.
  var position = 0
  let lastPosition: Int

  let partners = BracketPartners()

  /// The output: tokens in source order and nodes in postorder. These are the parts of
  /// `ParserTables`, because reading one field of a large struct would copy the whole struct.
  var tokens: Table<TokenRecord>
  var nodes: Table<NodeRecord>
  var nodeKinds: Table<SyntaxKind>

  /// The errors so far, including those of a speculation.
  var errorCount = 0
  var diagnostics: [SyntaxDiagnostic] = []

  /// Whether the parser gave up on the rest of the file, so that missing tokens are not reported.
  var hasStopped = false

  /// The depth of nested productions that open no bracket.
  var depth = 0

  /// The depth of open brackets.
  var nesting = 0

  var speculationDepth = 0

  /// Whether the parser is in a speculation, which will be undone.
  var isSpeculating: Bool { speculationDepth > 0 }
  var splits: [Split] = []

  /// The maximum depth of nested brackets, as in the official parser.
  static let maximumNesting = 256

  /// The maximum depth of nested productions such as `a ? b ? c ? …`. The deepest nesting of
  /// brackets stays below it.
  static let maximumDepth = 1000

  /// A lexed token as it was before the parser split it.
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
  /// The start of a node: the number of tokens and nodes before it.
  struct Mark {
    let token: UInt32
    let node: UInt32
  }

  /// Returns the position of the next token, for a node that starts there.
  @inline(__always)
  func mark() -> Mark {
    Mark(
      token: UInt32(truncatingIfNeeded: tokens.count),
      node: UInt32(truncatingIfNeeded: nodes.count))
  }

  /// Appends a node that contains everything since a mark.
  @inline(__always)
  mutating func finish(_ kind: SyntaxKind, _ mark: Mark) {
    let subtreeSize = UInt32(truncatingIfNeeded: nodes.count) &- mark.node &+ 1
    nodes.append(
      NodeRecord(
        firstToken: mark.token, endToken: UInt32(truncatingIfNeeded: tokens.count),
        subtreeSize: subtreeSize))
    nodeKinds.append(kind)
  }

  /// Appends a node without tokens for a missing part.
  mutating func finishMissing(_ kind: SyntaxKind) {
    finish(kind, mark())
  }

  /// Removes the node that was created last; its children stay.
  mutating func removeLastNode() {
    nodes.truncate(to: nodes.count - 1)
    nodeKinds.truncate(to: nodeKinds.count - 1)
  }

  /// Returns whether a token was consumed since a mark.
  @inline(__always)
  func hasTokens(since mark: Mark) -> Bool {
    tokens.count > Int(mark.token)
  }
}
