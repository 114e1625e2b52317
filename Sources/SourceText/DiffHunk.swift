/// A run of changed lines with the unchanged lines around it.
public struct DiffHunk: Sendable {
  /// The lines in the old file, from 0.
  public let oldLines: Range<Int>
  /// The lines in the new file, from 0.
  public let newLines: Range<Int>
  public let lines: [DiffLine]

  /// The `@@` line with its line ending. For an empty side, the header gives the number of the line
  /// before it.
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

/// A line of a hunk, including its line ending if it has one.
public struct DiffLine: Sendable {
  public enum Kind: Sendable {
    case context, removed, added

    /// The first byte of the line in a diff.
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

  /// Whether the line has a line ending; only the last line of a file may have none.
  public var isEnded: Bool { text.last == .lineFeed }

  /// The note that a diff prints below a line without a line ending.
  public static let unendedNote = "\\ No newline at end of file"
}

extension DiffHunk {
  /// Returns the hunks of a diff, in order. Changes whose context lines meet share one hunk.
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
    var lineShift = 0
    return groups.map { changes in
      let hunk = DiffHunk(of: changes, in: old, context: context, lineShift: lineShift)
      lineShift = hunk.newLines.upperBound - hunk.oldLines.upperBound
      return hunk
    }
  }

  /// - Parameter lineShift: how many lines longer the new file is before this hunk.
  private init(of changes: [ChangedLines], in old: DiffSource, context: Int, lineShift: Int) {
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
    let addedCount = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    self.lines = lines
    oldLines = start..<end
    newLines = start + lineShift..<end + lineShift + addedCount
  }
}
