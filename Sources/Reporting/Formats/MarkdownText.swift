/// Text as GitHub's Markdown writes it.
enum MarkdownText {
  /// A sentence on one line, in which what stands between backticks is code. Nothing else of it is markup,
  /// calls anyone or links to anything.
  static func prose(_ sentence: String) -> String {
    let parts = VisibleText.of(sentence).split(separator: "`", omittingEmptySubsequences: false)
    // A backtick without a partner is one of the text's own.
    guard parts.count % 2 == 1 else { return escaped(parts.joined(separator: "`"), isStart: true) }
    return parts.enumerated().map { index, part in
      index % 2 == 0 ? escaped(String(part), isStart: index == 0) : code(String(part))
    }.joined()
  }

  /// Code within a line, also in a table: there a bar must be escaped even in code.
  static func code(_ code: String) -> String {
    let line = VisibleText.of(code).replacing("\n", with: " ").replacing("|", with: "\\|")
    guard !line.isEmpty else { return "" }
    let fence = fence(around: line, atLeast: 1)
    // The spaces are dropped when the code is shown; they keep backticks of its own apart.
    let needsSpace = line.hasPrefix("`") || line.hasSuffix("`") || line.hasPrefix(" ")
    let space = needsSpace ? " " : ""
    return fence + space + line + space + fence
  }

  /// Code on lines of its own.
  static func block(_ code: String, language: String) -> String {
    let fence = fence(around: code, atLeast: 3)
    return "\(fence)\(language)\n\(code)\(code.utf8.last == 0x0A ? "" : "\n")\(fence)\n"
  }

  /// Backticks that no run of the code's own is as long as.
  private static func fence(around code: String, atLeast least: Int) -> String {
    var longest = 0
    var run = 0
    for byte in code.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: max(least, longest + 1))
  }

  /// Plain text. Backslashes keep Markdown away, but not what GitHub makes of the text afterwards: people's
  /// names, numbers of issues, addresses and emoji. A comment in the midst of these does.
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
      // Alone or behind a number they would make a list of the line, or a heading of the one above.
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
