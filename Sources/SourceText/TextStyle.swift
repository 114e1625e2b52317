/// The line ending and indentation of a file, so that new text can match the existing text.
public struct TextStyle: Hashable, Sendable {
  public let lineEnding: LineEnding
  public let indentation: Indentation

  public init(lineEnding: LineEnding, indentation: Indentation) {
    self.lineEnding = lineEnding
    self.indentation = indentation
  }

  /// The style that most lines of `source` have.
  public init(of source: SourceText) {
    lineEnding = LineEnding(of: source)
    indentation = Indentation(of: source)
  }

  /// Converts text from the style in which transforms write it (`\n`, two spaces per step) to this
  /// style. Indents every line but the first by `base`, since the first line is inserted within a
  /// line.
  ///
  /// Blank lines stay empty. The text must not contain multi-line string literals: indenting their
  /// lines would change their value.
  public func styled(_ text: some StringProtocol, indentedBy base: String = "") -> String {
    var result = ""
    // Iterate over bytes: `\r\n` is a single `Character`.
    for (index, line) in text.utf8.split(
      separator: .lineFeed, omittingEmptySubsequences: false
    ).enumerated() {
      let spaces = line.prefix { $0 == .space }.count
      let code = String(decoding: line.dropFirst(spaces), as: UTF8.self)
      if index > 0 {
        result += lineEnding.rawValue
        if !code.isEmpty { result += base }
      }
      if !code.isEmpty {
        result += indentation(written: spaces) + code
      } else if index == 0 {
        result += String(repeating: " ", count: spaces)
      }
    }
    return result
  }

  /// Returns the white space of this style for a number of spaces that a transform writes.
  public func indentation(written spaces: Int) -> String {
    String(repeating: indentation.text, count: spaces / Self.writtenStep)
      + String(repeating: " ", count: spaces % Self.writtenStep)
  }

  /// The number of spaces per step in the text that transforms write.
  private static let writtenStep = 2
}

extension SourceText {
  /// Whether the text starts with a UTF-8 byte order mark. Nothing may be inserted before it.
  public var hasByteOrderMark: Bool {
    bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// The offset of the first line's text, after a byte order mark if there is one.
  public var textStart: ByteOffset {
    ByteOffset(hasByteOrderMark ? 3 : 0)
  }

  /// Returns the white space at the start of the line of `offset`.
  public func indentation(ofLineAt offset: ByteOffset) -> String {
    var start = offset.index
    while textStart.index < start, !storage[start - 1].isLineEnd { start -= 1 }
    let indent = storage[start..<count].prefix { $0 == .space || $0 == .tab }
    return String(decoding: indent, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
}
