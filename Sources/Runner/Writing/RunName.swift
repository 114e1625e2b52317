import Reporting

/// The name of a run that wrote: when it did, in UTC, and letters that tell runs of one second apart.
///
/// Names sort as the runs were made, also where the clock was set back in between.
public struct RunName: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let description: String

  /// A name as `2026-07-27-142233-a`; nil for what is none.
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 5, parts.prefix(4).map(\.utf8.count) == [4, 2, 2, 6], parts[4] != "",
      parts.prefix(4).joined().utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      parts[4].utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 })
    else { return nil }
    description = text
  }

  /// The name of a run that begins at a time, in seconds since 1970.
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
