import Parser
import SourceText

/// The edits of a file in the working tree that are not staged.
struct UnstagedEdits: Sendable {
  /// The file in the working tree.
  let source: SourceText
  /// Edits of whole lines that turn the working tree's text into the staged text.
  private let restoring: EditSet

  init(of source: SourceText, against staged: SourceText) {
    self.source = source
    let (old, new) = (Self.lines(of: source), Self.lines(of: staged))
    var removed = Set(old.indices)
    var inserted = Set(new.indices)
    if Self.leastDifference(of: old, and: new) <= Self.mostDifferences {
      let difference = new.difference(from: old)
      removed = Set(difference.removals.map(\.offset))
      inserted = Set(difference.insertions.map(\.offset))
    }
    restoring = Self.edits(from: old, removing: removed, to: new, inserting: inserted)
  }

  /// The maximum number of differing lines for a line-by-line diff. Beyond it, the whole text is
  /// one edit, because the diff takes time and memory proportional to the square of that number.
  private static let mostDifferences = 2000

  /// Returns the number of lines that occur in only one of the texts, regardless of order.
  private static func leastDifference(
    of old: [ArraySlice<UInt8>], and new: [ArraySlice<UInt8>]
  ) -> Int {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for line in old { counts[line, default: 0] += 1 }
    for line in new { counts[line, default: 0] -= 1 }
    return counts.values.reduce(0) { $0 + abs($1) }
  }

  /// Maps edits of the staged text to edits of the working tree's text. Returns nil if they overlap
  /// an unstaged line.
  func workingTreeEdits(for edits: EditSet) -> EditSet? {
    let composed = EditComposition(
      of: edits, after: restoring, result: restoring.applied(to: source))
    return composed.absorbed.isEmpty ? composed.edits : nil
  }

  /// Returns the working tree's text after applying edits of the staged text, which must not
  /// overlap unstaged lines.
  func result(of edits: EditSet) -> SourceText { workingTreeEdits(for: edits)!.applied(to: source) }

  /// Returns the error in that text, if any. A text that had syntax errors before is not checked.
  func fault(of edits: EditSet, parser: SyntaxParser) -> VerificationFault? {
    guard !parser.parse(source).hasError, let edits = workingTreeEdits(for: edits) else {
      return nil
    }
    return Verification(of: source, parser: parser).fault(of: edits)
  }

  private static func lines(of source: SourceText) -> [ArraySlice<UInt8>] {
    let bytes = source.bytes
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? bytes.endIndex
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  /// Returns one edit for each run of lines that differ.
  private static func edits(
    from old: [ArraySlice<UInt8>], removing removed: Set<Int>,
    to new: [ArraySlice<UInt8>], inserting inserted: Set<Int>
  ) -> EditSet {
    var edits: [Edit] = []
    var (oldLine, newLine, offset) = (0, 0, 0)
    while oldLine < old.count || newLine < new.count {
      let start = offset
      var replacement: [UInt8] = []
      while removed.contains(oldLine) {
        offset += old[oldLine].count
        oldLine += 1
      }
      while inserted.contains(newLine) {
        replacement += new[newLine]
        newLine += 1
      }
      if start < offset || !replacement.isEmpty {
        edits.append(.replace(ByteRange(start..<offset), with: replacement))
      } else {
        offset += old[oldLine].count
        oldLine += 1
        newLine += 1
      }
    }
    guard let set = EditSet(edits) else { preconditionFailure("Runs of lines do not overlap.") }
    return set
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
