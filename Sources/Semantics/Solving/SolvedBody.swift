import Syntax

/// What is known of the code of one member, or of one declaration at the top level of a file.
struct SolvedBody {
  /// The types of expressions.
  var types: [NodeID: SwiftType] = [:]
  /// The declarations that names, members and implicit members refer to, by the node of the name.
  var references: [NodeID: Reference] = [:]
  /// The types of the variables and closure parameters that the code declares.
  var locals: [DeclID: SwiftType] = [:]
}

/// What a name refers to.
public enum Reference: Hashable, Sendable {
  case declaration(DeclID)
  /// Several declarations that cannot be told apart.
  case ambiguous([DeclID])
  case unknown
}
