/// The lines of a file as a diff counts them: a line ends after `\n`, and no line follows a final
/// `\n`.
struct DiffSource {
  private let source: SourceText
  private let starts: [Int]

  init(_ source: SourceText) {
    self.source = source
    starts = source.withUnsafeBytes { bytes in
      var starts = bytes.isEmpty ? [] : [0]
      for index in bytes.indices.dropLast() where bytes[index] == .lineFeed {
        starts.append(index + 1)
      }
      return starts
    }
  }

  var count: Int { starts.count }

  /// Returns the line of the byte at `offset`. The end of a text that ends with `\n` counts as one
  /// more line.
  func line(holding offset: ByteOffset) -> Int {
    if offset.index == source.count, source.bytes.last.map({ $0 == .lineFeed }) ?? true {
      return count
    }
    var low = 0
    var high = starts.count
    while 1 < high - low {
      let middle = (low + high) / 2
      if starts[middle] <= offset.index { low = middle } else { high = middle }
    }
    return low
  }

  private func start(_ line: Int) -> Int {
    line < starts.count ? starts[line] : source.count
  }

  subscript(lines: Range<Int>) -> [ArraySlice<UInt8>] {
    lines.map { source[ByteRange(start($0)..<start($0 + 1))] }
  }

  /// Returns the text of `lines` after applying `edits`, split into lines.
  func lines(_ lines: Range<Int>, with edits: [Edit]) -> [ArraySlice<UInt8>] {
    var text: [UInt8] = []
    var kept = start(lines.lowerBound)
    for edit in edits {
      text += source[ByteRange(kept..<edit.range.start.index)]
      text += edit.replacement
      kept = edit.range.end.index
    }
    text += source[ByteRange(kept..<start(lines.upperBound))]
    var result: [ArraySlice<UInt8>] = []
    var next = 0
    while next < text.count {
      let end = text[next...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? text.count
      result.append(text[next..<end])
      next = end
    }
    return result
  }
}
