import TransformKit

/// A stored property that takes the place of one that a view read from its environment; who makes the
/// view hands it over.
public struct HandedProperty: Sendable {
  public let name: String
  let attribute: String?
  let introducer: String
  let type: String
  /// The type of an initialiser's parameter for it.
  let parameterType: String
  /// What an initialiser assigns that parameter to, `self` left out.
  let storage: String

  /// `@Binding var isPresented: Bool`
  public static func binding(_ name: String) -> HandedProperty {
    HandedProperty(
      name: name, attribute: "@Binding", introducer: "var", type: "Bool",
      parameterType: "Binding<Bool>", storage: "_" + name)
  }

  /// `let dismiss: () -> Void`
  public static func closure(_ name: String, type: String = "() -> Void") -> HandedProperty {
    HandedProperty(
      name: name, attribute: nil, introducer: "let", type: type,
      parameterType: "@escaping " + type, storage: name)
  }

  /// `var isPresented: Bool`
  var declaration: String { "\(introducer) \(name): \(type)" }

  /// `isPresented: Binding<Bool>`
  var parameter: String { "\(name): \(parameterType)" }

  func argument(_ value: String) -> String { "\(name): \(value)" }
}
