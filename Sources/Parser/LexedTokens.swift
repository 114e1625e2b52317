import Syntax

/// What the lexer hands to the grammar: the tokens in source order, the last one `endOfFile`.
struct LexedTokens {
  var tokens = Table<TokenRecord>(capacity: 4096)
  var longTokens: [LongToken] = []
  var diagnostics: [SyntaxDiagnostic] = []

  /// Forgets the last file; the memory stays.
  mutating func removeAll() {
    tokens.truncate(to: 0)
    longTokens.removeAll(keepingCapacity: true)
    diagnostics.removeAll(keepingCapacity: true)
  }
}
