import Semantics
import Syntax

extension Program {
  /// The statements that a computed property or function consists of, or the initial value of a variable.
  ///
  /// The statements of all branches of an `#if` count.
  public func statements(of decl: DeclID) -> [SyntaxCursor] {
    let cursor = cursor(of: decl)
    if let function = FunctionDeclView(cursor) { return function.body?.statements ?? [] }
    guard cursor.kind == .identifierPattern,
      let binding = file(decl.file).indexed.ancestry.parent(of: cursor),
      binding.kind == .patternBinding
    else { return [] }
    if let getter = binding.child(.accessorBlock)?.getter { return getter.statements }
    return binding.child(.initializerClause)?.children.filter { $0.kind != .unexpectedNodes } ?? []
  }

  /// Whether a declaration is a property with a getter.
  public func isComputed(_ decl: DeclID) -> Bool {
    let cursor = cursor(of: decl)
    guard cursor.kind == .identifierPattern,
      let binding = file(decl.file).indexed.ancestry.parent(of: cursor)
    else { return false }
    return binding.child(.accessorBlock) != nil && binding.child(.initializerClause) == nil
  }

  /// The expression that a declaration consists of, if it is one alone.
  func value(of decl: DeclID) -> SyntaxCursor? {
    let statements = statements(of: decl)
    guard statements.count == 1 else { return nil }
    return statements[0].kind == .returnStmt
      ? statements[0].children.first { _ in true } : statements[0]
  }
}

extension SyntaxCursor {
  /// The block of statements that is the getter, of a block of accessors.
  public var getter: SyntaxCursor? {
    let accessors = children.filter { $0.kind == .accessorDecl }
    guard !accessors.isEmpty else { return self }
    return accessors.first { $0.token(.get) != nil }?.child(.codeBlock)
  }

  /// The statements of a block.
  fileprivate var statements: [SyntaxCursor] { children.flatMap(\.unconditionalStatements) }

  /// The statement itself, or the statements in all branches of an `#if`.
  private var unconditionalStatements: [SyntaxCursor] {
    guard kind == .ifConfigDecl else { return [self] }
    return children.filter { $0.kind == .ifConfigClause }.flatMap { clause in
      let hasCondition = clause.token(.poundElse) == nil
      return clause.children.dropFirst(hasCondition ? 1 : 0).flatMap(\.unconditionalStatements)
    }
  }
}
