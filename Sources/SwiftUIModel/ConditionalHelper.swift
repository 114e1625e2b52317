import Syntax

/// A declared function that takes a condition and a transform of the view: `if`, `when`, `applyIf`.
public struct ConditionalHelper: Hashable, Sendable {
  public let name: String
  /// The type or protocol whose extension declares it.
  public let extendedType: String
  public let parameters: [Parameter]
  public let meaning: Meaning
  /// Whether it returns `AnyView`, which the code around a call may require.
  public let isTypeErased: Bool
  /// Whether only its own file can call it.
  public let isPrivate: Bool

  /// What the body does.
  public enum Meaning: Hashable, Sendable {
    /// `if c { transform(self) } else { self }`, or with the condition negated.
    case applies(whenTrue: Bool)
    /// `if c { transform(self) } else { alternative(self) }`
    case chooses
    /// `if let value { transform(self, value) } else { self }`
    case unwraps
    case other
  }

  /// Whether it only chooses between two views.
  public var isConditional: Bool { meaning != .other }

  /// A parameter with its role.
  public struct Parameter: Hashable, Sendable {
    public enum Role: Hashable, Sendable {
      case condition
      /// The number of the closure's parameters, including the view.
      case transform(valueCount: Int)
      case alternative
      case other
    }

    public let label: String?
    public let role: Role
    public let hasDefault: Bool
  }
}

extension ConditionalHelper {
  /// Reads a function of an extension; nil if it does not take a transform of the view and another
  /// parameter.
  public init?(_ function: FunctionDeclView, in enclosing: ExtensionDeclView) {
    let reading = HelperReading(function, in: enclosing)
    guard let meaning = reading.meaning else { return nil }
    name = function.name
    extendedType = enclosing.extendedName
    parameters = reading.parameters
    self.meaning = meaning
    isTypeErased = function.returnType?.text == "AnyView"
    isPrivate = enclosing.cursor.isPrivate || function.cursor.isPrivate
  }
}
