import SourceText

/// A parser for JSON with comments and trailing commas. It keeps the offset of each value.
public struct CommentedJSON {
  public struct Node: Sendable {
    public let value: Value
    public let offset: ByteOffset
  }

  public enum Value: Sendable {
    case string(String)
    case array([Node])
    case object([Member])
    /// The source text of a number, `true`, `false` or `null`.
    case literal(String)
  }

  public typealias Member = (key: String, offset: ByteOffset, value: Node)

  /// An error in the text, with its offset.
  public struct Fault: Error {
    public let message: String
    public let offset: ByteOffset
  }

  private let bytes: ArraySlice<UInt8>
  private var position = 0
  private var depth = 0

  /// The limit of nesting, to protect the stack. No valid file nests deeper.
  private static let maximumDepth = 32

  /// Parses a text that contains one value.
  public static func read(_ source: SourceText) throws(Fault) -> Node {
    var reader = CommentedJSON(bytes: source.bytes)
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let node = try reader.node()
    try reader.skipTrivia()
    guard reader.next == nil else {
      throw reader.fault("unexpected text after the end of the value")
    }
    return node
  }

  private init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func fault(_ message: String) -> Fault {
    Fault(message: message, offset: ByteOffset(position))
  }

  /// Skips a character if it is next.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }
}

// MARK: Values

extension CommentedJSON {
  private mutating func node() throws(Fault) -> Node {
    try skipTrivia()
    let offset = ByteOffset(position)
    return Node(value: try value(), offset: offset)
  }

  private mutating func value() throws(Fault) -> Value {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw fault("too many nested brackets") }
    if next == UInt8(ascii: "\"") { return .string(try string()) }
    if skip("[") {
      return .array(try elements(until: "]") { reader throws(Fault) in try reader.node() })
    }
    if skip("{") {
      return .object(try elements(until: "}") { reader throws(Fault) in try reader.member() })
    }
    let word = bytes[position...].prefix { "+-.".utf8.contains($0) || $0.isLetterOrDigit }
    guard !word.isEmpty else { throw fault("expected a value") }
    let text = String(decoding: word, as: UTF8.self)
    guard Self.names.contains(text) || Double(text) != nil else {
      throw fault("`\(text)` is not a value; write strings in quotes")
    }
    position += word.count
    return .literal(text)
  }

  private static let names = ["true", "false", "null"]

  private mutating func member() throws(Fault) -> Member {
    let offset = ByteOffset(position)
    guard next == UInt8(ascii: "\"") else { throw fault("expected a key in quotes") }
    let key = try string()
    try skipTrivia()
    guard skip(":") else { throw fault("expected `:`") }
    return (key, offset, try node())
  }

  private mutating func elements<Element>(
    until end: Unicode.Scalar, _ read: (inout Self) throws(Fault) -> Element
  ) throws(Fault) -> [Element] {
    var elements: [Element] = []
    while true {
      try skipTrivia()
      if skip(end) { return elements }
      elements.append(try read(&self))
      try skipTrivia()
      if skip(",") { continue }
      guard skip(end) else { throw fault("expected `,` or `\(end)`") }
      return elements
    }
  }

  /// Skips white space and comments.
  private mutating func skipTrivia() throws(Fault) {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), .lineFeed, .carriageReturn: position += 1
      case UInt8(ascii: "/"): guard try skipComment() else { return }
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Fault) -> Bool {
    let rest = bytes[position...]
    if rest.starts(with: "//".utf8) {
      position += rest.prefix { $0 != .lineFeed && $0 != .carriageReturn }.count
      return true
    }
    guard rest.starts(with: "/*".utf8) else { return false }
    let inside = rest.dropFirst(2)
    guard let end = inside.indices.first(where: { inside[$0...].starts(with: "*/".utf8) })
    else { throw fault("unterminated comment") }
    position = end + 2
    return true
  }
}

// MARK: Strings

extension CommentedJSON {
  private mutating func string() throws(Fault) -> String {
    let start = ByteOffset(position)
    position += 1
    var text: [UInt8] = []
    while let end = bytes[position...].firstIndex(where: \.endsPlainText) {
      text += bytes[position..<end]
      position = end
      if skip("\"") { return String(decoding: text, as: UTF8.self) }
      guard bytes[end] != .lineFeed else { break }
      text += try escapes().utf8
    }
    throw Fault(message: "unterminated string", offset: start)
  }

  /// Consecutive escape sequences. Two of them can form a surrogate pair.
  private mutating func escapes() throws(Fault) -> String {
    var units: [UInt16] = []
    while skip("\\") { units.append(try escaped()) }
    return String(decoding: units, as: UTF16.self)
  }

  /// The UTF-16 code unit of an escape sequence, after its backslash.
  private mutating func escaped() throws(Fault) -> UInt16 {
    if skip("u") {
      let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
      guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
        let unit = UInt16(digits, radix: 16)
      else {
        throw fault("in JSON, `\\u` must be followed by four hexadecimal digits")
      }
      position += 4
      return unit
    }
    for (letter, meaning) in Self.escapes where skip(letter) { return UInt16(meaning.value) }
    throw fault("invalid escape sequence; write a backslash as `\\\\`")
  }

  private static let escapes: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("\"", "\""), ("\\", "\\"), ("/", "/"), ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"),
    ("r", "\r"), ("t", "\t"),
  ]
}

extension UInt8 {
  /// Whether the byte ends a run of plain text in a string.
  fileprivate var endsPlainText: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\") || self == .lineFeed
  }

  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
