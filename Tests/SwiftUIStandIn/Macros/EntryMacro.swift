import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry var accent: Color = .red` in an extension of `EnvironmentValues` and its like: a key type
/// beside the property, and accessors that go through it.
public struct EntryMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let key = try Entry(declaration, in: context).key
    return ["get { self[\(raw: key).self] }", "set { self[\(raw: key).self] = newValue }"]
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration, in: context)
    return [
      """
      private struct \(raw: entry.key): \(raw: entry.keyProtocol) {
        \(raw: entry.keyMember)
      }
      """
    ]
  }
}

/// What is read of the property.
private struct Entry {
  let key: String
  let keyProtocol: String
  /// The requirement of the key's protocol.
  let keyMember: String

  init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw Fault("@Entry belongs on a property with a name") }
    let owner = context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first
    guard let owner = owner?.extendedType.trimmedDescription.split(separator: ".").last,
      let keyProtocol = Self.protocols[String(owner)]
    else { throw Fault("@Entry belongs in an extension of \(Self.protocols.keys.sorted())") }
    key = "__Key_" + name.filter { $0 != "`" }
    self.keyProtocol = keyProtocol

    let type = binding.typeAnnotation?.type
    if keyProtocol == "FocusedValueKey" {
      guard let value = type?.wrappedType else { throw Fault("a focused value is optional") }
      keyMember = "typealias Value = \(value.trimmedDescription)"
      return
    }
    guard let value = binding.initializer?.value ?? type?.wrappedType.map({ _ in "nil" }) else {
      throw Fault("@Entry needs a default value")
    }
    keyMember =
      type.map { "static var defaultValue: \($0.trimmedDescription) { \(value) }" }
      ?? "nonisolated(unsafe) static let defaultValue = \(value)"
  }

  private static let protocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]
}

extension TypeSyntax {
  /// `Value` of `Value?` and of `Optional<Value>`.
  fileprivate var wrappedType: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    guard let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional",
      case .type(let argument)? = name.genericArgumentClause?.arguments.first?.argument
    else { return nil }
    return argument
  }
}

struct Fault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
