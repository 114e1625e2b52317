import SourceText
import Syntax
import TransformKit

/// Replaces one thing by another.
public struct NAME: Transform {
  public let summary = "Replaces one thing by another."
  public let safety = Safety.safe
  public let availability = Availability(iOS: 13)

  public init() {}

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    []
  }
}
