import SourceText
import TransformKit

/// Replaces the action through which a view closes itself by the binding that presents it.
public struct DismissToBinding: Transform {
  public let summary =
    "Hands a view that closes itself the binding that presents it."
  public let safety = Safety.review
  public let requiredWord: String? = "Environment"
  public let options = DismissalOptions.binding + DismissalOptions.handing + DismissalOptions.common

  public init() {}

  public func outcomes(in file: ParsedFile, context: TransformContext) -> [Outcome] {
    DismissalRewrite(self, in: context).outcomes(in: file, choice: .binding)
  }
}
