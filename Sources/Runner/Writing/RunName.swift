import Reporting

/// The name of a run that wrote files: its start time in UTC, and letters that distinguish runs of
/// the same second.
///
/// Names sort in the order of the runs, even if the clock was set back in between.
public struct RunName: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let description: String

  /// Reads a name such as `2026-07-27-142233-a`; nil for any other text.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 5, parts.prefix(4).map(\.utf8.count) == [4, 2, 2, 6], parts[4] != "",
      parts.prefix(4).joined().utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      parts[4].utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 })
    else { return nil }
    description = text
  }

  /// Creates the name of a run that starts at a time, in seconds since 1970.
  init(after last: RunName?, at time: Int) {
    let first = Self.digits(of: time) + "-a"
    guard let last, first <= last.description else {
      description = first
      return
    }
    let letter = last.description.utf8.last!
    description =
      letter == UInt8(ascii: "z")
      ? last.description + "a"
      : last.description.dropLast() + String(UnicodeScalar(letter + 1))
  }

  public static func < (a: RunName, b: RunName) -> Bool { a.description < b.description }

  private static func digits(of time: Int) -> String {
    String(
      Timestamp(seconds: time).text.compactMap { sign -> Character? in
        sign == "T" ? "-" : ":Z".contains(sign) ? nil : sign
      })
  }
}
