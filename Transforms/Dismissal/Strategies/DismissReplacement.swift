/// The property that replaces `@Environment(\.dismiss)` in a view, and the code that dismisses with
/// it.
public struct DismissReplacement: Hashable, Sendable {
  public let strategy: DismissalStrategy
  public let name: String
  /// How a closure or an action of the environment is called.
  let action: EnvironmentAction
  /// What dismisses the view when it is assigned to a state.
  private(set) var value = "false"
  /// Whether the view has the property already.
  private(set) var isReused = false
  /// Whether it is the path of a stack, from which the view removes itself.
  private(set) var pops = false
  /// `if item?.id == note.id`, where the state may have another item by the time that it is set.
  private(set) var condition: String?
  /// The type of the item, where the property is the binding of one.
  private(set) var itemType: String?
  /// What the view shares with its presenters.
  private(set) var model: SharedModel?

  /// `@Binding var isPresented: Bool`, which the view sets to false.
  public static func binding(_ name: String) -> DismissReplacement {
    DismissReplacement(strategy: .binding, name: name, action: .function)
  }

  /// `@Binding var selectedNote: Note?`, which the view sets to `nil`.
  static func item(_ item: ItemBinding) -> DismissReplacement {
    DismissReplacement(
      strategy: .item, name: item.name, action: .function, value: "nil", itemType: item.type)
  }

  /// What the view holds for another purpose: `model.isSharing`, `item`.
  static func state(
    _ path: String, _ value: String, where condition: String? = nil
  ) -> DismissReplacement {
    DismissReplacement(
      strategy: .binding, name: path, action: .function, value: value, isReused: true,
      condition: condition)
  }

  /// A path that the view has: `router.path`.
  static func path(_ path: String) -> DismissReplacement {
    DismissReplacement(
      strategy: .binding, name: path, action: .function, isReused: true, pops: true)
  }

  /// `let dismiss: () -> Void`
  public static func closure(_ name: String) -> DismissReplacement {
    DismissReplacement(strategy: .closure, name: name, action: .function)
  }

  /// `var onClose: (() -> Void)?`, which every presenter passes.
  static func optionalClosure(_ name: String) -> DismissReplacement {
    DismissReplacement(strategy: .closure, name: name, action: .optionalFunction)
  }

  /// `let presentation: PresentationModel`
  static func model(_ name: String, _ model: SharedModel) -> DismissReplacement {
    DismissReplacement(strategy: .model, name: name, action: .function, model: model)
  }

  /// `@Environment(\.dismissAction) private var dismiss`
  public static func environment(
    _ name: String, _ action: EnvironmentAction = .function
  ) -> DismissReplacement {
    DismissReplacement(strategy: .environment, name: name, action: action)
  }

  /// The statement that dismisses the view.
  var statement: String { condition.map { "\($0) { \(unconditional) }" } ?? unconditional }

  /// The statement for lines of its own.
  var lines: String { condition.map { "\($0) {\n  \(unconditional)\n}" } ?? unconditional }

  private var unconditional: String {
    switch strategy {
    case .binding where pops: "if !\(name).isEmpty { \(name).removeLast() }"
    case .binding, .item: "\(name) = \(value)"
    case .closure, .environment: name + action.call
    case .model: "\(name).dismiss()"
    }
  }

  /// The expression that tells whether the view is presented.
  var presence: String { value == "nil" ? "(\(name) != nil)" : name }

  /// Whether the statement is a call without a value, as `dismiss()` was.
  var dismissesByCall: Bool { !strategy.isBinding && action != .optionalFunction }

  /// Whether the statement is an assignment, which is an expression.
  var isAssignment: Bool { !dismissesByCall && !pops && condition == nil }

  /// Whether the property itself is a function that dismisses the view.
  var isFunction: Bool {
    (strategy == .closure || strategy == .environment) && action == .function
  }
}

/// The type of an environment action that dismisses views.
public enum EnvironmentAction: Hashable, Sendable {
  /// `dismiss()`
  case function
  /// `dismiss?()`
  case optionalFunction
  /// `dismiss(.dismiss)`: a function that takes a `Dismissal`.
  case choice(String)

  /// The enumeration that a choice is made from.
  static let choiceType = "Dismissal"

  /// The type of the environment entry.
  var type: String {
    switch self {
    case .function: "() -> Void"
    case .optionalFunction: "(() -> Void)?"
    case .choice: "(\(Self.choiceType)) -> Void"
    }
  }

  /// The default value of the environment entry.
  var value: String {
    switch self {
    case .function: "{}"
    case .optionalFunction: "nil"
    case .choice: "{ _ in }"
    }
  }

  /// The end of a call, after the name of the property.
  fileprivate var call: String {
    switch self {
    case .function: "()"
    case .optionalFunction: "?()"
    case .choice(let choice): "(.\(choice))"
    }
  }
}
