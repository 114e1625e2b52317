import TransformKit

/// What the user chose of how views are closed.
public struct DismissalOptions: Sendable {
  private let values: OptionValues

  public init(_ values: OptionValues) {
    self.values = values
  }

  /// The options that the forms share.
  public static let common: [TransformOption] = [
    TransformOption(
      "push", oneOf: ["native", "state"],
      "what becomes of links without a state: they stay, or they get one"),
    .flag("public-api", "change initialisers and views that other repositories can use"),
  ]

  /// Those of the forms that hand a view a property.
  public static let handing: [TransformOption] = [
    .flag("thread", "hand what closes a view through the views around it")
  ]

  public static let binding: [TransformOption] = [
    .identifier("name", default: "isPresented", "the name of the binding"),
    TransformOption(
      "helper", oneOf: ["extension", "inline"],
      "how a binding over an optional is made: by a function on `Binding`, or at the place"),
    .flag("equatable", "compare the view by what it is handed, the binding left out"),
  ]

  public static let closure: [TransformOption] = [
    TransformOption(
      "inject", oneOf: ["value", "state"],
      "what is handed over: a closure, or one that the presenting view keeps in a state")
  ]

  public static let environment: [TransformOption] = [
    .identifier("key", default: "dismissAction", "the name of the environment's entry"),
    TransformOption(
      "entry", oneOf: ["macro", "key"],
      "how the entry is declared: by `@Entry` (Xcode 16), or by a key of its own"),
    TransformOption(
      "inject", oneOf: ["value", "transform", "state"],
      "what is set or handed over: a closure; only where there is none; one that is kept in a state"
    ),
    TransformOption(
      "action", oneOf: ["function", "enum"],
      "whether the action closes one screen, or is told to close that or all; `inject` has no say then"
    ),
    TransformOption(
      "unresolved", oneOf: ["decline", "bridge"],
      "what is done where nothing is known to close the view: leave it alone, or keep SwiftUI's action"
    ),
  ]

  var threads: Bool { values.isTrue("thread") }
  var pushesByState: Bool { values["push"] == "state" }
  var allowsPublicAPI: Bool { values.isTrue("public-api") }
  var bindingName: String { values["name"] }
  var isEquatable: Bool { values.isTrue("equatable") }
  var storesAction: Bool { values["inject"] == "state" }
  var isInline: Bool { values["helper"] == "inline" }
  var key: String { values["key"] }
  /// How the action of the environment is called.
  var action: DismissForm.Action {
    if values["action"] == "enum" { return .choice("dismiss") }
    return values["inject"] == "transform" ? .optional : .certain
  }
  var bridges: Bool { values["unresolved"] == "bridge" }
  var isEntryMacro: Bool { values["entry"] == "macro" }
}
