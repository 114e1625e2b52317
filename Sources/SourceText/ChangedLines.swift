/// A run of whole lines of the old file and the lines that replace them.
struct ChangedLines {
  var old: Range<Int>
  var new: [ArraySlice<UInt8>]

  /// Returns the runs of lines that `edits` change, in order, without lines that stay the same.
  static func all(in source: DiffSource, edits: EditSet) -> [ChangedLines] {
    var blocks: [ChangedLines] = []
    var rest = edits.edits[...]
    while let first = rest.first {
      var end = source.line(holding: first.range.end) + 1
      var group = [rest.removeFirst()]
      while let next = rest.first, source.line(holding: next.range.start) < end {
        end = max(end, source.line(holding: next.range.end) + 1)
        group.append(rest.removeFirst())
      }
      let old = source.line(holding: first.range.start)..<min(end, source.count)
      let block = ChangedLines(old: old, new: source.lines(old, with: group)).trimmed(in: source)
      guard !block.old.isEmpty || !block.new.isEmpty else { continue }
      if let last = blocks.last, last.old.upperBound == block.old.lowerBound {
        blocks[blocks.count - 1].old = last.old.lowerBound..<block.old.upperBound
        blocks[blocks.count - 1].new += block.new
      } else {
        blocks.append(block)
      }
    }
    return blocks
  }

  /// Returns the run without the equal lines at its start and end.
  private func trimmed(in source: DiffSource) -> ChangedLines {
    let before = source[old]
    let head = zip(before, new).prefix { $0 == $1 }.count
    let tail = zip(before.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    return ChangedLines(
      old: old.lowerBound + head..<old.upperBound - tail, new: Array(new[head..<new.count - tail]))
  }
}
