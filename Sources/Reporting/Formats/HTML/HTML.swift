/// HTML markup.
///
/// Interpolated strings are escaped; only interpolated `HTML` is not. So text of a report cannot become
/// markup by mistake.
struct HTML: ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
  }

  init(joining parts: some Sequence<HTML>, separator: String = "") {
    text = parts.map(\.text).joined(separator: separator)
  }

  var isEmpty: Bool { text.isEmpty }

  static func += (left: inout HTML, right: HTML) {
    left.text += right.text
  }

  /// The text, escaped for an element or a double-quoted attribute.
  static func escaped(_ text: String) -> String {
    let visible = VisibleText.of(text)
    guard visible.utf8.contains(where: { replacement(of: $0) != nil }) else { return visible }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(visible.utf8.count + 16)
    for byte in visible.utf8 {
      if let replacement = replacement(of: byte) {
        escaped += replacement.utf8
      } else {
        escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  private static func replacement(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }
}

extension HTML {
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    mutating func appendInterpolation(_ value: String) {
      text += HTML.escaped(value)
    }

    mutating func appendInterpolation(_ value: Int) {
      text += String(value)
    }

    mutating func appendInterpolation(_ html: HTML) {
      text += html.text
    }

    mutating func appendInterpolation(_ parts: [HTML]) {
      for part in parts { text += part.text }
    }
  }

  /// A sentence, with the text between backticks as code.
  static func prose(_ sentence: String) -> HTML {
    let parts = sentence.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // An unpaired backtick is plain text.
    guard parts.count % 2 == 1 else { return "\(sentence)" }
    return HTML(
      joining: parts.enumerated().map { index, part in
        index % 2 == 0 ? "\(part)" : "<code>\(part)</code>"
      })
  }

  /// A path with line break opportunities after each slash.
  static func path(_ path: some StringProtocol) -> HTML {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    return HTML(joining: names.map { "\(String($0))" }, separator: "/<wbr>")
  }

  /// A path with the file name in bold.
  static func file(_ path: String) -> HTML {
    guard let slash = path.lastIndex(of: "/") else { return "<b>\(path)</b>" }
    let name = String(path[path.index(after: slash)...])
    return "<span class=\"dir\">\(HTML.path(path[...slash]))</span><b>\(name)</b>"
  }

  static func + (left: HTML, right: HTML) -> HTML {
    "\(left)\(right)"
  }
}
