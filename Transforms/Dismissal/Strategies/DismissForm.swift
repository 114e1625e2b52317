import TransformKit

/// What a view closes itself through, in the place of the environment's own action.
public enum DismissForm: Hashable, Sendable {
  /// `@Binding var isPresented: Bool`, which is set to false.
  case binding(String)
  /// `let dismiss: () -> Void`
  case closure(String)
  /// `@Environment(\.dismissAction) private var dismiss`
  case environment(String, Action = .certain)

  /// How an action of the environment is called.
  public enum Action: Hashable, Sendable {
    /// `dismiss()`
    case certain
    /// `dismiss?()`
    case optional
    /// `dismiss(.dismiss)`, with what there is to choose from.
    case choice(String)

    /// What one may choose from.
    static let choiceType = "Dismissal"

    /// The type of the environment's entry.
    var type: String {
      switch self {
      case .certain: "() -> Void"
      case .optional: "(() -> Void)?"
      case .choice: "(\(Self.choiceType)) -> Void"
      }
    }

    /// The value of the entry where nothing was set.
    var value: String {
      switch self {
      case .certain: "{}"
      case .optional: "nil"
      case .choice: "{ _ in }"
      }
    }
  }

  /// The name of the property.
  public var name: String {
    switch self {
    case .binding(let name), .closure(let name), .environment(let name, _): name
    }
  }

  /// The statement that closes the view, and what stands between the name and its end.
  var closing: String {
    switch self {
    case .binding(let name): "\(name) = false"
    case .closure(let name), .environment(let name, .certain): "\(name)()"
    case .environment(let name, .optional): "\(name)?()"
    case .environment(let name, .choice(let choice)): "\(name)(.\(choice))"
    }
  }

  /// Whether what closes the view is a call without a value, as it was before.
  var closesByCall: Bool {
    switch self {
    case .closure, .environment(_, .certain), .environment(_, .choice): true
    case .binding, .environment(_, .optional): false
    }
  }

  /// Whether the property itself is a function that closes the view.
  var isFunction: Bool {
    switch self {
    case .closure, .environment(_, .certain): true
    case .binding, .environment: false
    }
  }
}
