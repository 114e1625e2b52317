/// The known name that is most similar to a mistyped name.
///
/// Case and separators are ignored: `HiddenIfToOpacity` equals `hidden-if-to-opacity`.
public struct NearestName: Sendable {
  /// The nearest name; nil if no name is similar enough.
  public let name: String?

  /// The end of an error message: "; did you mean `diff`?", or nothing.
  public var question: String { question(or: "") }

  /// The question; without a nearest name, the hint.
  public func question(or hint: String) -> String {
    if let name { return "; did you mean `\(name)`?" }
    return hint.isEmpty ? "" : "; \(hint)"
  }

  public init(to typed: String, in names: [String]) {
    let typed = Self.letters(of: typed)
    let nearest =
      names
      .map { (name: $0, distance: Self.distance(typed, Self.letters(of: $0))) }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    // With more than a third of the letters wrong, only a substring of a name counts as similar.
    if let nearest, nearest.distance <= max(typed.count < 4 ? 1 : 2, typed.count / 3) {
      name = nearest.name
    } else if Self.shortestPart <= typed.count {
      name = names.first { Self.letters(of: $0).contains(typed) }
    } else {
      name = nil
    }
  }

  /// Shorter texts are substrings of too many names.
  private static let shortestPart = 4

  private static func letters(of name: String) -> [UInt8] {
    name.lowercased().utf8.filter { !"-_ ".utf8.contains($0) }
  }

  /// The edit distance: the number of letters to insert, delete, replace or swap with the next one.
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
