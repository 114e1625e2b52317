/// Why something cannot be rewritten, in words that the code's author would use, and what would
/// change that.
public struct Obstacle: Error, Hashable, Sendable {
  public let reason: String
  public let remedy: String?
  /// Whether nothing but a comment is in the way.
  public let isComment: Bool

  public init(_ reason: String, remedy: String? = nil) {
    self.init(reason, remedy: remedy, isComment: false)
  }

  private init(_ reason: String, remedy: String?, isComment: Bool) {
    self.reason = reason
    self.remedy = remedy
    self.isComment = isComment
  }

  /// A comment that would have no place.
  public static func lostComment(
    _ comment: String, remedy: String? = "move the comment above the view"
  ) -> Obstacle {
    Obstacle("the comment `\(comment)` would be lost", remedy: remedy, isComment: true)
  }
}
