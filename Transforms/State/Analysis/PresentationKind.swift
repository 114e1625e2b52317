/// A modifier that presents a view by a flag, and has a form that takes an item instead.
enum PresentationKind: String, CaseIterable {
  case sheet
  case fullScreenCover
  case popover

  /// The names that the enumeration may have, the first one preferred.
  func typeNames(in view: String) -> [String] {
    let base = noun.prefix(1).uppercased() + noun.dropFirst()
    return [base, "Presented" + base, view + base]
  }

  /// The names that the state may have.
  var stateNames: [String] {
    let base = noun.prefix(1).uppercased() + noun.dropFirst()
    return ["presented" + base, "active" + base, "shown" + base]
  }

  /// The names that the function which makes bindings may have.
  var bindingNames: [String] {
    let ending = self == .sheet ? "" : noun.prefix(1).uppercased() + noun.dropFirst()
    return ["isPresenting" + ending, "isShowing" + ending, "isShown" + ending]
  }

  /// The names that the parameter of the content may have.
  var parameterNames: [String] { [noun, "presented", "shown"] }

  /// What a person calls the presentation.
  var noun: String { self == .fullScreenCover ? "cover" : rawValue }

  /// The words for the presentation in messages.
  var words: String { self == .fullScreenCover ? "full-screen cover" : rawValue }
}
