import TransformKit

/// The user's choices for the dismissal transforms.
public struct DismissalOptions: Sendable {
  private let values: OptionValues

  public init(_ values: OptionValues) {
    self.values = values
  }

  /// The options of all strategies.
  public static let common: [TransformOption] = [
    TransformOption(
      "push", oneOf: ["state", "native"],
      "let a new `@State` property activate a `NavigationLink` that no state controls, or keep it"
    ),
    .flag("public-api", "change initializers and views that other repositories can use"),
  ]

  /// The options of the strategies that pass the view a property.
  public static let passing: [TransformOption] = [
    .flag("thread", "pass the property through the container views around the view"),
    TransformOption(
      "position", oneOf: ["automatic", "place", "last"],
      "put a closure behind the other properties and a binding in the place of the old property, or "
        + "either always there"),
  ]

  /// The option for views that dismiss themselves in vain.
  public static let dead = TransformOption(
    "dead", oneOf: ["report", "remove"],
    "report dismissals at the root of a window, where they do nothing, or remove them")

  public static let binding: [TransformOption] = [
    .identifier("name", default: "isPresented", "the name of the binding"),
    TransformOption(
      "helper", oneOf: ["extension", "inline"],
      "derive a Boolean binding from an optional with a function on `Binding`, or in place"),
    .flag("equatable", "make the view `Equatable`, comparing its inputs but not the binding"),
  ]

  public static let closure: [TransformOption] = [
    TransformOption(
      "inject", oneOf: ["value", "state", "model"],
      "pass a new closure, one that the presenting view stores in a `@State` property, or a model "
        + "that holds the presenting state")
  ]

  public static let environment = environment(
    injecting: TransformOption(
      "inject", oneOf: ["value", "transform", "state"],
      "set or pass a new closure, set one only where none is set, or store it in a `@State` "
        + "property"),
    unresolved: TransformOption(
      "unresolved", oneOf: ["bridge", "decline"],
      "where no known state presents the view: keep SwiftUI's action, or decline"))

  /// The options of all strategies together: a model is shared instead of a binding or a closure.
  public static let mixed =
    binding + passing
    + environment(
      injecting: TransformOption(
        "inject", oneOf: ["value", "transform", "state", "model"],
        "set or pass a new closure, set one only where none is set, store it in a `@State` "
          + "property, or pass a model that holds the presenting state"),
      unresolved: TransformOption(
        "unresolved", oneOf: ["automatic", "bridge", "decline"],
        "where no known state presents the view: keep SwiftUI's action if states dismiss the view in "
          + "most places, keep it in any case, or decline"))

  private static func environment(
    injecting inject: TransformOption, unresolved: TransformOption
  ) -> [TransformOption] {
    [
      .identifier("key", default: "dismissAction", "the name of the environment entry"),
      TransformOption(
        "entry", oneOf: ["automatic", "macro", "key"],
        "declare the entry as the repository does, with `@Entry` (Xcode 16), or with an "
          + "`EnvironmentKey`"),
      inject,
      TransformOption(
        "action", oneOf: ["function", "enum"],
        "the action dismisses one screen, or takes an argument: one screen or all; ignores `inject`"
      ),
      unresolved,
    ]
  }

  /// How far a change goes to dismiss a view. What goes farther needs review, and is tried where nothing else
  /// fits.
  enum Reach: Int, CaseIterable, Comparable {
    /// The states that present the view.
    case states
    /// New states, for links and stacks that have none.
    case links
    /// SwiftUI's own action, where there can be no state.
    case anywhere

    static func < (one: Reach, other: Reach) -> Bool { one.rawValue < other.rawValue }
  }

  private(set) var reach = Reach.states
  /// How far the user lets a change with some strategies go.
  func reaches(of strategies: [DismissalStrategy]) -> [Reach] {
    Reach.allCases.filter { reach in
      switch reach {
      case .states: true
      case .links: reaching(reach).pushesByState
      case .anywhere: strategies.contains(.environment) && reaching(reach).bridges
      }
    }
  }
  /// The same choices, with another reach.
  func reaching(_ reach: Reach) -> DismissalOptions {
    var options = self
    options.reach = reach
    return options
  }

  var passesThrough: Bool { isPassedThrough || values.isTrue("thread") }
  /// Whether one view is passed through although the user did not ask for it.
  private var isPassedThrough = false
  /// The same choices, but the property is passed through container views.
  func passingThrough() -> DismissalOptions {
    var options = self
    options.isPassedThrough = true
    return options
  }
  /// Whether every property stays in the place of the old one.
  var keepsPlace: Bool { values["position"] == "place" }
  /// Whether a property goes behind the others that callers pass.
  func followsData(isClosure: Bool) -> Bool {
    values["position"] == "last" || isClosure && values["position"] == "automatic"
  }
  var pushesByState: Bool {
    Reach.links <= reach && values["push"] == "state" && !keepsLinks
  }
  /// Whether no link gets a state, because other places keep SwiftUI's own action.
  private var keepsLinks = false
  /// The same choices, but links without a state keep SwiftUI's own action.
  func keepingLinks() -> DismissalOptions {
    var options = self
    options.keepsLinks = true
    return options
  }
  /// Whether dismissals that do nothing are removed.
  var removesDead: Bool { values.valueIfDeclared("dead") == "remove" }
  var allowsPublicAPI: Bool { values.isTrue("public-api") }
  var bindingName: String { values["name"] }
  var isEquatable: Bool { values.isTrue("equatable") }
  var storesAction: Bool { values["inject"] == "state" }
  var sharesModel: Bool { values["inject"] == "model" }
  var isInline: Bool { values["helper"] == "inline" }
  var key: String { values["key"] }
  /// How the environment action is called.
  var action: EnvironmentAction {
    if values["action"] == "enum" { return .choice("dismiss") }
    return values["inject"] == "transform" ? .optionalFunction : .function
  }
  /// Whether SwiftUI's own action stays where no state can dismiss the view.
  /// SwiftUI's own action dismisses one screen only.
  var bridges: Bool {
    reach == .anywhere && values["unresolved"] != "decline" && values["action"] == "function"
  }
  /// Whether it stays only if states dismiss the view in most places.
  var bridgesFewPlaces: Bool { values.valueIfDeclared("unresolved") == "automatic" }
  /// Whether what has no declaration in sight is taken to present by a state that it gets.
  var presumes: Bool { values.valueIfDeclared("unresolved") != "decline" }
  /// The form of the environment entry that the user chose; nil for that of the repository.
  var entryForm: EntryForm? {
    switch values["entry"] {
    case "macro": .macro
    case "key": .key
    default: nil
    }
  }
}
