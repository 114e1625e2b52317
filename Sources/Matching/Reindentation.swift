import SourceText
import Syntax

/// Changes the indentation of source lines.
///
/// The lines of a multi-line string move together with the line of its closing quotes, or not at
/// all, so that the string keeps its value.
struct Reindentation {
  let tree: SyntaxTree
  /// The indentation of the line where the source starts, before and after the change.
  let origin: String
  let landing: String

  /// Returns the edits of the line starts within a range.
  func edits(in range: ByteRange) -> [Edit] {
    guard origin != landing else { return [] }
    let lines = lineStarts(in: range)
    guard !lines.isEmpty else { return [] }
    let fixed = fixedLiterals(in: range)
    return lines.compactMap { start in
      guard !fixed.contains(where: { $0.contains(start) && $0.start < start }) else { return nil }
      return edit(at: start)
    }
  }

  /// Returns the reindented text of a range.
  func text(of range: ByteRange) -> [UInt8] {
    var result: [UInt8] = []
    var kept = range.start
    for edit in edits(in: range) {
      result += tree.source[ByteRange(kept, edit.range.start)]
      result += edit.replacement
      kept = edit.range.end
    }
    return result + tree.source[ByteRange(kept, range.end)]
  }

  /// Returns an edit of only the difference between the two indentations, so that it conflicts with
  /// as few other edits as possible.
  private func edit(at start: ByteOffset) -> Edit? {
    guard !isEmpty(start) else { return nil }
    let common = zip(origin.utf8, landing.utf8).prefix { $0 == $1 }.count
    let line = tree.source[ByteRange(start, tree.source.range.end)]
    let kept = zip(origin.utf8, line).prefix { $0 == $1 }.count
    let removed = origin.utf8.count - common
    let added = Array(landing.utf8.dropFirst(common))
    // A line with less indentation moves as far as possible.
    guard kept == origin.utf8.count || removed == 0 || added.isEmpty else { return nil }
    let from = max(0, min(kept - removed, common))
    guard from < kept || !added.isEmpty else { return nil }
    return .replace(
      ByteRange(start.index + from..<start.index + (removed == 0 ? from : kept)), with: added)
  }

  private func isIndented(_ start: ByteOffset) -> Bool {
    tree.source[ByteRange(start, tree.source.range.end)].starts(with: origin.utf8)
  }

  /// Whether a line is empty. A line of white space is not: in a string, white space is part of the
  /// value.
  private func isEmpty(_ start: ByteOffset) -> Bool {
    let first = tree.source[ByteRange(start, tree.source.range.end)].first
    return first == nil || first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r")
  }

  private func lineStarts(in range: ByteRange) -> [ByteOffset] {
    let bytes = tree.source[range]
    return bytes.indices.compactMap { index in
      let isLineEnd =
        bytes[index] == UInt8(ascii: "\n")
        || bytes[index] == UInt8(ascii: "\r")
          && bytes[index...].dropFirst().first != UInt8(ascii: "\n")
      return isLineEnd && index + 1 < range.end.index ? ByteOffset(index + 1) : nil
    }
  }

  /// Returns the strings with a line that is not indented like the code.
  private func fixedLiterals(in range: ByteRange) -> [ByteRange] {
    tree.nodes(ofKind: .stringLiteralExpr).map(\.range).filter { literal in
      literal.overlaps(range)
        && (!range.contains(literal)
          || !lineStarts(in: literal).allSatisfy { isEmpty($0) || isIndented($0) })
    }
  }
}
