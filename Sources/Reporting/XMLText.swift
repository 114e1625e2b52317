/// Writes XML elements as text.
enum XMLText {
  /// The first line of an XML file.
  static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"

  /// `<name a="1">content</name>`, on one line.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ content: String = ""
  ) -> String {
    let head = attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    return content.isEmpty ? "<\(name)\(head)/>" : "<\(name)\(head)>\(content)</\(name)>"
  }

  /// The text, escaped for an element or an attribute. XML allows no control characters, even escaped.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // Unescaped, an XML parser would read these as spaces in an attribute.
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
