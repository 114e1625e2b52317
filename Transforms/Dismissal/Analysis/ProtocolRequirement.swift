import Semantics
import SwiftUIModel
import SymbolIndex
import Syntax
import TransformKit

/// What the protocols of a type require of it.
public struct ProtocolRequirement: Sendable {
  private let type: TypeDecl
  private let program: SharedProgram
  /// A protocol of the repository whose file could not be read, and which so may require anything.
  private let unread: String?

  public init(of type: TypeDecl, context: TransformContext) {
    self.type = type
    program = context.program
    unread =
      context.index.protocols(of: type.name)
      .first { context.file(at: $0.path) == nil }?.symbol.name
  }

  /// A protocol that requires a member of a name.
  public func naming(_ name: String) -> String? {
    unread
      ?? program.ask { program in
        program.protocols(requiring: name, ofTypeAt: type.cursor).first.map(program.name(of:))
      }
  }

  /// A protocol that requires an initializer.
  public var ofInitializer: String? { naming("init") }
}
