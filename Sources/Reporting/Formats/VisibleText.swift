/// Replaces invisible characters with their code points.
///
/// Invisible characters and direction controls could make quoted code look different from what it is.
enum VisibleText {
  /// The text with each invisible character as `⟨U+XXXX⟩`. Tabs and newlines stay.
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

  /// Joiners are not hidden, since emoji and many scripts need them.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F..<0xA0: true
    // Direction marks and controls, and line separators that compilers ignore.
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
  /// The text on one line, with invisible characters replaced.
  var asLogLine: String {
    VisibleText.of(split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
