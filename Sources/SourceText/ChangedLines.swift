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
    return blocks.flatMap { $0.parts(in: source) }
  }

  /// Returns the run without the lines in it that stay the same, such as one that a line was moved behind.
  private func parts(in source: DiffSource) -> [ChangedLines] {
    guard 1 < old.count, 1 < new.count, old.count + new.count <= Self.longestSearch else {
      return [self]
    }
    let before = source[old]
    let difference = new.difference(from: before)
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var parts: [ChangedLines] = []
    var (next, newNext) = (0, 0)
    while next < before.count || newNext < new.count {
      let (start, newStart) = (next, newNext)
      while removed.contains(next) { next += 1 }
      while added.contains(newNext) { newNext += 1 }
      if start < next || newStart < newNext {
        let lines = old.lowerBound + start..<old.lowerBound + next
        parts.append(ChangedLines(old: lines, new: Array(new[newStart..<newNext])))
      }
      (next, newNext) = (next + 1, newNext + 1)
    }
    return parts
  }

  /// The most lines that are searched for equal ones, which takes the square of their number at worst.
  private static let longestSearch = 1_000

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
