import SymbolIndex
import Syntax

/// The questions that others ask of a program.
extension Program {
  /// The type of an expression; incomplete or unknown where it cannot be told.
  public func type(of expression: SyntaxCursor, in file: Int32) -> SwiftType {
    body(around: expression, in: file).types[expression.id] ?? .unknown
  }

  /// What a name refers to: a `declReferenceExpr`, alone, as a member or in a key path.
  public func reference(of name: SyntaxCursor, in file: Int32) -> Reference {
    body(around: name, in: file).references[name.id] ?? .unknown
  }

  /// Whether a declaration is another name for a type that is declared elsewhere.
  public func isAlias(_ decl: DeclID) -> Bool {
    [.typeAliasDecl, .associatedTypeDecl, .genericParameter].contains(kind(of: decl))
  }
}
