/// Text of which a reader sees every character.
///
/// Code must not look like something else than it is, and a page must not be turned around by what it
/// quotes: a character without a shape, or one that reverses those behind it, gives way to its number.
enum VisibleText {
  /// The same text if it holds no such character. Tabs and line feeds stay.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var visible = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        visible += "⟨U+\(hexadecimal(scalar))⟩"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// Joiners are not among them: emoji and many scripts are made with these.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F..<0xA0: true
    // Marks and controls of direction, and ends of lines that are none to a compiler.
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    case 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

extension String {
  /// The text as a line of a log, of which a reader sees every character.
  var asLogLine: String {
    VisibleText.of(split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
