import SourceText

/// Why a text is no pattern or no template, and where in the text that shows.
public struct PatternError: Error, Hashable, Sendable {
  public let message: String
  /// The line and column within the text, from 1.
  public let line: Int
  public let column: Int
}

extension PatternError {
  /// An error at an offset of a text of which the first bytes were added by us.
  init(_ message: String, at offset: ByteOffset, in source: SourceText, behind added: Int) {
    let location = LineTable(source).location(of: max(offset, ByteOffset(added)))
    self.message = message
    line = location.line
    column = location.column - (location.line == 1 ? added : 0)
  }
}
