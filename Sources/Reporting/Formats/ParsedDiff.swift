import SourceText

/// A unified diff, parsed from its text.
struct ParsedDiff {
  private(set) var hunks: [Hunk] = []

  struct Hunk {
    /// The numbers of its first lines in the old and the new file, from 1.
    let oldStart: Int
    let newStart: Int
    var lines: [Line] = []
  }

  struct Line {
    let kind: Kind
    /// The line without its newline.
    let text: String
    /// Whether it is the last line of a file without a final newline.
    var isUnended = false
  }

  enum Kind {
    case context, removed, added

    fileprivate var sign: Character {
      switch self {
      case .context: " "
      case .removed: "-"
      case .added: "+"
      }
    }
  }

  init(_ diff: String) {
    for line in diff.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      add(line)
    }
    dropCarriageReturns()
  }

  var lineCount: Int { hunks.reduce(0) { $0 + $1.lines.count } }

  func count(of kind: Kind) -> Int {
    hunks.reduce(0) { $0 + $1.lines.count { $0.kind == kind } }
  }

  /// The hunks for display, without file names and carriage returns.
  var text: String {
    hunks.map { hunk in
      let old = "\(hunk.oldStart),\(hunk.lines.count { $0.kind != .added })"
      let new = "\(hunk.newStart),\(hunk.lines.count { $0.kind != .removed })"
      let lines = hunk.lines.map { line in
        "\(line.kind.sign)\(VisibleText.of(line.text))\n"
          + (line.isUnended ? DiffLine.unendedNote + "\n" : "")
      }
      return "@@ -\(old) +\(new) @@\n" + lines.joined()
    }.joined()
  }

  private mutating func add(_ line: Substring.UTF8View) {
    switch line.first {
    case UInt8(ascii: "@"):
      hunks.append(
        Hunk(
          oldStart: Self.number(after: UInt8(ascii: "-"), in: line),
          newStart: Self.number(after: UInt8(ascii: "+"), in: line)))
    case UInt8(ascii: " "): add(.context, line)
    // Before the first hunk, `-` and `+` lines are the file names; `add` ignores them.
    case UInt8(ascii: "-"): add(.removed, line)
    case UInt8(ascii: "+"): add(.added, line)
    case UInt8(ascii: "\\"):
      guard let hunk = hunks.indices.last, let last = hunks[hunk].lines.indices.last else { return }
      hunks[hunk].lines[last].isUnended = true
    default: break
    }
  }

  private mutating func add(_ kind: Kind, _ line: Substring.UTF8View) {
    guard let hunk = hunks.indices.last else { return }
    hunks[hunk].lines.append(Line(kind: kind, text: String(Substring(line.dropFirst()))))
  }

  private static func number(after sign: UInt8, in line: Substring.UTF8View) -> Int {
    let digits = line.drop { $0 != sign }.dropFirst().prefix {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
    }
    return Int(String(Substring(digits))) ?? 1
  }

  /// Removes the carriage returns if all lines end in `\r\n`.
  private mutating func dropCarriageReturns() {
    let lines = hunks.flatMap(\.lines)
    guard lines.allSatisfy({ $0.text.utf8.last == 0x0D || $0.isUnended }) else { return }
    for hunk in hunks.indices {
      for line in hunks[hunk].lines.indices {
        let old = hunks[hunk].lines[line]
        guard old.text.utf8.last == 0x0D else { continue }
        hunks[hunk].lines[line] = Line(
          kind: old.kind, text: String(old.text.unicodeScalars.dropLast()),
          isUnended: old.isUnended)
      }
    }
  }
}
