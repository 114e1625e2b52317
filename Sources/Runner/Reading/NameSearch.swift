import SourceText
import SymbolIndex
import Syntax

/// Searches the bytes of a file for a name, so that not every file is parsed: a file without the
/// bytes does not mention the name.
struct NameSearch: Sendable {
  let name: String
  /// Whether the name is a keyword, which is a name only in backticks or after a period.
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

  /// Whether a keyword that follows directly is a name: a member follows its period directly.
  fileprivate var opensName: Bool {
    self == .dot || self == UInt8(ascii: ":") || self == UInt8(ascii: "`")
  }
}
