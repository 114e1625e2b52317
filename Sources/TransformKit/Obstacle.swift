import Matching
import SourceText
import SwiftUIModel
import SymbolIndex
import Syntax

/// Why something cannot be rewritten, and where the cause is.
public struct Obstacle: Error, Sendable {
  public let code: DeclineCode
  /// The reason in words that the code's author would use.
  public let reason: String
  /// What would remove the obstacle; by default the remedy of its code.
  public let remedy: String?
  /// The place of the cause; nil where it is the place that the transform looks at.
  public let place: SyntaxCursor?

  public init(
    _ code: DeclineCode, _ reason: String, remedy: String? = nil, at place: SyntaxCursor? = nil
  ) {
    self.code = code
    self.reason = reason
    self.remedy = remedy ?? code.remedy
    self.place = place
  }

  private init(_ obstacle: Obstacle, place: SyntaxCursor) {
    code = obstacle.code
    reason = obstacle.reason
    remedy = obstacle.remedy
    self.place = place
  }

  /// The same obstacle, at a place unless it has one.
  public func placed(at place: SyntaxCursor) -> Obstacle {
    Obstacle(self, place: self.place ?? place)
  }

  /// Whether the only obstacle is a comment.
  public var isComment: Bool { code == .commentWouldBeLost }

  /// A file that was not read may use what the change edits.
  public init(_ file: UnreadFile, mayUse name: String) {
    let reason = "\(file.path) may use `\(name)`; that file \(file.cause.words)"
    self.init(.fileNotRead, reason, remedy: file.cause.remedy)
  }

  /// A comment that the rewrite has no place for.
  public static func lostComment(
    _ comment: String, remedy: String? = "move the comment above the view",
    at place: SyntaxCursor? = nil
  ) -> Obstacle {
    Obstacle(
      .commentWouldBeLost, "the comment `\(comment)` would be lost", remedy: remedy, at: place)
  }
}

extension Obstacle {
  /// Why a template cannot be written.
  init(_ obstacle: TemplateRewriter.Obstacle) {
    switch obstacle {
    case .renamedParameter(let name):
      self.init(.nameMeansAnother, "the pattern names `\(name)` differently")
    case .lostComment(let comment):
      self.init(.commentWouldBeLost, "the comment `\(comment)` would be lost")
    }
  }
}
