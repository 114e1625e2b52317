/// `init?<T>(label name: Type) async throws where … { … }`
public struct InitializerDeclView: Sendable {
  public let cursor: SyntaxCursor

  public init?(_ cursor: SyntaxCursor) {
    guard cursor.kind == .initializerDecl else { return nil }
    self.cursor = cursor
  }

  /// The parameters with their parentheses.
  public var parameterClause: SyntaxCursor? {
    cursor.child(.functionSignature)?.child(.functionParameterClause)
  }

  public var parameters: [FunctionDeclView.Parameter] {
    parameterClause?.children.compactMap(FunctionDeclView.Parameter.init) ?? []
  }

  public var body: SyntaxCursor? { cursor.child(.codeBlock) }
}
