/// A run of changed lines with the unchanged ones around it.
public struct DiffHunk: Sendable {
  /// The lines in the old file, from 0.
  public let oldLines: Range<Int>
  /// The lines in the new file, from 0.
  public let newLines: Range<Int>
  public let lines: [DiffLine]

  /// The `@@` line, with its line end. An empty side is named by the line before it.
  public var header: String {
    "@@ -\(Self.name(oldLines)) +\(Self.name(newLines)) @@\n"
  }

  private static func name(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }
}

/// A line of a hunk, its line end included if it has one.
public struct DiffLine: Sendable {
  public enum Kind: Sendable {
    case context, removed, added

    /// The byte the line starts with in a diff.
    public var marker: UInt8 {
      switch self {
      case .context: .space
      case .removed: UInt8(ascii: "-")
      case .added: UInt8(ascii: "+")
      }
    }
  }

  public let kind: Kind
  public let text: ArraySlice<UInt8>

  /// Whether the line has a line end; only the last of a file may have none.
  public var isEnded: Bool { text.last == .lineFeed }

  /// What a diff says below a line that has no line end.
  public static let unendedNote = "\\ No newline at end of file"
}

extension DiffHunk {
  /// The hunks of a diff, in order: changes whose context would meet share one.
  static func hunks(of source: SourceText, edits: EditSet, context: Int) -> [DiffHunk] {
    let old = DiffSource(source)
    var groups: [[ChangedLines]] = []
    for change in ChangedLines.all(in: old, edits: edits) {
      if let last = groups.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * context
      {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    var grown = 0
    return groups.map { changes in
      let hunk = DiffHunk(of: changes, in: old, context: context, grown: grown)
      grown = hunk.newLines.upperBound - hunk.oldLines.upperBound
      return hunk
    }
  }

  /// - Parameter grown: the lines that the new file has more, before this hunk.
  private init(of changes: [ChangedLines], in old: DiffSource, context: Int, grown: Int) {
    let start = max(0, changes[0].old.lowerBound - context)
    let end = min(old.count, changes[changes.count - 1].old.upperBound + context)
    var lines: [DiffLine] = []
    var next = start
    for change in changes {
      lines += old[next..<change.old.lowerBound].map { DiffLine(kind: .context, text: $0) }
      lines += old[change.old].map { DiffLine(kind: .removed, text: $0) }
      lines += change.new.map { DiffLine(kind: .added, text: $0) }
      next = change.old.upperBound
    }
    lines += old[next..<end].map { DiffLine(kind: .context, text: $0) }
    let grownHere = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    self.lines = lines
    oldLines = start..<end
    newLines = start + grown..<end + grown + grownHere
  }
}
