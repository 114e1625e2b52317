/// A JSON value to write. Members keep their order.
public indirect enum JSONValue {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case array([JSONValue])
  case object([Member])
  /// A value on one line: a short value, or one that makes diffs readable.
  case onOneLine(JSONValue)

  public typealias Member = (key: String, value: JSONValue)

  /// A member; empty if there is no value.
  public static func member(_ key: String, ifPresent value: JSONValue?) -> [Member] {
    value.map { [(key, $0)] } ?? []
  }

  public static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }

  /// The text on one line, without a newline.
  public var lineText: String { String(JSONValue.onOneLine(self).text.dropLast()) }

  /// The text of the file, including the final newline.
  public var text: String {
    var text: [UInt8] = []
    write(to: &text, depth: 0)
    text.append(.lineFeed)
    return String(decoding: text, as: UTF8.self)
  }

  /// - Parameter depth: the nesting depth; nil for a value on one line.
  private func write(to text: inout [UInt8], depth: Int?) {
    switch self {
    case .null: text += "null".utf8
    case .bool(let value): text += (value ? "true" : "false").utf8
    case .int(let value): text += String(value).utf8
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values, in: ("[", "]"), to: &text, depth: depth) { value, depth, text in
        value.write(to: &text, depth: depth)
      }
    case .object(let members):
      Self.write(members, in: ("{", "}"), to: &text, depth: depth) { member, depth, text in
        Self.write(member.key, to: &text)
        text += ": ".utf8
        member.value.write(to: &text, depth: depth)
      }
    case .onOneLine(let value): value.write(to: &text, depth: nil)
    }
  }

  private static func write<Element>(
    _ elements: [Element], in brackets: (open: Unicode.Scalar, close: Unicode.Scalar),
    to text: inout [UInt8], depth: Int?, write: (Element, Int?, inout [UInt8]) -> Void
  ) {
    text.append(UInt8(ascii: brackets.open))
    for (index, element) in elements.enumerated() {
      if 0 < index { text.append(UInt8(ascii: ",")) }
      if let depth {
        startLine(in: &text, depth: depth + 1)
      } else if 0 < index {
        text.append(UInt8(ascii: " "))
      }
      write(element, depth.map { $0 + 1 }, &text)
    }
    if let depth, !elements.isEmpty { startLine(in: &text, depth: depth) }
    text.append(UInt8(ascii: brackets.close))
  }

  private static func startLine(in text: inout [UInt8], depth: Int) {
    text.append(.lineFeed)
    text += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private static func write(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): text += "\\\"".utf8
      case UInt8(ascii: "\\"): text += "\\\\".utf8
      case .lineFeed: text += "\\n".utf8
      case .carriageReturn: text += "\\r".utf8
      case UInt8(ascii: "\t"): text += "\\t".utf8
      case ..<0x10: text += "\\u000\(String(byte, radix: 16))".utf8
      case ..<0x20: text += "\\u00\(String(byte, radix: 16))".utf8
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
}
