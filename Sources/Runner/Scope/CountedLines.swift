import SourceText

/// The lines of a file that count, as ranges of its bytes.
struct CountedLines: Sendable {
  private let ranges: [ByteRange]

  /// - Parameters:
  ///   - numbers: the lines, from 1; those behind the end are passed over.
  ///   - starts: where each line of the file starts.
  init(_ numbers: [ClosedRange<Int>], starts: [ByteOffset]) {
    ranges = numbers.compactMap { lines in
      guard lines.lowerBound <= starts.count else { return nil }
      // What stands behind the last line, such as something to be appended, is counted to it.
      let end = lines.upperBound < starts.count ? starts[lines.upperBound] : ByteOffset(UInt32.max)
      return ByteRange(starts[lines.lowerBound - 1], end)
    }
  }

  func contain(_ offset: ByteOffset) -> Bool { ranges.contains { $0.contains(offset) } }

  func areTouched(by edits: EditSet) -> Bool {
    edits.edits.contains { edit in
      ranges.contains { $0.contains(edit.range.start) || $0.overlaps(edit.range) }
    }
  }

  /// Where lines start for git: it ends them behind `\n` alone.
  static func startsForGit(in source: SourceText) -> [ByteOffset] {
    [ByteOffset(0)]
      + source.bytes.indices.filter { source.bytes[$0] == .lineFeed }
      .map { ByteOffset($0 + 1) }
  }
}
