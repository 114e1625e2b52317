import Syntax

/// What is known of a type. Two types are equal when Swift takes them for the same type.
public indirect enum SwiftType: Hashable, Sendable {
  /// A structure, class, enumeration or actor, with the generic arguments of the types around it first.
  case nominal(DeclID, [SwiftType])
  /// A generic parameter; the `Self` of a protocol, whose declaration is then the protocol's. Where an
  /// extension or function asks more of it than its own declaration, it says so (`in`).
  case parameter(DeclID, in: DeclID? = nil)
  /// `T.Element`, as long as nothing says which type that is.
  case member(SwiftType, String)
  /// `some P`, as the declaration that returns it with the generic arguments that it was used with.
  case opaque(DeclID, arguments: [SwiftType], bounds: [SwiftType])
  /// `any P & Q`
  case existential([SwiftType])
  /// A protocol as a constraint, with the arguments of its primary associated types.
  case constraint(DeclID, [SwiftType])
  case function([Parameter], SwiftType, FunctionEffects = [])
  case tuple([Element])
  case metatype(SwiftType)
  /// `repeat each T`
  case expansion(SwiftType)
  /// What an argument is still to tell.
  case variable(Int)
  case unknown

  /// One parameter of a function type.
  public struct Parameter: Hashable, Sendable {
    public let type: SwiftType
    public var isVariadic = false
    public var isAutoclosure = false
    public var isInOut = false
    /// The result builder that makes the value of a closure, as in `@ViewBuilder content: () -> Content`.
    public var builder: SwiftType?
  }

  public struct Element: Hashable, Sendable {
    public let label: String?
    public let type: SwiftType
  }

  /// What a call of a function may do besides returning.
  public struct FunctionEffects: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let `throws` = FunctionEffects(rawValue: 1)
    public static let async = FunctionEffects(rawValue: 2)
  }

  public static let void = SwiftType.tuple([])

  /// What tables ask for; see `NodeID`.
  public func _rawHashValue(seed: Int) -> Int { number.spread(seed: seed) }

  /// A number that is the same for equal types, and another one for most others.
  private var number: UInt64 {
    func number(of types: [SwiftType], after start: UInt64) -> UInt64 {
      types.reduce(start) { $0 &* 31 &+ $1.number }
    }
    return switch self {
    case .nominal(let decl, let types), .constraint(let decl, let types),
      .opaque(let decl, let types, _):
      number(of: types, after: decl.number)
    case .parameter(let decl, _): decl.number &+ 1
    case .member(let base, let name): base.number &+ UInt64(name.utf8.count)
    case .existential(let bounds): number(of: bounds, after: 2)
    case .function(let parameters, let result, _):
      parameters.reduce(result.number) { $0 &* 31 &+ $1.type.number }
    case .tuple(let elements): elements.reduce(3) { $0 &* 31 &+ $1.type.number }
    case .metatype(let type): type.number &+ 4
    case .expansion(let type): type.number &+ 5
    case .variable(let index): UInt64(index)
    case .unknown: 6
    }
  }
}

extension SwiftType {
  /// The type with every part replaced for which `change` has another one; parts first.
  func mapped(_ change: (SwiftType) -> SwiftType?) -> SwiftType { changed(change) ?? self }

  /// The same; nil where nothing is replaced, since most types stay as they are and a copy costs more than
  /// the look at all parts.
  fileprivate func changed(_ change: (SwiftType) -> SwiftType?) -> SwiftType? {
    let parts: SwiftType?
    switch self {
    case .nominal(let decl, let arguments):
      parts = arguments.replaced { $0.changed(change) }.map { .nominal(decl, $0) }
    case .member(let base, let name):
      parts = base.changed(change).map { .member($0, name) }
    case .opaque(let decl, let arguments, let bounds):
      let new = (
        arguments.replaced { $0.changed(change) }, bounds.replaced { $0.changed(change) }
      )
      let isSame = new.0 == nil && new.1 == nil
      parts = isSame ? nil : .opaque(decl, arguments: new.0 ?? arguments, bounds: new.1 ?? bounds)
    case .existential(let bounds):
      parts = bounds.replaced { $0.changed(change) }.map { .existential($0) }
    case .constraint(let decl, let arguments):
      parts = arguments.replaced { $0.changed(change) }.map { .constraint(decl, $0) }
    case .function(let parameters, let result, let effects):
      let new = (parameters.replaced { $0.changed(change) }, result.changed(change))
      let isSame = new.0 == nil && new.1 == nil
      parts = isSame ? nil : .function(new.0 ?? parameters, new.1 ?? result, effects)
    case .tuple(let elements):
      parts = elements.replaced { element in
        element.type.changed(change).map { Element(label: element.label, type: $0) }
      }.map { .tuple($0) }
    case .metatype(let type):
      parts = type.changed(change).map { .metatype($0) }
    case .expansion(let type):
      parts = type.changed(change).map { .expansion($0) }
    case .parameter, .variable, .unknown:
      parts = nil
    }
    return change(parts ?? self) ?? parts
  }

  /// Whether some part of the type has a property.
  public func contains(where isSuch: (SwiftType) -> Bool) -> Bool {
    if isSuch(self) { return true }
    switch self {
    case .nominal(_, let arguments), .constraint(_, let arguments), .existential(let arguments):
      return arguments.contains { $0.contains(where: isSuch) }
    case .opaque(_, let arguments, _): return arguments.contains { $0.contains(where: isSuch) }
    case .member(let base, _), .metatype(let base), .expansion(let base):
      return base.contains(where: isSuch)
    case .function(let parameters, let result, _):
      return parameters.contains { $0.type.contains(where: isSuch) }
        || result.contains(where: isSuch)
    case .tuple(let elements): return elements.contains { $0.type.contains(where: isSuch) }
    case .parameter, .variable, .unknown: return false
    }
  }

  /// Whether nothing in the type is unknown or undecided.
  public var isComplete: Bool {
    !contains {
      switch $0 {
      case .unknown, .variable: true
      default: false
      }
    }
  }

  var isUnknown: Bool { self == .unknown }

  /// `any P` for `any P.Type`, the metatype of any type that conforms to `P`; nil for other types.
  var anyMetatype: SwiftType? {
    guard case .existential(let bounds) = self, bounds.count == 1,
      case .metatype(let type) = bounds[0]
    else { return nil }
    return type
  }

  /// The type with the metatype of any type that conforms to a protocol taken for that of one such type.
  var openedMetatype: SwiftType { anyMetatype.map { .metatype($0) } ?? self }
}

extension SwiftType.Parameter {
  /// The parameter with the parts of its types replaced for which `change` has another one; nil where none is.
  fileprivate func changed(_ change: (SwiftType) -> SwiftType?) -> SwiftType.Parameter? {
    let new = (type.changed(change), builder?.changed(change))
    if new.0 == nil, new.1 == nil { return nil }
    var parameter = replacing(new.0 ?? type)
    parameter.builder = new.1 ?? builder
    return parameter
  }

  func replacing(_ type: SwiftType) -> SwiftType.Parameter {
    SwiftType.Parameter(
      type: type, isVariadic: isVariadic, isAutoclosure: isAutoclosure, isInOut: isInOut,
      builder: builder)
  }
}

extension Array {
  /// The elements with those replaced for which `change` has another one; nil where none is.
  fileprivate func replaced(_ change: (Element) -> Element?) -> [Element]? {
    var result: [Element]?
    for index in indices {
      guard let new = change(self[index]) else { continue }
      if result == nil { result = self }
      result![index] = new
    }
    return result
  }
}
