import Semantics
import Syntax

/// The setter of a binding, which the code that presents a view makes itself, or a declaration makes
/// for it: `Binding(get: …, set: { isShown = $0 })`.
struct BindingSetter {
  /// The only statement of the setter.
  let statement: SyntaxCursor
  /// The name of the new value: `$0`.
  let parameter: String
  /// The binding whose `wrappedValue` the setter means, for a member of an extension of `Binding`.
  let source: SyntaxCursor?

  /// - Returns: nil where the setter is unknown, or has several statements.
  init?(of binding: SyntaxCursor, in program: Program) {
    let expression = binding.withoutCast
    if let setter = Self.setter(madeBy: expression, in: program) {
      self.init(setter, source: nil)
      return
    }
    let called = FunctionCallView(expression)
    let decls = program.declarations(of: called?.callee ?? expression)
    guard let decl = decls.first, decls.count == 1, program.knownModule(of: decl) == nil,
      let made = program.cursor(of: decl).onlyExpression(in: program, decl),
      let setter = Self.setter(madeBy: made, in: program)
    else { return nil }
    let isOfBinding = program.isMember(decl, ofKnownType: "Binding")
    let member = called?.member ?? MemberAccessView(expression)
    self.init(setter, source: isOfBinding ? member?.base : nil)
  }

  private init?(_ setter: ClosureView, source: SyntaxCursor?) {
    let names = setter.parameterNames
    guard let statement = setter.statements.first, setter.statements.count == 1,
      !setter.hasCaptures, (names?.count ?? 1) == 1
    else { return nil }
    self.statement = statement
    self.source = source
    parameter = names?[0] ?? "$0"
  }

  /// The closure for `set:` of a call of one of SwiftUI's initializers.
  private static func setter(madeBy call: SyntaxCursor, in program: Program) -> ClosureView? {
    guard let call = FunctionCallView(call),
      call.arguments.map(\.label) == ["get", "set"]
        || call.arguments.map(\.label) == ["get", nil],
      call.callee?.isBinding(in: program) == true
    else { return nil }
    return ClosureView(call.arguments[1].value)
  }
}

extension SyntaxCursor {
  /// Whether what is called is SwiftUI's `Binding`, by its name, or `.init`.
  fileprivate func isBinding(in program: Program) -> Bool {
    switch kind {
    case .genericSpecializationExpr:
      return children.first { _ in true }?.isBinding(in: program) ?? false
    case .declReferenceExpr:
      guard declaredName == "Binding",
        case .global(let decls) = program.meaning(of: "Binding", at: self)
      else { return declaredName == "Binding" }
      return decls.allSatisfy { program.knownModule(of: $0) != nil }
    default:
      let member = MemberAccessView(self)
      return member?.name == "init" && member?.base?.isBinding(in: program) ?? true
    }
  }

  /// The expression that a function without parameters or a read-only property consists of.
  fileprivate func onlyExpression(in program: Program, _ decl: DeclID) -> SyntaxCursor? {
    let block: SyntaxCursor?
    if let function = FunctionDeclView(self) {
      guard function.parameters.isEmpty else { return nil }
      block = function.body
    } else {
      block = program.binding(of: decl)?.child(.accessorBlock)
    }
    let statements = block.map { Array($0.children) } ?? []
    guard statements.count == 1, let statement = statements.first else { return nil }
    return statement.kind == .returnStmt ? statement.children.first { _ in true } : statement
  }
}
