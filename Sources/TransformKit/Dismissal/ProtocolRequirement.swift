import SwiftUIModel
import SymbolIndex
import Syntax

/// What a type owes the protocols of its repository.
public struct ProtocolRequirement: Sendable {
  /// The names of the protocols.
  private let protocols: [(name: String, decl: TypeDecl)]

  public init(of type: TypeDecl, context: TransformContext) {
    protocols = context.index.protocols(of: type.name).compactMap { placed in
      guard let tree = context.screens.file(at: placed.path)?.tree else { return nil }
      return TypeDecl(SyntaxCursor(tree: tree, id: placed.symbol.node)).map {
        (placed.symbol.name, $0)
      }
    }
  }

  /// A protocol that has a name in one of its members, and so may ask for what is called that.
  public func naming(_ name: String) -> String? {
    protocols.first { _, decl in
      let tree = decl.cursor.tree
      return decl.members.contains { member in
        member.tokenIDs.contains { tree.name(of: TokenID($0)) == name }
      }
    }?.name
  }

  /// A protocol that asks for an initialiser.
  public var ofInitializer: String? {
    protocols.first { $0.decl.members.contains { $0.kind == .initializerDecl } }?.name
  }
}
