import Syntax

/// The identity of a declaration in a `Program`: its file, its node, and which of the declarations
/// that the node makes is meant.
public struct DeclID: Hashable, Sendable {
  /// The index of the file in the program.
  public let file: Int32
  /// The declaration's node: a type or function declaration, the pattern of a variable, a parameter, an
  /// enumeration's case, a generic parameter.
  public let node: NodeID
  public let facet: Facet

  public enum Facet: UInt8, Sendable {
    /// What is written there.
    case declared
    /// `$name`, the projected value of a property with a wrapper.
    case projection
    /// `_name`, the wrapper itself.
    case storage
    /// The memberwise or default initializer of a type; the node is the type's.
    case implicitInitializer
    /// `self` in the type or extension that the node is.
    case selfValue
    /// `newValue`, `oldValue` or `error`; the node is the accessor's or the catch clause's.
    case implicitValue
  }

  public init(file: Int32, node: NodeID, facet: Facet = .declared) {
    self.file = file
    self.node = node
    self.facet = facet
  }

  /// Hashes all parts at once, since tables of declarations are what programs ask most.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// What tables ask for; see `NodeID`.
  public func _rawHashValue(seed: Int) -> Int { number.spread(seed: seed) }

  var number: UInt64 {
    let place = UInt64(UInt32(bitPattern: file)) << 32 | UInt64(node.index)
    return place << 3 ^ UInt64(facet.rawValue)
  }

  /// What is written at the node.
  public var declared: DeclID { facet(.declared) }

  /// `_name`, the wrapper of a property.
  public var storage: DeclID { facet(.storage) }

  /// Another declaration that the same node makes.
  func facet(_ facet: Facet) -> DeclID { DeclID(file: file, node: node, facet: facet) }
}
