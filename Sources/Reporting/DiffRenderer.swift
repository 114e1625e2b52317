import SourceText

/// Renders a diff, optionally with the colors of git.
public struct DiffRenderer: Sendable {
  private let isColored: Bool

  public init(isColored: Bool) {
    self.isColored = isColored
  }

  /// - Parameter changes: the changes whose headings are printed above the diff, where `git apply`
  ///   and `patch` ignore them.
  public func render(_ diff: UnifiedDiff, of changes: [ReportedChange] = []) -> [UInt8] {
    guard !diff.isEmpty else { return [] }
    var result: [UInt8] = []
    for change in changes {
      append(isColored ? .yellow : nil, Array(change.heading.utf8), to: &result)
    }
    guard isColored else { return result + diff.bytes }
    for line in diff.header.split(separator: "\n") {
      append(.bold, Array(line.utf8), to: &result)
    }
    for hunk in diff.hunks {
      append(.cyan, Array(hunk.header.utf8.dropLast()), to: &result)
      for line in hunk.lines {
        // Leave the newline uncolored. Otherwise some terminals color the rest of the row.
        let text = line.isEnded ? line.text.dropLast() : line.text
        append(color(of: line.kind), [line.kind.marker] + text, to: &result)
        if !line.isEnded { append(nil, Array(DiffLine.unendedNote.utf8), to: &result) }
      }
    }
    return result
  }

  private func append(_ color: Color?, _ line: [UInt8], to result: inout [UInt8]) {
    if let color {
      result += Array("\u{1B}[\(color.rawValue)m".utf8) + line + Array("\u{1B}[m".utf8)
    } else {
      result += line
    }
    result.append(UInt8(ascii: "\n"))
  }

  private func color(of kind: DiffLine.Kind) -> Color? {
    switch kind {
    case .context: nil
    case .removed: .red
    case .added: .green
    }
  }

  /// The ANSI codes of the colors.
  private enum Color: Int {
    case bold = 1
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }
}
