import Semantics
import SymbolIndex
import Syntax

// Statements that do something rather than give a value.

extension Program {
  /// Whether a function or computed property gives a view, which a result builder may make of its statements.
  public func buildsViews(_ decl: DeclID) -> Bool {
    let cursor = cursor(of: decl)
    let function = FunctionDeclView(cursor)
    guard let home = function?.cursor ?? variable(of: decl) else { return false }
    let written = function?.returnType ?? binding(of: decl)?.child(.typeAnnotation)
    let result = written?.textWithoutTrivia.drop { $0 == ":" } ?? ""
    return result.hasPrefix("some") || result.hasSuffix("View") || result.hasSuffix("Content")
      || home.children.contains {
        $0.kind == .attribute && $0.textWithoutTrivia.hasSuffix("Builder")
      }
  }

  private func variable(of decl: DeclID) -> SyntaxCursor? {
    binding(of: decl).flatMap { file(decl.file).indexed.ancestry.parent(of: $0) }
  }

  /// What the statements of a body do to something that is not local to it: a call whose value is not used, or an
  /// assignment; nil where they only compute. An initializer sets its own members.
  func effectOfStatements(in code: SyntaxCursor) -> HiddenRead? {
    guard [.codeBlock, .accessorBlock].contains(code.kind) else { return nil }
    let isInitializer = Ancestry(of: code.tree).parent(of: code)?.kind == .initializerDecl
    return effect(in: code, isValue: !isInitializer, isInitializer)
  }

  /// - Parameter isValue: whether the last statement is the value of the block.
  private func effect(
    in block: SyntaxCursor, isValue: Bool, _ isInitializer: Bool
  ) -> HiddenRead? {
    let statements = Array(block.children)
    for (index, statement) in statements.enumerated() {
      let isLast = index == statements.count - 1
      if !(isLast && isValue), let found = effect(of: statement, isInitializer) {
        return found
      }
      for block in statement.blocks {
        let found = effect(in: block, isValue: isLast && isValue, isInitializer)
        if let found { return found }
      }
    }
    return nil
  }

  private func effect(of statement: SyntaxCursor, _ isInitializer: Bool) -> HiddenRead? {
    switch statement.kind {
    case .tryExpr, .awaitExpr:
      return statement.children.reversed().first.flatMap { effect(of: $0, isInitializer) }
    case .functionCallExpr:
      guard let call = FunctionCallView(statement), let name = call.nameNode?.declaredName,
        !Self.quiet.contains(name), call.member?.base.map(isLocal) != true, !isInitializer
      else { return nil }
      return HiddenRead(name: name, kind: .effect)
    case .sequenceExpr:
      guard let target = statement.assignedTarget, target.kind != .discardAssignmentExpr,
        !isLocal(target), !isInitializer
      else { return nil }
      let name = MemberAccessView(target)?.name ?? target.declaredName
      return HiddenRead(name: name ?? target.oneLineText, kind: .count)
    default: return nil
    }
  }

  /// Whether an expression begins with a name that the code itself declares.
  private func isLocal(_ expression: SyntaxCursor) -> Bool {
    var root = expression
    while root.kind != .declReferenceExpr {
      guard let base = root.children.first(where: { _ in true }) else { return false }
      root = base
    }
    guard let name = root.declaredName, !root.isSelf,
      case .local = meaning(of: name, at: root)
    else { return false }
    return true
  }

  /// What prints or checks something.
  private static let quiet: Set = [
    "NSLog", "assert", "assertionFailure", "debugPrint", "dump", "fatalError", "os_log",
    "precondition", "preconditionFailure", "print",
  ]
}

extension SyntaxCursor {
  /// The blocks of an `if`, a loop or a `switch`, those of `else if` included.
  fileprivate var blocks: [SyntaxCursor] {
    switch kind {
    case .codeBlock: [self]
    case .ifExpr, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .doStmt, .switchExpr, .switchCase,
      .deferStmt:
      children.flatMap(\.blocks)
    default: []
    }
  }
}
