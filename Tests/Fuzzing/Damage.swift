import TestSupport

/// Ways to damage the text of any file.
struct Damage {
  /// Longer inputs only take longer.
  private static let longest = 200_000

  /// What a reader may take for something else than it is.
  private let words: [[UInt8]]
  /// Texts of the same kind, to take parts from.
  private let others: [[UInt8]]

  init(words: [String] = [], others: [[UInt8]]) {
    self.words = (words + Self.words).map { Array($0.utf8) }
    self.others = others
  }

  private static let words = [
    "\"", "\\", "\\u{", "\\ud800", "#", "/*", "*/", "//", "`", "'", "(", ")", "{", "}", "[", "]",
    "<",
    ">", "@", "$", "$$$", ".", ",", ":", ";", "=", "&", "|", "?", "!", "~", "\r", "\n", "\r\n",
    "\t", "\0",
    "\u{2028}", "\u{feff}", "é", "e\u{301}", "👩‍👩‍👧", "0", "-1", "1e999", "99999999999999999999",
    "null", "true", "\"\"\"",
    "```", "#if A\n", "#endif\n", "/", "..", "//..//", " ",
  ]

  /// Lone and missing continuation bytes, an overlong form, a surrogate, what is beyond Unicode.
  private static let invalidUTF8: [[UInt8]] = [
    [0x80], [0xc3], [0xe2, 0x82], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80],
    [0xff],
  ]

  func damaged(_ bytes: [UInt8], _ numbers: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...numbers.below(4) { damage(&bytes, &numbers) }
    return Array(bytes.prefix(Self.longest))
  }

  private func damage(_ bytes: inout [UInt8], _ numbers: inout SeededGenerator) {
    let place = numbers.below(bytes.count + 1)
    let end = min(bytes.count, place + 1 + numbers.below(numbers.isOneIn(4) ? 2_000 : 12))
    switch numbers.below(10) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: Array(bytes[place..<end]), at: numbers.below(bytes.count + 1))
    case 2: bytes.replaceSubrange(place..<end, with: numbers.pick(words))
    case 3, 4: bytes.insert(contentsOf: numbers.pick(words), at: place)
    case 5: bytes.insert(contentsOf: numbers.pick(Self.invalidUTF8), at: place)
    case 6: for index in place..<end { bytes[index] = UInt8(numbers.below(256)) }
    case 7: swapLines(&bytes, &numbers)
    case 8: splice(numbers.pick(others), into: &bytes, &numbers)
    default:
      guard numbers.isOneIn(6) else { return bytes.removeSubrange(place...) }
      // What opens, and opens again, must not run out of stack.
      let word = numbers.pick(words)
      bytes.insert(contentsOf: (0..<numbers.below(20_000)).flatMap { _ in word }, at: place)
    }
  }

  private func swapLines(_ bytes: inout [UInt8], _ numbers: inout SeededGenerator) {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    lines.swapAt(numbers.below(lines.count), numbers.below(lines.count))
    bytes = Array(lines.joined(separator: [10]))
  }

  private func splice(
    _ other: [UInt8], into bytes: inout [UInt8], _ numbers: inout SeededGenerator
  ) {
    let start = numbers.below(other.count + 1)
    let end = min(other.count, start + numbers.below(400))
    bytes.insert(contentsOf: other[start..<end], at: numbers.below(bytes.count + 1))
  }
}
