/// How the lines of a file are ended and indented, so that new text can look like the old.
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

  /// Text as transforms write it (`\n`, two spaces a step) in this style, its lines behind the
  /// first indented by `base` more: the first goes where the text is inserted.
  ///
  /// Blank lines stay empty. The text must not hold multi-line string literals, whose lines are not
  /// indented but meant.
  public func styled(_ text: some StringProtocol, indentedBy base: String = "") -> String {
    var result = ""
    // Characters would not do: `\r\n` is one.
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

  /// The white space that a line of the file starts with where transforms write some spaces.
  public func indentation(written spaces: Int) -> String {
    String(repeating: indentation.text, count: spaces / Self.writtenStep)
      + String(repeating: " ", count: spaces % Self.writtenStep)
  }

  /// The spaces of one step in the text that transforms write.
  private static let writtenStep = 2
}

extension SourceText {
  /// Whether the text starts with a UTF-8 byte order mark. Nothing may be inserted before it.
  public var hasByteOrderMark: Bool {
    bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// Where the first line's text starts: behind a byte order mark, if there is one.
  public var textStart: ByteOffset {
    ByteOffset(hasByteOrderMark ? 3 : 0)
  }

  /// The white space that the line of `offset` starts with.
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
