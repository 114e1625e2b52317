/// What a byte can begin, outside strings and comments. The lexer's main loop switches over it.
enum ByteClass: UInt8 {
  /// Bytes that begin nothing: control characters, and the zero behind the file.
  case other
  case space, lineEnd
  case identifierStart, digit, quote, backtick, dollar
  /// One-byte tokens that mean the same everywhere.
  case leftBrace, rightBrace, leftSquare, rightSquare, comma, semicolon, atSign, backslash
  case leftParen, rightParen, colon, period, pound
  case slash, equal, angle, mark
  /// Bytes that begin an operator and nothing else.
  case operatorStart
  /// The bytes above 127.
  case nonASCII
}

/// What a byte may be inside of, as a set of bits, so that every scanning loop is one load and one
/// test.
struct ByteTraits: OptionSet {
  let rawValue: UInt8

  static let continuesIdentifier = ByteTraits(rawValue: 1)
  /// A decimal digit or `_`.
  static let decimal = ByteTraits(rawValue: 2)
  /// A hexadecimal digit or `_`.
  static let hexadecimal = ByteTraits(rawValue: 4)
  static let `operator` = ByteTraits(rawValue: 8)
  /// Has a meaning in a string literal, or may not stand there.
  static let interruptsString = ByteTraits(rawValue: 16)
  /// Leaves the operator behind it without an operand on the left: white space, an opening bracket.
  static let unbindsLeft = ByteTraits(rawValue: 32)
  /// Leaves the operator before it without an operand on the right.
  static let unbindsRight = ByteTraits(rawValue: 64)
}

/// The two 256-entry tables, made once for the process. The lexer keeps the bare pointers, which
/// spares it the check whether a global is initialized.
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

/// Lets the lexer compare bytes with characters without naming the conversion each time.
@inline(__always)
func == (byte: UInt8, character: Unicode.Scalar) -> Bool { byte == UInt8(ascii: character) }

@inline(__always)
func != (byte: UInt8, character: Unicode.Scalar) -> Bool { byte != UInt8(ascii: character) }

@inline(__always)
func ~= (character: Unicode.Scalar, byte: UInt8) -> Bool { byte == UInt8(ascii: character) }
