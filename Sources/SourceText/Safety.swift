/// The safety level of a change: how certain it is that the program keeps its meaning.
public enum Safety: String, CaseIterable, Comparable, Sendable {
  /// The program keeps its meaning, and comments are kept.
  case safe
  /// The change is probably intended, but needs review.
  case review
  /// The change is worth considering. It is applied only when all changes are requested.
  case suggestion

  /// The value of `--safety` that applies changes up to this level.
  public var limit: String { self == .suggestion ? "all" : rawValue }

  /// Reads a value of `--safety`.
  public init?(limit text: String) {
    guard let safety = Self.allCases.first(where: { $0.limit == text }) else { return nil }
    self = safety
  }

  /// A safer level comes first.
  public static func < (left: Safety, right: Safety) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self)! }
}
