import SourceText

/// The looks that a case is tried in: what a transform writes looks like what it found.
enum PageStyle: CaseIterable {
  case asWritten, carriageReturnLineFeed, carriageReturn, tabs, noFinalLineEnd

  /// Code of a page, before or after, in this style.
  ///
  /// - Parameter before: the code as it was: one step of its indentation becomes one tab.
  func styled(_ code: String, before: String) -> String {
    switch self {
    case .asWritten: code
    case .carriageReturnLineFeed: code.replacing("\n", with: "\r\n")
    case .carriageReturn: code.replacing("\n", with: "\r")
    case .tabs: Self.withTabs(code, before: before)
    case .noFinalLineEnd: String(code.dropLast())
    }
  }

  /// Where nothing is indented, nothing says that tabs are wanted.
  private static func withTabs(_ code: String, before: String) -> String {
    guard before.contains("\n "), case .spaces(let step) = Indentation(of: SourceText(before))
    else { return code }
    var level = 0
    return code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let spaces = line.prefix { $0 == " " }.count
      guard spaces < line.count else { return String(line) }
      // What is indented by more than a step is aligned with the line above, and spaces align.
      if spaces / step <= level + 1 { level = spaces / step }
      return String(repeating: "\t", count: level)
        + String(repeating: " ", count: spaces - level * step) + line.dropFirst(spaces)
    }.joined(separator: "\n")
  }
}
