/// How sure a change is to mean the same.
public enum Safety: String, CaseIterable, Comparable, Sendable {
  /// The program means the same, and comments are kept.
  case safe
  /// Probably what was meant, but someone should look at it.
  case review
  /// Worth pointing out; made only when all changes are asked for.
  case suggestion

  /// What one writes to have all changes made that are at least this sure.
  public var limit: String { self == .suggestion ? "all" : rawValue }

  /// Reads what one writes so.
  public init?(limit text: String) {
    guard let safety = Self.allCases.first(where: { $0.limit == text }) else { return nil }
    self = safety
  }

  /// The surer comes first.
  public static func < (left: Safety, right: Safety) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self)! }
}
