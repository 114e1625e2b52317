import SymbolIndex
import Syntax

/// The memberwise initializer of a structure, with a parameter for each stored property that it can
/// initialize.
///
/// The rules for parameters and access were tested with Swift 6.3.
public struct MemberwiseInitializer: Sendable {
  /// The properties that are parameters, in order.
  public let properties: [StoredProperty]

  /// - Returns: nil for other types, and for a structure that declares an initializer outside its
  ///   extensions.
  public init?(of type: TypeDecl) {
    guard type.cursor.kind == .structDecl,
      !type.members.contains(where: { $0.kind == .initializerDecl })
    else { return nil }
    properties = type.storedProperties.filter(\.isMemberwiseParameter)
  }

  public var signature: InitializerSignature {
    InitializerSignature(
      properties.map { property in
        InitializerSignature.Parameter(
          label: property.name, isOptional: property.mayBeLeftOut || property.isConditional,
          takesClosure: property.takesClosure)
      })
  }

  /// The property whose access level makes the initializer private. A call `V()` in other files then
  /// means the default initializer of a structure whose properties all have values.
  public var hidingProperty: StoredProperty? { properties.first(where: \.isPrivate) }
}

extension StoredProperty {
  fileprivate var isMemberwiseParameter: Bool {
    guard !wrappers.isEmpty else { return !(isLet && hasValue) }
    return !isPrivate || !mayBeLeftOut
  }

  /// Whether the memberwise initializer has a default for the property.
  fileprivate var mayBeLeftOut: Bool {
    guard let wrapper = wrappers.first else {
      return hasValue || isLazy || isOptional && !isLet
    }
    if hasValue || wrapper.hasArguments { return true }
    // Of the other wrappers, `State` begins as nil if its type is optional. Any other one may begin
    // without a value; if it does not, no call leaves it out either.
    return SwiftUINames[wrapper.name].contains(.wrapperNeedingValue)
      ? false
      : wrapper.name != "State" || isOptional
  }
}
