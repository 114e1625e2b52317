import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// The requirements of a type by the protocols of its repository.
public struct ProtocolRequirement: Sendable {
  /// The protocols by name, each with its declaration if its file was read.
  private let protocols: [(name: String, decl: TypeDecl?)]

  public init(of type: TypeDecl, context: TransformContext) {
    protocols = context.index.protocols(of: type.name).map { placed in
      let tree = context.screens.file(at: placed.path)?.tree
      return (
        placed.symbol.name,
        tree.flatMap { TypeDecl(SyntaxCursor(tree: $0, id: placed.symbol.node)) }
      )
    }
  }

  /// A protocol that has a name in one of its members, and so may require a member of that name.
  public func naming(_ name: String) -> String? {
    first(with: { member in
      member.tokenIDs.contains { member.tree.name(of: TokenID($0)) == name }
    })
  }

  /// A protocol that requires an initializer.
  public var ofInitializer: String? { first(with: { $0.kind == .initializerDecl }) }

  /// The first protocol with such a member; a protocol that was not read may have any.
  private func first(with isSuch: (SyntaxCursor) -> Bool) -> String? {
    protocols.first { $0.decl?.members.contains(where: isSuch) ?? true }?.name
  }
}
