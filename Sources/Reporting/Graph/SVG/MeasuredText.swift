/// A line of text with its size.
///
/// The text is code and uses a monospaced font, so its size is the same on every machine.
struct MeasuredText {
  let text: String
  let size: Size

  /// - Parameters:
  ///   - font: the size of the font in pixels.
  ///   - limit: the maximum number of characters.
  init(_ text: String, font: Int, limit: Int = .max) {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.text = line.count <= limit ? line : line.prefix(limit - 1) + "…"
    let cells = self.text.unicodeScalars.reduce(0) { $0 + Self.cellCount(of: $1) }
    // In Menlo and DejaVu Sans Mono, the widest common fonts, a character is 0.602 of the font size wide.
    size = Size(width: (cells * font * 61 + 99) / 100, height: font * 3 / 2)
  }

  /// Ideographs, Hangul syllables and emoji are two cells wide.
  private static func cellCount(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFE70,
      0xFF00..<0xFF61, 0x1F300..<0x20000, 0x20000..<0x40000:
      2
    default: 1
    }
  }
}
