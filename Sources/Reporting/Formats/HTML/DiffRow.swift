/// A row of a side-by-side diff: an old line, a new line, or both.
struct DiffRow {
  let old: Cell?
  let new: Cell?

  /// A numbered line, split into changed and unchanged parts.
  struct Cell {
    let number: Int
    let parts: [WordDifference.Part]
    let isUnended: Bool

    fileprivate init(_ line: ParsedDiff.Line, _ number: Int, parts: [WordDifference.Part]? = nil) {
      self.number = number
      self.parts = parts ?? [WordDifference.Part(text: line.text, isChanged: false)]
      isUnended = line.isUnended
    }
  }

  /// Consecutive rows that are all changed or all unchanged.
  struct Block {
    let isChanged: Bool
    let rows: [DiffRow]
  }

  /// The rows of a hunk, in order.
  static func blocks(of hunk: ParsedDiff.Hunk) -> [Block] {
    var blocks: [Block] = []
    var (old, new) = (hunk.oldStart, hunk.newStart)
    var lines = hunk.lines[...]
    while let first = lines.first {
      let run = lines.prefix { ($0.kind == .context) == (first.kind == .context) }
      lines = lines.dropFirst(run.count)
      if first.kind == .context {
        let rows = run.enumerated().map {
          DiffRow(old: Cell($1, old + $0), new: Cell($1, new + $0))
        }
        blocks.append(Block(isChanged: false, rows: rows))
        (old, new) = (old + run.count, new + run.count)
      } else {
        let removed = run.filter { $0.kind == .removed }
        let added = run.filter { $0.kind == .added }
        blocks.append(Block(isChanged: true, rows: rows(removed, old, added, new)))
        (old, new) = (old + removed.count, new + added.count)
      }
    }
    return blocks
  }

  /// Places similar lines side by side, and the others between them in order.
  private static func rows(
    _ removed: [ParsedDiff.Line], _ oldStart: Int, _ added: [ParsedDiff.Line], _ newStart: Int
  ) -> [DiffRow] {
    var rows: [DiffRow] = []
    var (i, j) = (0, 0)
    func addLines(to oldEnd: Int, _ newEnd: Int) {
      for k in 0..<max(oldEnd - i, newEnd - j) {
        rows.append(
          DiffRow(
            old: i + k < oldEnd ? Cell(removed[i + k], oldStart + i + k) : nil,
            new: j + k < newEnd ? Cell(added[j + k], newStart + j + k) : nil))
      }
    }
    for pair in LinePairing(removed.map(\.text), added.map(\.text)).pairs {
      addLines(to: pair.old, pair.new)
      rows.append(
        DiffRow(
          old: Cell(removed[pair.old], oldStart + pair.old, parts: pair.words.removed),
          new: Cell(added[pair.new], newStart + pair.new, parts: pair.words.added)))
      (i, j) = (pair.old + 1, pair.new + 1)
    }
    addLines(to: removed.count, added.count)
    return rows
  }
}

/// Pairs of removed and added lines that differ in a few words.
private struct LinePairing {
  typealias Pair = (old: Int, new: Int, words: WordDifference)

  /// In line order; pairs do not cross.
  private(set) var pairs: [Pair] = []

  /// Larger blocks are not compared, to limit the run time.
  private static let mostPairs = 900

  init(_ old: [String], _ new: [String]) {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= Self.mostPairs else { return }
    let words = old.map { line in new.map { Self.words(from: line, to: $0) } }
    // sums[i][j] is the greatest total similarity of the lines from i and from j on.
    var sums = [[Double]](
      repeating: [Double](repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let paired = words[i][j].map { $0.similarity + sums[i + 1][j + 1] } ?? 0
        sums[i][j] = max(paired, sums[i + 1][j], sums[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if let words = words[i][j], sums[i][j] == words.similarity + sums[i + 1][j + 1] {
        pairs.append((i, j, words))
        (i, j) = (i + 1, j + 1)
      } else if sums[i][j] == sums[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
  }

  private static func words(from old: String, to new: String) -> WordDifference? {
    guard let words = WordDifference(from: old, to: new), words.isWorthMarking else { return nil }
    return words
  }
}
