/// A token that damage can be done to: where it is, and how a report calls it.
struct DamageToken {
  let range: Range<Int>
  let name: String
}

/// One thing done to valid source: what it leaves, and where and how it was done.
struct Damage {
  enum Operation: CaseIterable {
    case deleteToken, duplicateToken, swapTokens
    case overwriteBytes, insertBytes, truncate, insertInvalidUTF8
  }

  /// Such as "deleted ')'".
  let name: String
  let offset: Int
  let bytes: [UInt8]

  init?(_ operation: Operation, to source: [UInt8], using generator: inout SeededGenerator) {
    switch operation {
    case .deleteToken, .duplicateToken, .swapTokens:
      let tokens = OfficialParser.tokens(of: source)
      guard 2 <= tokens.count else { return nil }
      let place = Int.random(in: 0..<tokens.count - 1, using: &generator)
      self.init(operation, to: source, tokens[place], tokens[place + 1])
    case .overwriteBytes, .insertBytes, .truncate, .insertInvalidUTF8:
      guard !source.isEmpty else { return nil }
      let offset = Int.random(in: 0..<source.count, using: &generator)
      self.init(operation, to: source, at: offset, using: &generator)
    }
  }

  private init(
    _ operation: Operation, to source: [UInt8], _ first: DamageToken, _ second: DamageToken
  ) {
    let token = Array(source[first.range])
    var bytes = Array(source[..<first.range.lowerBound])
    switch operation {
    case .deleteToken:
      name = "deleted \(first.name)"
    case .duplicateToken:
      name = "duplicated \(first.name)"
      bytes += token + [UInt8(ascii: " ")] + token
    default:
      name = "swapped \(first.name) and \(second.name)"
      bytes += source[second.range]
      bytes += source[first.range.upperBound..<second.range.lowerBound]
      bytes += token
    }
    let isSwap = operation == .swapTokens
    bytes += source[(isSwap ? second : first).range.upperBound...]
    offset = first.range.lowerBound
    self.bytes = bytes
  }

  private init(
    _ operation: Operation, to source: [UInt8], at offset: Int,
    using generator: inout SeededGenerator
  ) {
    self.offset = offset
    var bytes = source
    switch operation {
    case .truncate:
      name = "truncated"
      bytes.removeSubrange(offset...)
    case .insertInvalidUTF8:
      name = "inserted invalid UTF-8"
      bytes.insert(contentsOf: Self.invalidUTF8.randomElement(using: &generator)!, at: offset)
    case .insertBytes:
      name = "inserted bytes"
      let count = Int.random(in: 1...8, using: &generator)
      bytes.insert(contentsOf: (0..<count).map { _ in Self.byte(using: &generator) }, at: offset)
    default:
      name = "overwrote bytes"
      for place in offset..<min(source.count, offset + Int.random(in: 1...8, using: &generator)) {
        bytes[place] = Self.byte(using: &generator)
      }
    }
    self.bytes = bytes
  }

  /// Half of the time a byte that means something to a lexer.
  private static func byte(using generator: inout SeededGenerator) -> UInt8 {
    let telling = Array("\"\\#/*`'(){}[]<>@$.,:;=&|?!~\r\n\t\0".utf8)
    return Bool.random(using: &generator)
      ? telling.randomElement(using: &generator)! : UInt8.random(in: 0...255, using: &generator)
  }

  /// Lone and missing continuation bytes, an overlong form, a surrogate, what is beyond Unicode.
  private static let invalidUTF8: [[UInt8]] = [
    [0x80], [0xbf, 0xbf], [0xc3], [0xe2, 0x82], [0xf0, 0x9f, 0x98], [0xc0, 0xaf],
    [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80], [0xfe], [0xff],
  ]
}

extension Damage.Operation {
  /// Only damage to tokens is judged: what invalid bytes mean is for each parser to say.
  var isJudged: Bool {
    switch self {
    case .deleteToken, .duplicateToken, .swapTokens: true
    case .overwriteBytes, .insertBytes, .truncate, .insertInvalidUTF8: false
    }
  }
}
