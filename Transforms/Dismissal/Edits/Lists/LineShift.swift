import SourceText
import Syntax

/// The lines after the first one of some code, which get another indentation.
struct LineShift {
  private let tree: SyntaxTree
  private let lines: [ByteRange]
  private let old: String

  /// - Parameter old: the indentation that the lines have in common.
  /// - Returns: nil where a line has less, or cannot move: in a string of several lines or a comment.
  init?(of range: ByteRange, indentedBy old: String, in tree: SyntaxTree) {
    let table = LineTable(tree.source)
    let first = table.line(of: range.start)
    let last = table.line(of: range.end)
    let lines = (first..<last).map { table.range(ofLine: $0 + 1) }.filter { line in
      tree.source[line].contains { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    }
    guard lines.allSatisfy({ tree.source.indentation(ofLineAt: $0.start).hasPrefix(old) }),
      !tree.source.string(range).contains("\"\"\""),
      !tree.comments(in: range).contains(where: { tree.source.string($0.range).hasLineEnd })
    else { return nil }
    self.tree = tree
    self.lines = lines
    self.old = old
  }

  /// The edits that put another indentation in the place of the common one.
  func edits(to new: String) -> [Edit] {
    guard new != old else { return [] }
    return lines.map { line in
      let whole = tree.source.indentation(ofLineAt: line.start)
      let end = ByteOffset(line.start.index + whole.utf8.count)
      return .replace(ByteRange(line.start, end), with: new + whole.dropFirst(old.count))
    }
  }
}
