import SourceText
import Syntax
import TransformKit

/// What stands in the way of a rewrite, and where.
public struct PlacedObstacle: Error, Sendable {
  public let obstacle: Obstacle
  public let place: SyntaxCursor

  public init(_ obstacle: Obstacle, at place: SyntaxCursor) {
    self.obstacle = obstacle
    self.place = place
  }

  public init(
    _ code: DeclineCode, _ reason: String, remedy: String? = nil, at place: SyntaxCursor
  ) {
    self.init(Obstacle(code, reason, remedy: remedy), at: place)
  }
}
