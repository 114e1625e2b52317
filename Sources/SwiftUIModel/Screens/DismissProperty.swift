import SymbolIndex
import Syntax

/// `@Environment(\.dismiss) private var dismiss`: a stored property through which a view closes itself.
public struct DismissProperty: Sendable {
  public enum Key: String, Sendable {
    case dismiss, presentationMode
  }

  public let key: Key
  public let name: String
  /// The variable declaration.
  public let cursor: SyntaxCursor
  /// The type that it is a property of.
  public let type: TypeDecl
}
