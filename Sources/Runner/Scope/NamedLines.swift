/// Lines of a file as the command line specifies them: `FILE:LINE` or `FILE:FIRST-LAST`.
public struct NamedLines: Hashable, Sendable {
  public let path: String
  /// The line numbers, from 1.
  public let lines: ClosedRange<Int>

  /// Reads the line numbers from the end of the text, because a path may contain colons.
  public init?(_ text: String) {
    guard let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")), colon != text.startIndex else {
      return nil
    }
    let numbers = text[text.index(after: colon)...]
      .split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { Int($0) }
    guard let first = numbers[0], let last = numbers.last!, 0 < first, first <= last else {
      return nil
    }
    path = String(text[..<colon])
    lines = first...last
  }
}
