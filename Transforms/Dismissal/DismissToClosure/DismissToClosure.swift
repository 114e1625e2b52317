import SourceText
import TransformKit

/// Replaces the action through which a view closes itself by a closure that it is handed.
public struct DismissToClosure: Transform {
  public let summary =
    "Hands a view that closes itself a closure that does it."
  public let safety = Safety.review
  public let requiredWord: String? = "Environment"
  public let options = DismissalOptions.closure + DismissalOptions.handing + DismissalOptions.common

  public init() {}

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    DismissalRewrite(self, in: context).outcomes(in: file, choice: .closure)
  }
}
