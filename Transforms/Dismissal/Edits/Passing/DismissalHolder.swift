/// What a view has that dismisses the screen: the property that it passes on to views in its body.
struct DismissalHolder {
  let name: String
  /// A binding, a closure or a model.
  let strategy: DismissalStrategy

  init(_ name: String, _ strategy: DismissalStrategy) {
    self.name = name
    self.strategy = strategy
  }

  /// What it passes to a view; nil where it has only a closure and the view needs a binding.
  func value(for other: DismissalStrategy) -> String? {
    switch (strategy, other) {
    case (.binding, .binding): "$" + name
    case (.binding, .closure): "{ \(name) = false }"
    case (.item, .closure): "{ \(name) = nil }"
    case (.closure, .closure), (.model, .model): name
    default: nil
    }
  }
}
