import SourceText

/// An error in the text of a pattern, a template or a condition.
public struct PatternError: Error, Hashable, Sendable {
  public let message: String
  /// The line and column in the text, from 1.
  public let line: Int
  public let column: Int
}

extension PatternError {
  /// Creates an error at an offset of a parsed text that starts with `added` extra bytes.
  init(_ message: String, at offset: ByteOffset, in source: SourceText, after added: Int) {
    let location = LineTable(source).location(of: max(offset, ByteOffset(added)))
    self.message = message
    line = location.line
    column = location.column - (location.line == 1 ? added : 0)
  }
}
