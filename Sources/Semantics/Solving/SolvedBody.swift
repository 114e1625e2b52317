import Syntax

/// What is known of the code of one member, or of one declaration at the top level of a file.
struct SolvedBody {
  /// The types of expressions.
  var types: [NodeID: SwiftType] = [:]
  /// The declarations that names, members and implicit members refer to, by the node of the name.
  var references: [NodeID: Reference] = [:]
  /// The types of the variables and closure parameters that the code declares.
  var locals: [DeclID: SwiftType] = [:]
  /// What the places of expressions ask of their types.
  var expectations: [NodeID: Expectation] = [:]
}

/// What the place of an expression asks of its type.
public enum Expectation: Hashable, Sendable {
  /// A type that converts to this one.
  case type(SwiftType)
  /// Any type that conforms to some protocols, because it is what a generic parameter stands for.
  case anyType(conformingTo: [DeclID])
}

/// What a name refers to.
public enum Reference: Hashable, Sendable {
  case declaration(DeclID)
  /// Several declarations that cannot be told apart.
  case ambiguous([DeclID])
  case unknown

  /// The declarations that may be meant; none where nothing is known.
  public var decls: [DeclID] {
    switch self {
    case .declaration(let decl): [decl]
    case .ambiguous(let decls): decls
    case .unknown: []
    }
  }
}
