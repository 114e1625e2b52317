import SourceText

/// The selected lines of a file, as byte ranges.
struct SelectedLines: Sendable {
  private let ranges: [ByteRange]
  private let lineStarts: [ByteOffset]

  /// - Parameters:
  ///   - numbers: the lines, from 1. Lines after the end of the file are ignored.
  ///   - isNumberedByGit: whether only `\n` ends a line.
  init(_ numbers: [ClosedRange<Int>], of source: SourceText, isNumberedByGit: Bool) {
    lineStarts = LineTable(source).starts
    let starts = isNumberedByGit ? Self.startsForGit(in: source) : lineStarts
    ranges = numbers.compactMap { lines in
      guard lines.lowerBound <= starts.count else { return nil }
      // Text after the last line, such as an insertion at the end, counts as part of it.
      let end = lines.upperBound < starts.count ? starts[lines.upperBound] : ByteOffset(UInt32.max)
      return ByteRange(starts[lines.lowerBound - 1], end)
    }
  }

  func contain(_ location: Location) -> Bool {
    let offset = ByteOffset(lineStarts[location.line - 1].index + location.column - 1)
    return ranges.contains { $0.contains(offset) }
  }

  func areTouched(by edits: EditSet) -> Bool { edits.edits.contains { areTouched(by: $0.range) } }

  func areTouched(by range: ByteRange) -> Bool {
    ranges.contains { $0.contains(range.start) || $0.overlaps(range) }
  }

  private static func startsForGit(in source: SourceText) -> [ByteOffset] {
    let bytes = source.bytes
    return [ByteOffset(0)]
      + bytes.indices.filter { bytes[$0] == .lineFeed }.map { ByteOffset($0 + 1) }
  }
}
