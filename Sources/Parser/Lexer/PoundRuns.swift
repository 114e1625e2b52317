/// The places in a stretch of the file where a delimiter is followed by `#`, with the number of
/// `#`.
///
/// A raw string asks for the first `"` with enough `#` on its line, an extended regex for the first
/// such `/` in the rest of the file. Scanning for it each time would take quadratic time on a line
/// that opens many of them, so the stretch is scanned once and remembered.
struct PoundRuns {
  private var starts: [Int] = []
  private var lengths: [Int] = []
  /// For each run the number of the next one that is longer.
  private var nextLonger: [Int] = []
  private var current = 0
  private var covered = 0..<0

  /// Whether the remembered stretch holds everything from `offset` to its end.
  func covers(_ offset: Int) -> Bool { covered.contains(offset) }

  /// Forgets all runs and begins a stretch that goes from `range.lowerBound` to the end of `range`.
  mutating func begin(_ range: Range<Int>) {
    starts.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    current = 0
    covered = range
  }

  /// Adds a run behind those already there.
  mutating func add(start: Int, length: Int) {
    starts.append(start)
    lengths.append(length)
  }

  /// Links every run with the next longer one, from the last to the first.
  mutating func finish() {
    nextLonger = [Int](repeating: starts.count, count: starts.count)
    for index in starts.indices.reversed() {
      var longer = index + 1
      while longer < starts.count, lengths[longer] <= lengths[index] { longer = nextLonger[longer] }
      nextLonger[index] = longer
    }
  }

  /// Whether a run of at least `length` starts at `offset` or behind it. The offsets asked for
  /// never decrease, and the number of steps is at most `length`, which the file has paid for in
  /// `#`.
  mutating func hasRun(from offset: Int, length: Int) -> Bool {
    while current < starts.count, starts[current] < offset { current += 1 }
    var index = current
    while index < starts.count, lengths[index] < length { index = nextLonger[index] }
    return index < starts.count
  }
}
