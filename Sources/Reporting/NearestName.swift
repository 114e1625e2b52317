/// The known name that someone who mistyped probably meant.
///
/// Letters count, and not how words in a name are told apart: `HiddenIfToOpacity` is `hidden-if-to-opacity`.
public struct NearestName: Sendable {
  /// The nearest name, or nil when none is near.
  public let name: String?

  /// What to say behind a message: "; did you mean diff?", or nothing.
  public var question: String { question(or: "") }

  /// The same, or else a hint where to look for the right name.
  public func question(or hint: String) -> String {
    if let name { return "; did you mean \(name)?" }
    return hint.isEmpty ? "" : "; \(hint)"
  }

  public init(to typed: String, in names: [String]) {
    let typed = Self.letters(of: typed)
    let nearest =
      names
      .map { (name: $0, distance: Self.distance(typed, Self.letters(of: $0))) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    // More than a third of the letters wrong is another word, unless it is a part of the right one.
    if let nearest, nearest.distance <= max(typed.count < 4 ? 1 : 2, typed.count / 3) {
      name = nearest.name
    } else if Self.shortestPart <= typed.count {
      name = names.first { Self.letters(of: $0).contains(typed) }
    } else {
      name = nil
    }
  }

  /// Fewer letters are a part of too many names.
  private static let shortestPart = 4

  private static func letters(of name: String) -> [UInt8] {
    name.lowercased().utf8.filter { !"-_ ".utf8.contains($0) }
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
