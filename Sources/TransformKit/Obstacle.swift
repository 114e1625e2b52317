import Matching
import SourceText

/// Why something cannot be rewritten: the class of reasons, the reason in words that the code's author
/// would use, and what would change that.
public struct Obstacle: Error, Hashable, Sendable {
  public let code: DeclineCode
  public let reason: String
  /// That of its class of reasons where nothing better is known here.
  public let remedy: String?

  public init(_ code: DeclineCode, _ reason: String, remedy: String? = nil) {
    self.code = code
    self.reason = reason
    self.remedy = remedy ?? code.remedy
  }

  /// Whether nothing but a comment is in the way.
  public var isComment: Bool { code == .commentWouldBeLost }

  /// A comment that would have no place.
  public static func lostComment(
    _ comment: String, remedy: String? = "move the comment above the view"
  ) -> Obstacle {
    Obstacle(.commentWouldBeLost, "the comment `\(comment)` would be lost", remedy: remedy)
  }
}

extension Obstacle {
  /// Why a template cannot be written.
  init(_ obstacle: Rewriting.Obstacle) {
    switch obstacle {
    case .renamedParameter(let name):
      self.init(.nameMeansAnother, "the pattern names `\(name)` differently")
    case .lostComment(let comment):
      self.init(.commentWouldBeLost, "the comment `\(comment)` would be lost")
    }
  }
}
