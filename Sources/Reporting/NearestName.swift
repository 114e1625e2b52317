/// The known name that someone who mistyped probably meant.
public struct NearestName: Sendable {
  /// The nearest name, or nil when none is near.
  public let name: String?

  /// What to say behind a message: "; did you mean diff?", or nothing.
  public var question: String { name.map { "; did you mean \($0)?" } ?? "" }

  public init(to typed: String, in names: [String]) {
    let typed = Array(typed.utf8)
    let nearest =
      names
      .map { (name: $0, distance: Self.distance(typed, Array($0.utf8))) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    // More than a third of the letters wrong is another word.
    name = nearest.flatMap { $0.distance <= max(2, typed.count / 3) ? $0.name : nil }
  }

  /// The number of letters to add, remove, replace or swap with the next, to get from one to the other.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if 0 < i, 0 < j, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
