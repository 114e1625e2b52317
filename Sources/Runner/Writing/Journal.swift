import SourceText

/// The record of the files that a run wrote, for undoing it: their paths, and digests of their
/// contents before and after.
///
/// The text format is readable, with a line for each file.
/// Its text is for people too, a line for each file.
struct Journal: Equatable {
  struct File: Equatable {
    /// The canonical path of the file.
    let path: String
    /// The digest of the original contents.
    let before: String
    /// The digest of the contents that the run wrote.
    let after: String
  }

  var files: [File]

  var text: String {
    "\(Self.heading(forCount: files.count))\n\(Self.explanation)\n"
      + files.map { "\($0.before) \($0.after) \($0.path.lineEndsEscaped)\n" }.joined()
  }

  private static func heading(forCount count: Int) -> String {
    "statewise-journal/1, files: \(count)"
  }

  private static let explanation =
    "Digests (SHA-256) of each file before and after; the Nth as it was before is originals/N."
}

extension Journal {
  /// Reads exactly this text; nil if anything differs, because a damaged journal must not decide
  /// which files are restored.
  init?(reading text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast() == "", let heading = lines.first,
      heading == Self.heading(forCount: lines.count - 2)
    else { return nil }
    files = []
    for line in lines.dropFirst(2) {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, parts[0].isDigest, parts[1].isDigest, parts[2].hasPrefix("/"),
        let path = String(parts[2]).lineEndsUnescaped
      else { return nil }
      files.append(File(path: path, before: String(parts[0]), after: String(parts[1])))
    }
  }
}

extension String {
  /// The text on one line, with escaped line endings.
  var lineEndsEscaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": text += #"\\"#
      case "\n": text += #"\n"#
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The text with line endings restored; nil if an escape sequence is invalid.
  var lineEndsUnescaped: String? {
    var text = ""
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\": text += "\\"
      case "n": text += "\n"
      default: return nil
      }
    }
    return text
  }
}

extension Substring {
  fileprivate var isDigest: Bool {
    utf8.count == 64 && allSatisfy { ("0"..."9").contains($0) || ("a"..."f").contains($0) }
  }
}
