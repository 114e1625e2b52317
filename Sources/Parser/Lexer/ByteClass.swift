/// The kind of token that a byte can start, outside strings and comments. The lexer's main loop
/// switches over it.
enum ByteClass: UInt8 {
  /// Bytes that start no token: control characters, and the zero after the file.
  case other
  case space, lineEnd
  case identifierStart, digit, quote, backtick, dollar
  /// One-byte tokens that have the same meaning everywhere.
  case leftBrace, rightBrace, leftSquare, rightSquare, comma, semicolon, atSign, backslash
  case leftParen, rightParen, colon, period, pound
  case slash, equal, angle, mark
  /// Bytes that only start operators.
  case operatorStart
  /// The bytes above 127.
  case nonASCII
}

/// The kinds of tokens that a byte can be inside of, as bits, so that every scanning loop is one
/// load and one test.
struct ByteTraits: OptionSet {
  let rawValue: UInt8

  static let continuesIdentifier = ByteTraits(rawValue: 1)
  /// A decimal digit or `_`.
  static let decimal = ByteTraits(rawValue: 2)
  /// A hexadecimal digit or `_`.
  static let hexadecimal = ByteTraits(rawValue: 4)
  static let `operator` = ByteTraits(rawValue: 8)
  /// Has a meaning in a string literal, or is not allowed there.
  static let interruptsString = ByteTraits(rawValue: 16)
  /// Before an operator: the operator has no operand on its left (white space, an opening bracket).
  static let unbindsLeft = ByteTraits(rawValue: 32)
  /// After an operator: the operator has no operand on its right.
  static let unbindsRight = ByteTraits(rawValue: 64)
}

/// The two tables of 256 entries, created once per process. The lexer stores the pointers, which
/// avoids the check whether a global is initialized.
struct ByteTables: @unchecked Sendable {
  let classes: UnsafePointer<ByteClass>
  let traits: UnsafePointer<ByteTraits>

  static let shared = ByteTables()

  private init() {
    let classes = UnsafeMutablePointer<ByteClass>.allocate(capacity: 256)
    let traits = UnsafeMutablePointer<ByteTraits>.allocate(capacity: 256)
    for byte in UInt8.min ... .max {
      classes[Int(byte)] = Self.byteClass(of: byte)
      traits[Int(byte)] = Self.byteTraits(of: byte)
    }
    self.classes = UnsafePointer(classes)
    self.traits = UnsafePointer(traits)
  }

  private static func byteClass(of byte: UInt8) -> ByteClass {
    switch Unicode.Scalar(byte) {
    case " ", "\t", "\u{B}", "\u{C}": .space
    case "\n", "\r": .lineEnd
    case "a"..."z", "A"..."Z", "_": .identifierStart
    case "0"..."9": .digit
    case "\"", "'": .quote
    case "`": .backtick
    case "$": .dollar
    case "{": .leftBrace
    case "}": .rightBrace
    case "[": .leftSquare
    case "]": .rightSquare
    case ",": .comma
    case ";": .semicolon
    case "@": .atSign
    case "\\": .backslash
    case "(": .leftParen
    case ")": .rightParen
    case ":": .colon
    case ".": .period
    case "#": .pound
    case "/": .slash
    case "=": .equal
    case "<", ">": .angle
    case "!", "?": .mark
    case "-", "+", "*", "%", "&", "|", "^", "~": .operatorStart
    case "\u{80}"...: .nonASCII
    default: .other
    }
  }

  private static func byteTraits(of byte: UInt8) -> ByteTraits {
    var traits: ByteTraits = []
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$": traits.insert(.continuesIdentifier)
    case "/", "=", "-", "+", "*", "%", "<", ">", "!", "&", "|", "^", "~", ".", "?":
      traits.insert(.operator)
    default: break
    }
    switch Unicode.Scalar(byte) {
    case "0"..."9", "_": traits.formUnion([.decimal, .hexadecimal])
    case "a"..."f", "A"..."F": traits.insert(.hexadecimal)
    default: break
    }
    switch Unicode.Scalar(byte) {
    case "\"", "'", "\\", ..<" ", "\u{7F}"...: traits.insert(.interruptsString)
    default: break
    }
    switch Unicode.Scalar(byte) {
    case " ", "\t", "\r", "\n", ",", ";", ":", "\0":
      traits.formUnion([.unbindsLeft, .unbindsRight])
    case "(", "[", "{": traits.insert(.unbindsLeft)
    case ")", "]", "}": traits.insert(.unbindsRight)
    default: break
    }
    return traits
  }
}

/// Compares bytes with characters without an explicit conversion.
@inline(__always)
func == (byte: UInt8, character: Unicode.Scalar) -> Bool { byte == UInt8(ascii: character) }

@inline(__always)
func != (byte: UInt8, character: Unicode.Scalar) -> Bool { byte != UInt8(ascii: character) }

@inline(__always)
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == UInt8(ascii: character) }
