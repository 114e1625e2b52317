import SourceText
import Syntax

/// Looks for a name in the bytes of a file, so that not every file is parsed: one that it is not found in
/// does not mention it.
struct NameSearch: Sendable {
  let name: String
  /// Whether the name is a keyword, and a name only in back-ticks or behind a period.
  private let isReserved: Bool

  init(_ name: String) {
    self.name = name
    isReserved = TokenKind.isReservedKeyword(name)
  }

  func isFound(in source: SourceText) -> Bool {
    var name = name
    return name.withUTF8 { name in
      source.withUnsafeBytes { bytes in
        var start = 0
        while let index = bytes.firstIndex(of: name, from: start) {
          start = index + name.count
          let before = 0 < index ? bytes[index - 1] : .space
          let after = start < bytes.count ? bytes[start] : .space
          guard !before.isPartOfName, !after.isPartOfName else { continue }
          if !isReserved || before.opensName { return true }
        }
        return false
      }
    }
  }
}

extension UInt8 {
  /// Beyond ASCII there are operators too.
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a keyword right behind is a name: nothing stands between a period and the member.
  fileprivate var opensName: Bool {
    self == .dot || self == UInt8(ascii: ":") || self == UInt8(ascii: "`")
  }
}
