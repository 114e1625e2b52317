import Reporting
import SourceText

/// The unit in which a client counts the columns of a line.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Chooses bytes if the client can count them, or else what it prefers. Every client can count UTF-16.
  init(offered: [String]) {
    let known = offered.compactMap(PositionEncoding.init)
    self = known.contains(.utf8) ? .utf8 : known.first ?? .utf16
  }

  /// The number of columns that a text takes.
  fileprivate func count(_ text: String) -> Int {
    switch self {
    case .utf8: text.utf8.count
    case .utf16: text.utf16.count
    case .utf32: text.unicodeScalars.count
    }
  }
}

/// The places in a text, as a client speaks of them.
struct ClientPlaces {
  let source: SourceText
  private let lines: LineTable
  private let encoding: PositionEncoding

  init(in source: SourceText, _ encoding: PositionEncoding) {
    self.source = source
    self.encoding = encoding
    lines = LineTable(source)
  }

  func position(_ offset: ByteOffset) -> JSONValue {
    let line = lines.line(of: offset)
    let column = encoding.count(source.string(ByteRange(lines.starts[line], offset)))
    return .object([("line", .int(line)), ("character", .int(column))])
  }

  func range(_ range: ByteRange) -> JSONValue {
    .object([("start", position(range.start)), ("end", position(range.end))])
  }

  /// The offset of a position; the end of its line, or of the text, if it is beyond that.
  func offset(_ position: CommentedJSON.Node?) -> ByteOffset {
    guard let line = position?["line"]?.int, let column = position?["character"]?.int, 0 <= line
    else { return ByteOffset(0) }
    guard line < lines.count else { return source.range.end }
    let range = lines.range(ofLine: line)
    var (counted, offset) = (0, range.start.index)
    for scalar in source.string(range).unicodeScalars {
      if column <= counted || scalar == "\n" || scalar == "\r" { break }
      counted += encoding.count(String(scalar))
      offset += String(scalar).utf8.count
    }
    return ByteOffset(offset)
  }

  /// The range of a request.
  func range(_ range: CommentedJSON.Node?) -> ByteRange {
    let start = offset(range?["start"])
    return ByteRange(start, max(start, offset(range?["end"])))
  }

  /// The name at a location.
  func name(at location: Location) -> ByteRange {
    guard location.line <= lines.count else { return ByteRange(0..<0) }
    let line = lines.range(ofLine: location.line - 1)
    let start = min(line.start.index + location.column - 1, source.range.end.index)
    let name = source.bytes[start..<max(start, line.end.index)].prefix { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@") || 0x80 <= byte
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return ByteRange(start..<min(start + max(1, name.count), source.range.end.index))
  }
}
