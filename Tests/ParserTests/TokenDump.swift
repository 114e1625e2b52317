import SourceText
import Syntax
import Testing

@testable import Parser

/// Checks that a source has the listed tokens: kind and text, separated by `|` or a line ending.
///
/// `^` precedes a token that starts a line (except the first); `.malformed`, `.backticks` and
/// `.placeholder` follow the kind; the number of errors ends the list. Spaces in a text are shown
/// as `·`, line endings as `⏎` and `␍`.
///
/// In addition, every prefix of the source must produce tokens that lie in it, in order.
func check(
  _ source: String, _ tokens: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let expected = tokens.replacing("\n", with: " | ")
  #expect(tokenDump(source) == expected, sourceLocation: sourceLocation)
  let bytes = [UInt8](source.utf8)
  for count in bytes.indices {
    checkOrder(SourceText(path: "beginning.swift", bytes: bytes[..<count]), sourceLocation)
  }
}

func tokenDump(_ source: String) -> String {
  let text = SourceText(source)
  let lexed = lex(text)
  var parts: [String] = []
  for (index, token) in lexed.tokens.enumerated() where token.kind != .endOfFile {
    var part = token.flags.contains(.startsLine) && 0 < index ? "^\(token.kind)" : "\(token.kind)"
    if token.flags.contains(.isMalformed) { part += ".malformed" }
    if token.flags.contains(.hasBackticks) { part += ".backticks" }
    if token.flags.contains(.isPlaceholder) { part += ".placeholder" }
    let end = ByteOffset(Int(token.start) + Int(token.shortLength))
    let shown = text.string(ByteRange(ByteOffset(token.start), end)).unicodeScalars.map {
      switch $0 {
      case " ": "·"
      case "\n": "⏎"
      case "\r": "␍"
      default: String($0)
      }
    }
    parts.append("\(part) \(shown.joined())")
  }
  let errors = lexed.diagnostics.count { $0.severity == .error }
  if 0 < errors { parts.append(errors == 1 ? "1 error" : "\(errors) errors") }
  return parts.joined(separator: " | ")
}

private func checkOrder(_ text: SourceText, _ sourceLocation: SourceLocation) {
  let tokens = lex(text).tokens
  var end = 0
  for token in tokens {
    #expect(end <= Int(token.start), "Tokens overlap.", sourceLocation: sourceLocation)
    end = Int(token.start) + Int(token.shortLength)
  }
  #expect(end == text.count, "The last token ends the file.", sourceLocation: sourceLocation)
  #expect(tokens.last?.kind == .endOfFile, sourceLocation: sourceLocation)
}

private func lex(_ text: SourceText) -> (tokens: [TokenRecord], diagnostics: [SyntaxDiagnostic]) {
  var lexed = LexedTokens()
  defer { lexed.tokens.deallocate() }
  text.withUnsafeBytes { Lexer.lex(text: $0.baseAddress!, count: $0.count, into: &lexed) }
  return (lexed.tokens.array, lexed.diagnostics)
}
