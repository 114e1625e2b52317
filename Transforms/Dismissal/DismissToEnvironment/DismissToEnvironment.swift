import SourceText
import TransformKit

/// Replaces the action through which a view closes itself by an entry of the environment that is
/// set where it is presented.
public struct DismissToEnvironment: Transform {
  public let summary =
    "Gives a view that closes itself an action in its environment that does it."
  public let safety = Safety.review
  public let requiredWord: String? = "Environment"
  public let options = DismissalOptions.environment + DismissalOptions.common

  public init() {}

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    DismissalRewrite(self, in: context).outcomes(in: file, choice: .environment)
  }
}
