/// Text that stands in a page as it is.
///
/// What is put into a literal of it is escaped unless it is such text itself, so that nothing of a report
/// can get into a page as markup by an oversight.
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

  /// Text for an element or for an attribute between double quotes.
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

  /// A sentence in which what stands between backticks is code.
  static func prose(_ sentence: String) -> HTML {
    let parts = sentence.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // A backtick without a partner is one of the text's own.
    guard parts.count % 2 == 1 else { return "\(sentence)" }
    return HTML(
      joining: parts.enumerated().map { index, part in
        index % 2 == 0 ? "\(part)" : "<code>\(part)</code>"
      })
  }

  /// A path that breaks between folders rather than in names.
  static func path(_ path: some StringProtocol) -> HTML {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    return HTML(joining: names.map { "\(String($0))" }, separator: "/<wbr>")
  }

  /// A path whose last part stands out.
  static func file(_ path: String) -> HTML {
    guard let slash = path.lastIndex(of: "/") else { return "<b>\(path)</b>" }
    let name = String(path[path.index(after: slash)...])
    return "<span class=\"dir\">\(HTML.path(path[...slash]))</span><b>\(name)</b>"
  }

  static func + (left: HTML, right: HTML) -> HTML {
    "\(left)\(right)"
  }
}
