/// A line of text and how much room it takes.
///
/// In a font with letters of one width the measure holds on every machine; names and states are code,
/// which people read in such a font anyway.
struct MeasuredText {
  let text: String
  let size: Size

  /// - Parameters:
  ///   - font: the size of the font in pixels.
  ///   - limit: the most letters that are shown.
  init(_ text: String, font: Int, limit: Int = .max) {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.text = line.count <= limit ? line : line.prefix(limit - 1) + "…"
    let cells = self.text.unicodeScalars.reduce(0) { $0 + Self.cellCount(of: $1) }
    // The letters of Menlo and DejaVu Sans Mono, the widest in use, are 0.602 of the size.
    size = Size(width: (cells * font * 61 + 99) / 100, height: font * 3 / 2)
  }

  /// Ideographs, syllables of Hangul and pictures are twice as wide as letters.
  private static func cellCount(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE30..<0xFE70,
      0xFF00..<0xFF61, 0x1F300..<0x20000, 0x20000..<0x40000:
      2
    default: 1
    }
  }
}
