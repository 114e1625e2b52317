/// What a set of edits does to a file, by lines, as `diff -u` writes it and `git apply` reads it.
///
/// The edits are known, so the lines they touch are the difference; nothing is searched for. Lines
/// end behind `\n` alone, since that is what `git` and `patch` hold a line to be. Bytes pass as
/// they are, whatever their encoding.
public struct UnifiedDiff: Sendable {
  public let path: String
  public let hunks: [DiffHunk]

  /// Makes the diff; it has no hunks when the edits put back what was there.
  ///
  /// - Parameter context: the number of unchanged lines shown around a change.
  public init(of source: SourceText, edits: EditSet, context: Int = 3) {
    path = source.path
    hunks = DiffHunk.hunks(of: source, edits: edits, context: context)
  }

  public var isEmpty: Bool { hunks.isEmpty }

  /// The lines that name the file, with their line ends.
  ///
  /// There is no `diff --git` line: with it, `git apply` would read the paths from the top of the
  /// repository, without it from the current folder, which is where our paths start.
  public var header: String {
    "--- \(Self.headerName("a/" + relativePath))\n+++ \(Self.headerName("b/" + relativePath))\n"
  }

  /// The whole diff; empty when there are no hunks.
  public var bytes: [UInt8] {
    guard !isEmpty else { return [] }
    var result = Array(header.utf8)
    for hunk in hunks {
      result += Array(hunk.header.utf8)
      for line in hunk.lines {
        result.append(line.kind.marker)
        result += line.text
        if !line.isEnded { result += Array("\n\(DiffLine.unendedNote)\n".utf8) }
      }
    }
    return result
  }

  /// Paths in a diff have no root, so that `patch -p1 -d /` finds an absolute one.
  private var relativePath: Substring {
    path.drop { $0 == "/" }
  }

  /// The name as git writes it: quoted as in C when it holds a byte that is not plain ASCII, and
  /// closed by a tab when it holds a space.
  private static func headerName(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy {
      0x20 <= $0 && $0 < 0x7F && $0 != .quote && $0 != .backslash
    }
    guard !isPlain else { return name.utf8.contains(.space) ? name + "\t" : name }
    return "\"" + name.utf8.map(quoted).joined() + "\""
  }

  private static func quoted(_ byte: UInt8) -> String {
    switch byte {
    case 0x07: return "\\a"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0B: return "\\v"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case .quote, .backslash: return "\\" + String(UnicodeScalar(byte))
    case 0x20..<0x7F: return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
    }
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backslash = UInt8(ascii: "\\")
}
