/// A stored property that callers pass to a view, in the place of one that the view reads from its
/// environment.
public struct PassedProperty: Sendable {
  public let name: String
  let attribute: String?
  let introducer: String
  let type: String
  /// The type of an initializer's parameter for it.
  let parameterType: String
  /// What an initializer assigns the parameter to, without `self`.
  let storage: String
  /// What documentation says of the parameter, without a period.
  let summary: String
  /// Whether the property follows the others that a memberwise initializer takes, closures at the
  /// end left out; otherwise it takes the place of the old one.
  var followsData = false
  /// Whether it may leave the place of the old one: it goes before closures if `precedesClosures`,
  /// and leaves a heading that is only true of what the view reads from its environment.
  var mayMove = false
  /// Whether callers pass it before closures, unless it has to stay in its place.
  var precedesClosures: Bool { mayMove && attribute != nil }

  /// `@Binding var isPresented: Bool`
  public static func binding(_ name: String) -> PassedProperty {
    PassedProperty(
      name: name, attribute: "@Binding", introducer: "var", type: "Bool",
      parameterType: "Binding<Bool>", storage: "_" + name, summary: "Whether the view is presented")
  }

  /// `@Binding var selectedNote: Note?`
  static func item(_ name: String, type: String) -> PassedProperty {
    PassedProperty(
      name: name, attribute: "@Binding", introducer: "var", type: type + "?",
      parameterType: "Binding<\(type)?>", storage: "_" + name,
      summary: "The item that presents the view")
  }

  /// `let dismiss: () -> Void`
  public static func closure(_ name: String, type: String = "() -> Void") -> PassedProperty {
    PassedProperty(
      name: name, attribute: nil, introducer: "let", type: type,
      parameterType: "@escaping " + type, storage: name, summary: "Dismisses the view")
  }

  /// `let presentation: PresentationModel`
  static func model(_ name: String, _ model: SharedModel) -> PassedProperty {
    PassedProperty(
      name: name, attribute: nil, introducer: "let", type: model.type, parameterType: model.type,
      storage: name, summary: "The presentation of the view, and the action that dismisses it")
  }

  /// Whether it dismisses the view when it is called.
  var isFunction: Bool { attribute == nil && parameterType != type }

  /// `var isPresented: Bool`
  var declaration: String { "\(introducer) \(name): \(type)" }

  /// `isPresented: Binding<Bool>`
  var parameter: String { "\(name): \(parameterType)" }

  /// The names of types in what is written for it: `Binding` and `Bool`, `Void`. Those of a model are its own.
  var typeNames: Set<String> {
    guard parameterType != type else { return [] }
    let texts = [attribute ?? "", type, parameterType]
    return Set(
      texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        .filter { $0.first?.isUppercase == true }.map(String.init))
  }

  func argument(_ value: String) -> String { "\(name): \(value)" }
}
