/// How a view is dismissed once it does not read `\.dismiss` any more.
public enum DismissalStrategy: Sendable {
  /// The view gets the binding that presents it, and sets it to false.
  case binding
  /// The view gets the binding of the item that presents it, and sets it to `nil`.
  case item
  /// The view gets a closure from its presenter, and calls it.
  case closure
  /// The view and its presenter share a model: the state of the presentation, and the action that ends it.
  case model
  /// The view reads an action from its environment, which its presenter sets.
  case environment

  /// The name of the strategy in a title: "through a binding".
  var name: String {
    switch self {
    case .binding, .item: "a binding"
    case .closure: "a closure"
    case .model: "a model"
    case .environment: "an environment action"
    }
  }

  /// Whether the view sets a binding.
  var isBinding: Bool { self == .binding || self == .item }
}
