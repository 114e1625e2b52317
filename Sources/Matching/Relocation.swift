import SourceText
import Syntax

/// Moves lines of source to another indentation.
///
/// The lines of a multi-line string move together with the one that closes it, or not at all: their
/// value is what stands behind its indentation.
struct Relocation {
  let tree: SyntaxTree
  /// The indentation of the line that the source begins on, and what it becomes.
  let origin: String
  let landing: String

  /// The edits of the line starts within a range.
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

  /// The text of a range, moved.
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

  /// Only what differs between the two indentations is touched, so that nothing else is claimed.
  private func edit(at start: ByteOffset) -> Edit? {
    guard !isEmpty(start) else { return nil }
    let common = zip(origin.utf8, landing.utf8).prefix { $0 == $1 }.count
    let line = tree.source[ByteRange(start, tree.source.range.end)]
    let kept = zip(origin.utf8, line).prefix { $0 == $1 }.count
    let removed = origin.utf8.count - common
    let added = Array(landing.utf8.dropFirst(common))
    // A line that is indented less moves as far as it can.
    guard kept == origin.utf8.count || removed == 0 || added.isEmpty else { return nil }
    let from = max(0, min(kept - removed, common))
    guard from < kept || !added.isEmpty else { return nil }
    return .replace(
      ByteRange(start.index + from..<start.index + (removed == 0 ? from : kept)), with: added)
  }

  private func isIndented(_ start: ByteOffset) -> Bool {
    tree.source[ByteRange(start, tree.source.range.end)].starts(with: origin.utf8)
  }

  /// White space counts, because in a string it is part of the value.
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

  /// The strings of which a line is not indented as the code is.
  private func fixedLiterals(in range: ByteRange) -> [ByteRange] {
    tree.nodes(ofKind: .stringLiteralExpr).map(\.range).filter { literal in
      literal.overlaps(range)
        && (!range.contains(literal)
          || !lineStarts(in: literal).allSatisfy { isEmpty($0) || isIndented($0) })
    }
  }
}
