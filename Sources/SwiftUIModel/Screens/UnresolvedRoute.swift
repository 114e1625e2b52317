import SourceText
import Syntax

/// The end of a presentation route that could not be found, and why.
public struct UnresolvedRoute: Sendable {
  public let code: DeclineCode
  /// The cause in words that follow "`V` is": "stored in an array; its use cannot be traced".
  public let reason: String
  public let place: SyntaxCursor
  /// What would remove the cause; nil for the remedy of the code.
  public var remedy: String?

  /// Whether only code outside the repository is unknown, which may create the view too.
  public var isOutsideRepository: Bool { code == .publicInterface }

  /// The view is stored or used as a value.
  static func untraceable(_ reason: String, at place: SyntaxCursor) -> UnresolvedRoute {
    UnresolvedRoute(
      code: .keptAsValue, reason: reason + "; its use cannot be traced", place: place)
  }

  /// Something of the repository gets the view as a value.
  static func untraceable(in name: String, at place: SyntaxCursor) -> UnresolvedRoute {
    UnresolvedRoute(
      code: .unknownWrapper, reason: "passed to `\(name)`, where its use cannot be traced",
      place: place)
  }
}
