/// Why something cannot be rewritten, in words that the code's author would use, and what would
/// change that.
public struct Obstacle: Error, Hashable, Sendable {
  public let reason: String
  public let remedy: String?

  public init(_ reason: String, remedy: String? = nil) {
    self.reason = reason
    self.remedy = remedy
  }

  /// A comment that would have no place.
  public static func lostComment(_ comment: String) -> Obstacle {
    Obstacle("the comment `\(comment)` would be lost", remedy: "move the comment above the view")
  }
}
