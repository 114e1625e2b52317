import Syntax

/// The tokens that the lexer passes to the parser, in source order; the last is `endOfFile`.
struct LexedTokens {
  var tokens = Table<TokenRecord>(capacity: 4096)
  var longTokens: [LongToken] = []
  var diagnostics: [SyntaxDiagnostic] = []

  /// Removes the tokens of the last file but keeps the memory.
  mutating func removeAll() {
    tokens.truncate(to: 0)
    longTokens.removeAll(keepingCapacity: true)
    diagnostics.removeAll(keepingCapacity: true)
  }
}
