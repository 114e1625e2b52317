/// A path with a line and a column, both from 1. The column counts UTF-8 bytes.
public struct Location: Hashable, Sendable, CustomStringConvertible {
  public let path: String
  public let line: Int
  public let column: Int

  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  public var description: String { "\(path):\(line):\(column)" }
}

/// The offset of each line of a text. A line ends after `\n`, `\r\n` or a lone `\r`.
public struct LineTable: Sendable {
  /// The offset of each line's first byte. The first is 0; a final line ending starts an empty last
  /// line.
  public let starts: [ByteOffset]

  private let path: String
  private let end: ByteOffset

  public init(_ source: SourceText) {
    self = source.lineFacts.fact(\.table) { LineTable(dividing: source) }
  }

  private init(dividing source: SourceText) {
    path = source.path
    end = source.range.end
    starts = source.withUnsafeBytes { bytes in
      var starts = [ByteOffset(0)]
      for (index, byte) in bytes.enumerated() {
        let isLineEnd =
          byte == .lineFeed
          || byte == .carriageReturn && !(index + 1 < bytes.count && bytes[index + 1] == .lineFeed)
        if isLineEnd { starts.append(ByteOffset(index + 1)) }
      }
      return starts
    }
  }

  /// The number of lines, including an empty one after a final line ending.
  public var count: Int { starts.count }

  /// Returns the line of an offset, counted from 0.
  public func line(of offset: ByteOffset) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the bytes of a line, including its line ending.
  public func range(ofLine line: Int) -> ByteRange {
    ByteRange(starts[line], line + 1 < starts.count ? starts[line + 1] : end)
  }

  public func location(of offset: ByteOffset) -> Location {
    let line = line(of: offset)
    return Location(path: path, line: line + 1, column: offset.index - starts[line].index + 1)
  }

  /// Returns the offset of a location.
  public func offset(of location: Location) -> ByteOffset {
    ByteOffset(starts[location.line - 1].index + location.column - 1)
  }
}

extension SourceText {
  /// Calls a closure with the bytes of each line that is not empty, without its line ending.
  func forEachLine(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
    withUnsafeBytes { bytes in
      var start = 0
      for index in bytes.indices where bytes[index] == .lineFeed || bytes[index] == .carriageReturn
      {
        if start < index { body(bytes[start..<index]) }
        start = index + 1
      }
      if start < bytes.count { body(bytes[start...]) }
    }
  }
}

extension UInt8 {
  @usableFromInline static let lineFeed = UInt8(ascii: "\n")
  @usableFromInline static let carriageReturn = UInt8(ascii: "\r")
}
