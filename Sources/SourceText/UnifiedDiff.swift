/// The changes of an edit set to a file, in the format that `diff -u` writes and `git apply` reads.
///
/// The diff consists of the lines that the edits touch; only these are searched for lines that stay the
/// same. A line ends after `\n` only, as in `git` and `patch`. Bytes are copied unchanged, whatever their
/// encoding.
public struct UnifiedDiff: Sendable {
  public let path: String
  public let hunks: [DiffHunk]

  /// Creates the diff. It has no hunks if the edits change nothing.
  ///
  /// - Parameter context: the number of unchanged lines around a change.
  public init(of source: SourceText, edits: EditSet, context: Int = 3) {
    path = source.path
    hunks = DiffHunk.hunks(of: source, edits: edits, context: context)
  }

  public var isEmpty: Bool { hunks.isEmpty }

  /// The lines that name the file, with their line endings.
  ///
  /// There is no `diff --git` line: with it, `git apply` would resolve paths from the top level of
  /// the repository, and without it from the current directory, to which our paths are relative.
  public var header: String {
    "--- \(Self.headerName("a/" + relativePath))\n+++ \(Self.headerName("b/" + relativePath))\n"
  }

  /// The whole diff; empty if there are no hunks.
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

  /// The path without a leading slash, so that `patch -p1 -d /` finds a file given by its absolute
  /// path.
  private var relativePath: Substring {
    path.drop { $0 == "/" }
  }

  /// Returns the name as git writes it: in C-style quotes if it contains a byte other than
  /// printable ASCII, and followed by a tab if it contains a space.
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
