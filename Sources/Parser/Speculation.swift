import Syntax

extension Parser {
  /// All state that a speculation may change.
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

  /// Runs `body`, undoes everything it consumed and created, and returns its result.
  mutating func lookahead(_ body: (inout Parser) -> Bool) -> Bool {
    let start = checkpoint()
    speculationDepth += 1
    let answer = body(&self)
    speculationDepth -= 1
    rewind(to: start)
    return answer
  }

  /// Returns whether `body` parses without an error and `condition` holds afterwards. Nothing is
  /// consumed.
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
