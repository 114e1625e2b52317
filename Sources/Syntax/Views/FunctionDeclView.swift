/// `func name<T>(label name: Type) -> Result where … { … }`
public struct FunctionDeclView: Sendable {
  public let cursor: SyntaxCursor

  public init?(_ cursor: SyntaxCursor) {
    guard cursor.kind == .functionDecl else { return nil }
    self.cursor = cursor
  }

  /// One parameter.
  public struct Parameter: Sendable {
    public let cursor: SyntaxCursor
    /// The label without backticks; nil for `_`.
    public let label: String?
    /// The name inside the function.
    public let name: String
    public let type: SyntaxCursor?
    public let hasDefault: Bool
  }

  /// The name without backticks; empty for an operator.
  public var name: String {
    cursor.token(after: .func).map(cursor.tree.name(of:)) ?? ""
  }

  public var parameters: [Parameter] {
    guard let clause = signature?.child(.functionParameterClause) else { return [] }
    return clause.children.compactMap(Parameter.init)
  }

  public var returnType: SyntaxCursor? {
    signature?.child(.returnClause)?.children.first { $0.kind != .unexpectedNodes }
  }

  public var body: SyntaxCursor? { cursor.child(.codeBlock) }

  public var whereClause: SyntaxCursor? { cursor.child(.genericWhereClause) }

  /// The name with its argument labels: `padding(_:_:)`.
  public var fullName: String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  private var signature: SyntaxCursor? { cursor.child(.functionSignature) }
}

extension FunctionDeclView.Parameter {
  public init?(_ cursor: SyntaxCursor) {
    guard cursor.kind == .functionParameter else { return nil }
    let tree = cursor.tree
    let names = cursor.ownTokens.prefix { tree.tokens[$0.index].kind != .colon }
    guard let first = names.first, let last = names.last else { return nil }
    self.cursor = cursor
    label = tree.tokens[first.index].kind == .wildcard ? nil : tree.name(of: first)
    name = tree.name(of: last)
    hasDefault = cursor.child(.initializerClause) != nil
    type = cursor.children.first {
      ![.attribute, .declModifier, .ifConfigDecl, .initializerClause, .unexpectedNodes].contains(
        $0.kind)
    }
  }
}
