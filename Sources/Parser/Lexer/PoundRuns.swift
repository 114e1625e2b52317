/// The positions in a range of the file where `#` follows a delimiter, with the number of `#`.
///
/// A raw string needs the first `"` with enough `#` on its line, an extended regex literal the
/// first such `/` in the rest of the file. Scanning for it each time would take quadratic time on a
/// line that opens many of them, so the range is scanned once and the result is stored.
struct PoundRuns {
  private var starts: [Int] = []
  private var lengths: [Int] = []
  /// For each run, the number of the next longer run.
  private var nextLonger: [Int] = []
  private var current = 0
  private var covered = 0..<0

  /// Whether the stored range includes everything from `offset` to its end.
  func covers(_ offset: Int) -> Bool { covered.contains(offset) }

  /// Removes all runs and starts a range from `range.lowerBound` to the end of `range`.
  mutating func begin(_ range: Range<Int>) {
    starts.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    current = 0
    covered = range
  }

  /// Appends a run.
  mutating func add(start: Int, length: Int) {
    starts.append(start)
    lengths.append(length)
  }

  /// Links every run to the next longer one, starting with the last.
  mutating func finish() {
    nextLonger = [Int](repeating: starts.count, count: starts.count)
    for index in starts.indices.reversed() {
      var longer = index + 1
      while longer < starts.count, lengths[longer] <= lengths[index] { longer = nextLonger[longer] }
      nextLonger[index] = longer
    }
  }

  /// Returns whether a run of at least `length` starts at or after `offset`. Callers must not
  /// decrease the offset. The search takes at most `length` steps, so its total time is linear in
  /// the number of `#`.
  mutating func hasRun(from offset: Int, length: Int) -> Bool {
    while current < starts.count, starts[current] < offset { current += 1 }
    var index = current
    while index < starts.count, lengths[index] < length { index = nextLonger[index] }
    return index < starts.count
  }
}
