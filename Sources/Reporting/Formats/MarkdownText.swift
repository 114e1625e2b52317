/// Escapes text for GitHub Flavored Markdown.
enum MarkdownText {
  /// A sentence on one line, with the text between backticks as code. Everything else is escaped, so that
  /// it is no markup, mention or link.
  static func prose(_ sentence: String) -> String {
    let parts = VisibleText.of(sentence).split(separator: "`", omittingEmptySubsequences: false)
    // An unpaired backtick is plain text.
    guard parts.count % 2 == 1 else { return escaped(parts.joined(separator: "`"), isStart: true) }
    return parts.enumerated().map { index, part in
      index % 2 == 0 ? escaped(String(part), isStart: index == 0) : code(String(part))
    }.joined()
  }

  /// Inline code. Bars are escaped, since a table requires that even in code.
  static func code(_ code: String) -> String {
    let line = VisibleText.of(code).replacing("\n", with: " ").replacing("|", with: "\\|")
    guard !line.isEmpty else { return "" }
    let fence = fence(around: line, atLeast: 1)
    // Markdown strips these spaces. They separate the code's own backticks from the fence.
    let needsSpace = line.hasPrefix("`") || line.hasSuffix("`") || line.hasPrefix(" ")
    let space = needsSpace ? " " : ""
    return fence + space + line + space + fence
  }

  /// A fenced code block.
  static func block(_ code: String, language: String) -> String {
    let fence = fence(around: code, atLeast: 3)
    return "\(fence)\(language)\n\(code)\(code.utf8.last == 0x0A ? "" : "\n")\(fence)\n"
  }

  /// A fence that is longer than any run of backticks in the code.
  private static func fence(around code: String, atLeast least: Int) -> String {
    var longest = 0
    var run = 0
    for byte in code.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: max(least, longest + 1))
  }

  /// Plain text. Backslashes escape Markdown. GitHub still links mentions, issue numbers, URLs and emoji;
  /// an HTML comment inside them prevents that.
  private static func escaped(_ text: String, isStart: Bool) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "|", "~": result += "\\\(scalar)"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "$": result += "<span>$</span>"
      case "@", "#", ":": result += next == " " ? "\(scalar)" : "\(scalar)<!-- -->"
      // At the start of a line or after a number, these characters would start a list or a heading.
      case "-", "+", "=", ".", ")":
        let isFirst = isStart && scalars[..<index].allSatisfy { "0"..."9" ~= $0 }
        result += isFirst ? "\\\(scalar)" : "\(scalar)"
      case "\n": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.replacing("www.", with: "www<!-- -->.").replacing("GH-", with: "GH<!-- -->-")
  }
}
