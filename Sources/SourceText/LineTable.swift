/// A place as people name it: line and column from 1, the column counted in UTF-8 bytes.
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

/// Where each line of a text starts. A line ends behind `\n`, `\r\n` or a lone `\r`.
public struct LineTable: Sendable {
  /// The offset of each line's first byte; the first is 0, and a final line end starts an empty last line.
  public let starts: [ByteOffset]

  private let path: String
  private let end: ByteOffset

  public init(_ source: SourceText) {
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

  /// The number of lines, an empty one behind a final line end included.
  public var count: Int { starts.count }

  /// The line an offset is in, from 0.
  public func line(of offset: ByteOffset) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line, its line end included.
  public func range(ofLine line: Int) -> ByteRange {
    ByteRange(starts[line], line + 1 < starts.count ? starts[line + 1] : end)
  }

  public func location(of offset: ByteOffset) -> Location {
    let line = line(of: offset)
    return Location(path: path, line: line + 1, column: offset.index - starts[line].index + 1)
  }

  /// The offset of a location in the text.
  public func offset(of location: Location) -> ByteOffset {
    ByteOffset(starts[location.line - 1].index + location.column - 1)
  }
}

extension UInt8 {
  @usableFromInline static let lineFeed = UInt8(ascii: "\n")
  @usableFromInline static let carriageReturn = UInt8(ascii: "\r")
}
